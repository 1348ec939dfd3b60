// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What an app declares, by name: the beginning of every test that does not know the app's types.
///
/// ```swift
/// let definitions = IntentDefinitions(bundleIdentifier: "com.acme.tasks")
/// let result = try await definitions.intents["CreateTaskIntent"]
///   .makeIntent(title: "Call the bank").run()
/// let title: String = try result.value.title
/// ```
///
/// Each value of this type has a device of its own, made at the first run and gone with the value
/// and all that was taken from it. The intents run in the app's real processes, as on Apple's platforms,
/// from the executables that `swift test` built; take `AppUnderTest/definitions` to choose
/// otherwise. Names are compared with the app's metadata when something runs.
public struct IntentDefinitions: Sendable {
  /// The app that the definitions are of.
  public let bundleIdentifier: String
  private let source: AppSource

  /// - Parameter bundleIdentifier: of the app that the package of the tests builds.
  public init(bundleIdentifier: String) {
    self.bundleIdentifier = bundleIdentifier
    source = AppSource(bundleIdentifier: bundleIdentifier)
  }

  init(_ app: AppUnderTest) {
    bundleIdentifier = app.bundleIdentifier
    source = AppSource(app)
  }

  /// Definitions of one kind, by the name of the type.
  public struct DefinitionCollection<Definition>: Sendable {
    private let make: @Sendable (String) -> Definition

    init(_ make: @escaping @Sendable (String) -> Definition) { self.make = make }

    /// - Parameter name: of the type; compared with the app's metadata when something runs.
    public subscript(_ name: String) -> Definition { make(name) }
  }

  /// The app's intents.
  public var intents: DefinitionCollection<AppIntentDefinition> {
    DefinitionCollection { [source] in AppIntentDefinition(source: source, identifier: $0) }
  }

  /// The app's entities, and the way to their queries.
  public var entities: DefinitionCollection<AppEntityDefinition> {
    DefinitionCollection { [source] in AppEntityDefinition(source: source, typeIdentifier: $0) }
  }

  /// The app's enums.
  public var enums: DefinitionCollection<AppEnumDefinition> {
    DefinitionCollection { [source] in AppEnumDefinition(source: source, typeIdentifier: $0) }
  }

  /// The entities that only live as long as an intent.
  public var transientEntities: DefinitionCollection<TransientAppEntityDefinition> {
    DefinitionCollection { [source] in
      TransientAppEntityDefinition(source: source, typeIdentifier: $0)
    }
  }

  /// The queries that get a value and find others.
  public var valueQueries: DefinitionCollection<IntentValueQueryDefinition> {
    DefinitionCollection { [source] in
      IntentValueQueryDefinition(source: source, queryIdentifier: $0)
    }
  }
}
