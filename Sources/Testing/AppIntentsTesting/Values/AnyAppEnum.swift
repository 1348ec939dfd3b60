// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import AppIntents
package import IntentWire

/// A case of an enum of the app under test.
public struct AnyAppEnum: Hashable, Sendable {
  /// The name of the enum's type in the metadata.
  public var typeIdentifier: String
  /// What the metadata and saved shortcuts call the case.
  public var rawValue: String

  /// Makes a case by its raw value, which need not exist.
  public init(typeIdentifier: String, rawValue: String) {
    self.typeIdentifier = typeIdentifier
    self.rawValue = rawValue
  }

  /// Makes a case whose raw value is a number or another type that a text stands for.
  public init(typeIdentifier: String, value: any LosslessStringConvertible) {
    self.init(typeIdentifier: typeIdentifier, rawValue: value.description)
  }

  /// The raw value as a type.
  ///
  /// - Throws: ``IntentTestError`` when the raw value cannot be read as it.
  public func `as`<T>(_ type: T.Type) throws -> T where T: LosslessStringConvertible {
    guard let value = T(rawValue) else {
      throw IntentTestError(
        .casting, "the raw value '\(rawValue)' of '\(typeIdentifier)' is not a '\(T.self)'")
    }
    return value
  }
}

extension AnyAppEnum: CustomStringConvertible {
  public var description: String { "\(typeIdentifier).\(rawValue)" }
}

extension AnyAppEnum: IntentValueConvertible, IntentValueReadable {
  public func makeContainer(
    context: IntentValueContainer.ConversionContext
  ) -> IntentValueContainer {
    IntentValueContainer(.enumeration(type: typeIdentifier, rawValue: rawValue))
  }

  package static func read(_ value: IntentValue) -> AnyAppEnum? {
    guard case .enumeration(let type, let rawValue) = value else { return nil }
    return AnyAppEnum(typeIdentifier: type, rawValue: rawValue)
  }
}
