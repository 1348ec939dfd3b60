// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The text without what would end a line or move the cursor of a terminal: a file's name or a
  /// phrase may hold anything.
  var oneLine: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.isControl {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
