// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
package import IntentWire

/// A type that travels as one value of the wire.
package protocol WireScalar {
  /// The value, nil for a wire value of another kind.
  static func fromWire(_ value: IntentValue) -> Self?

  var wireValue: IntentValue { get }
}

extension String: WireScalar {
  package static func fromWire(_ value: IntentValue) -> String? {
    if case .string(let text) = value { text } else { nil }
  }
  package var wireValue: IntentValue { .string(self) }
}

extension Int: WireScalar {
  package static func fromWire(_ value: IntentValue) -> Int? {
    if case .int(let number) = value { number } else { nil }
  }
  package var wireValue: IntentValue { .int(self) }
}

extension Double: WireScalar {
  package static func fromWire(_ value: IntentValue) -> Double? {
    if case .double(let number) = value { number } else { nil }
  }
  package var wireValue: IntentValue { .double(self) }
}

extension Bool: WireScalar {
  package static func fromWire(_ value: IntentValue) -> Bool? {
    if case .bool(let flag) = value { flag } else { nil }
  }
  package var wireValue: IntentValue { .bool(self) }
}

extension URL: WireScalar {
  package static func fromWire(_ value: IntentValue) -> URL? {
    if case .url(let text) = value { URL(string: text) } else { nil }
  }
  package var wireValue: IntentValue { .url(absoluteString) }
}

extension AttributedString: WireScalar {
  package static func fromWire(_ value: IntentValue) -> AttributedString? {
    if case .attributedString(let text) = value { AttributedString(text) } else { nil }
  }
  package var wireValue: IntentValue { .attributedString(String(characters)) }
}

extension IntentFile: WireScalar {
  package static func fromWire(_ value: IntentValue) -> IntentFile? {
    guard case .file(let name, _, let contents) = value else { return nil }
    return IntentFile(data: contents, filename: name)
  }
  package var wireValue: IntentValue { .file(name: filename, type: nil, contents: data) }
}
