// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentRuntime
import IntentWire

/// The types of a process by identifier, for a stated set of modules.
package struct ProcessRegistry: Sendable {
  struct Intent: Sendable {
    let record: _IntentRecord
    let module: ModuleRecord

    /// A fresh instance with all of its boxes.
    func instance() throws(FailureReport) -> IntentInstance {
      var instance = record.makeInstance()
      try record.shape.complete(&instance, of: module)
      return instance
    }
  }

  private var intents: [String: Intent] = [:]
  private var entities: [String: _EntityRecord] = [:]
  private var entitiesByType: [ObjectIdentifier: _EntityRecord] = [:]
  private var namesByType: [ObjectIdentifier: String] = [:]

  /// The modules that are registered, sorted.
  package private(set) var modules: [String] = []

  /// Sentences for a developer: identifiers that two modules declare.
  package private(set) var warnings: [String] = []

  /// - Parameter modules: the modules to register, nil for all.
  package init(_ records: [ModuleRecord], modules chosen: Set<String>? = nil) {
    for record in records where chosen?.contains(record.module) ?? true {
      guard let types = record.types as? _ModuleRecord else { continue }
      modules.append(record.module)
      for intent in types.intents { add(intent, record) }
      for entity in types.entities { add(entity) }
      for enumeration in types.enums {
        namesByType[ObjectIdentifier(enumeration.type)] = enumeration.identifier
      }
    }
    modules.sort()
  }

  /// Every module that is linked into this executable.
  package static let linked = ProcessRegistry(SectionRecords.all)

  private mutating func add(_ intent: _IntentRecord, _ module: ModuleRecord) {
    namesByType[ObjectIdentifier(intent.type)] = intent.identifier
    if let other = intents[intent.identifier] {
      warnings.append(
        "the modules '\(other.module.module)' and '\(module.module)' both declare an intent '\(intent.identifier)', the first one runs; give one of them another 'persistentIdentifier'"
      )
      return
    }
    intents[intent.identifier] = Intent(record: intent, module: module)
  }

  private mutating func add(_ entity: _EntityRecord) {
    namesByType[ObjectIdentifier(entity.type)] = entity.identifier
    entitiesByType[ObjectIdentifier(entity.type)] = entity
    if entities[entity.identifier] == nil { entities[entity.identifier] = entity }
  }

  /// Identifiers of the intents that can run here, sorted.
  package var intentIdentifiers: [String] { intents.keys.sorted() }

  func intent(_ identifier: String) throws(FailureReport) -> Intent {
    guard let intent = intents[identifier] else {
      throw FailureReport(
        code: .notHere,
        message:
          "the intent '\(identifier)' is not in this process; \(remedy)")
    }
    return intent
  }

  /// The module that declares an intent of this process.
  func module(of intent: String) -> String? { intents[intent]?.module.module }

  func entity(_ identifier: String) throws(FailureReport) -> _EntityRecord {
    guard let entity = entities[identifier] else {
      throw FailureReport(
        code: .notHere,
        message: "the entity '\(identifier)' is not in this process; \(remedy)")
    }
    return entity
  }

  private var remedy: String {
    modules.isEmpty
      ? "no module of it has records: add the plugin 'AppIntentsMetadata' to its targets"
      : "it has the modules \(modules.joined(separator: ", ")): link the module that declares it, and add the plugin 'AppIntentsMetadata' to that target"
  }

  func entity(of type: any AppEntity.Type) -> _EntityRecord? {
    entitiesByType[ObjectIdentifier(type)]
  }

  /// What the manifest calls a type; nil for a type without a record.
  func name(of type: Any.Type) -> String? { namesByType[ObjectIdentifier(type)] }

  /// The boxes of an intent that the app made, by name.
  func instance(of intent: any AppIntent) -> IntentInstance {
    let type = type(of: intent)
    let identifier = name(of: type) ?? type.persistentIdentifier
    var instance =
      intents[identifier]?.record.instance(of: intent)
      ?? IntentInstance(identifier: identifier, intent: intent)
    _ = instance.addReflectedBoxes()
    return instance
  }

  /// The names and values of an intent that a result opens.
  func nextIntent(_ intent: any AppIntent) -> NextIntent {
    let instance = instance(of: intent)
    return NextIntent(intent: instance.identifier, parameters: instance.snapshot())
  }
}
