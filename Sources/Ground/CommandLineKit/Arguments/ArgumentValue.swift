// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A type that one word of the command line can say.
package protocol ArgumentValue {
  /// Nil when the word does not name a value of this type.
  init?(argument: String)

  /// Every word that is understood, empty when there is no end of them.
  static var allArguments: [String] { get }

  /// The word for this value, shown as the default in help.
  var argumentDescription: String { get }
}

extension ArgumentValue {
  package static var allArguments: [String] { [] }
}

extension String: ArgumentValue {
  package init?(argument: String) { self = argument }
  package var argumentDescription: String { self }
}

extension Int: ArgumentValue {
  package init?(argument: String) { self.init(argument) }
  package var argumentDescription: String { String(self) }
}

extension Double: ArgumentValue {
  package init?(argument: String) {
    guard let value = Double(argument), value.isFinite else { return nil }
    self = value
  }
  package var argumentDescription: String { String(self) }
}

extension Bool: ArgumentValue {
  package init?(argument: String) { self.init(argument) }
  package static var allArguments: [String] { ["true", "false"] }
  package var argumentDescription: String { String(self) }
}

extension ArgumentValue where Self: RawRepresentable<String> & CaseIterable {
  package init?(argument: String) { self.init(rawValue: argument) }
  package static var allArguments: [String] { allCases.map(\.rawValue) }
  package var argumentDescription: String { rawValue }
}
