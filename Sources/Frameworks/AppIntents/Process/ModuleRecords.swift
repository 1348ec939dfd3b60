// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentRuntime

/// What generated code declares for one module.
///
/// Generated code puts a function into the section `oai_records` that makes this value and gives
/// it away:
///
/// ```swift
/// @section("oai_records") @used
/// nonisolated private let __appIntentsRecord: @convention(c) @Sendable () -> UnsafeRawPointer? =
///   { _ModuleRecord(module: "Acme", manifest: #"…"#, intents: [__intent0()]).retained() }
/// ```
///
/// The records of a large module type-check fastest when each stands in a function of its own.
public struct _ModuleRecord: Sendable {
  let module: String
  let manifestText: String
  let intents: [_IntentRecord]
  let entities: [_EntityRecord]
  let enums: [_EnumRecord]
  let queries: [_QueryRecord]
  let shortcutsProvider: (any AppShortcutsProvider.Type)?

  /// - Parameter manifest: the text of the module's `extract.actionsdata`.
  public init(
    module: String, manifest: String, intents: [_IntentRecord] = [],
    entities: [_EntityRecord] = [], enums: [_EnumRecord] = [], queries: [_QueryRecord] = [],
    shortcutsProvider: (any AppShortcutsProvider.Type)? = nil
  ) {
    self.module = module
    manifestText = manifest
    self.intents = intents
    self.entities = entities
    self.enums = enums
    self.queries = queries
    self.shortcutsProvider = shortcutsProvider
  }

  /// A pointer that whoever walks the section takes over.
  public func retained() -> UnsafeRawPointer? {
    let record = ModuleRecord(module: module, manifestText: manifestText, types: self)
    return UnsafeRawPointer(Unmanaged.passRetained(record).toOpaque())
  }
}

/// An intent of a module, and how its parameters are called.
public struct _IntentRecord: Sendable {
  let identifier: String
  let type: any AppIntent.Type
  /// Lists the boxes of an instance that generated code can name.
  private let named: @Sendable (any AppIntent) -> IntentInstance
  let shape: IntentShape

  /// - Parameters:
  ///   - identifier: the intent's key in the manifest.
  ///   - parameters: the names and `$` values of all parameters that are not private.
  ///   - dependencies: the `$` values of all dependencies that are not private.
  public init<Intent: AppIntent>(
    _ identifier: String, _ type: Intent.Type,
    parameters: @escaping @Sendable (Intent) -> [(String, any _AnyParameterBox)] = { _ in [] },
    dependencies: @escaping @Sendable (Intent) -> [any _AnyDependencyBox] = { _ in [] }
  ) {
    self.identifier = identifier
    self.type = type
    shape = IntentShape(intent: identifier)
    named = { intent in
      guard let intent = intent as? Intent else {
        return IntentInstance(identifier: identifier, intent: intent)
      }
      return IntentInstance(
        identifier: identifier, intent: intent, parameters: parameters(intent),
        dependencies: dependencies(intent))
    }
  }

  /// A fresh instance.
  func makeInstance() -> IntentInstance { named(type.init()) }

  /// The boxes of an instance that the app made.
  func instance(of intent: any AppIntent) -> IntentInstance { named(intent) }
}

/// An entity of a module, and how its properties are called.
public struct _EntityRecord: Sendable {
  let identifier: String
  let type: any AppEntity.Type
  /// Lists the boxes of an entity that generated code can name.
  let named: @Sendable (any AppEntity) -> [(String, any _AnyPropertyBox)]
  let shape = EntityShape()

  /// - Parameters:
  ///   - identifier: the entity's `typeName` in the manifest.
  ///   - properties: the names and `$` values of all properties that are not private.
  public init<Entity: AppEntity>(
    _ identifier: String, _ type: Entity.Type,
    properties: @escaping @Sendable (Entity) -> [(String, any _AnyPropertyBox)] = { _ in [] }
  ) {
    self.identifier = identifier
    self.type = type
    named = { entity in (entity as? Entity).map(properties) ?? [] }
  }
}

/// An enum of a module.
public struct _EnumRecord: Sendable {
  let identifier: String
  let type: any AppEnum.Type

  /// - Parameter identifier: the enum's `identifier` in the manifest.
  public init<Enumeration: AppEnum>(_ identifier: String, _ type: Enumeration.Type) {
    self.identifier = identifier
    self.type = type
  }
}

/// A query of a module.
public struct _QueryRecord: Sendable {
  let identifier: String
  let type: any EntityQuery.Type

  /// - Parameter identifier: the query's key in the manifest.
  public init<Query: EntityQuery>(_ identifier: String, _ type: Query.Type) {
    self.identifier = identifier
    self.type = type
  }
}
