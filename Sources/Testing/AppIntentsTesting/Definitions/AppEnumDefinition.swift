// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// An enum of the app under test.
public struct AppEnumDefinition: AppIntentTypeDefinition {
  public typealias Instance = AnyAppEnum

  let source: AppSource
  /// The name of the enum's type in the metadata.
  public let typeIdentifier: String

  init(source: AppSource, typeIdentifier: String) {
    self.source = source
    self.typeIdentifier = typeIdentifier
  }

  /// The app that the enum is of.
  public var bundleIdentifier: String { source.bundleIdentifier }

  /// A case by its raw value; one that the enum does not have is an error when it is given to an
  /// intent that runs.
  public func makeCase(_ rawValue: String) -> AnyAppEnum {
    AnyAppEnum(typeIdentifier: typeIdentifier, rawValue: rawValue)
  }

  /// Checks that a case is of this enum.
  ///
  /// - Throws: ``IntentTestError`` that names both types.
  public func isInstance(_ instance: AnyAppEnum) throws {
    try check(instance.typeIdentifier, is: typeIdentifier)
  }
}

extension AppEnumDefinition: Equatable {
  public static func == (left: AppEnumDefinition, right: AppEnumDefinition) -> Bool {
    left.typeIdentifier == right.typeIdentifier && left.bundleIdentifier == right.bundleIdentifier
  }
}
