// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The name of a type for people.
public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
  public var name: LocalizedStringResource
  /// The name with a number, such as "3 tasks".
  public var numericFormat: LocalizedStringResource?
  /// Other names of the type, for speech.
  public var synonyms: [LocalizedStringResource]

  /// A name without others.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    self.init(name: name, numericFormat: numericFormat, synonyms: [])
  }

  /// A name with others, for speech.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }
}
