// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentMetadata
import SwiftSyntax

/// What one module tells the system, read from its sources.
package struct ModuleDeclarations: Sendable {
  package var manifest: Manifest
  package var supplement: ManifestSupplement
  /// Sorted by place.
  package var diagnostics: [SourceDiagnostic]
  /// The types that generated code names.
  package var recordedTypes: RecordedTypes
}

/// Reads a module's sources into a manifest.
package struct ModuleReader {
  private let reading: Reading
  private var manifest: Manifest
  private var types = RecordedTypes()

  /// - Parameters:
  ///   - module: the module to read.
  ///   - context: the modules that it uses, whose declarations it may name.
  package static func read(
    _ module: SourceModule, context: [SourceModule] = [],
    configuration: SourceConfiguration = .init()
  ) -> ModuleDeclarations {
    var selection = SourceSelection([module] + context, configuration: configuration)
    let index = selection.index()
    var reader = ModuleReader(reading: Reading(module: module.name, index: index))
    reader.readAll()
    for file in selection.parsed where file.module == module.name {
      LocalTypeFinder.report(in: file, to: reader.reading)
    }
    return reader.result
  }

  /// What all modules of an index declare together. What cannot be read is left out: whoever asks
  /// compares states of a project, and has the diagnostics from elsewhere.
  package static func manifest(of index: DeclarationIndex) -> Manifest {
    var all = Manifest(generator: "OpenAppIntents", generatorVersion: "1")
    for module in index.modules {
      var reader = ModuleReader(reading: Reading(module: module, index: index))
      reader.readAll()
      all.intents.merge(reader.manifest.intents) { first, _ in first }
      all.entities.merge(reader.manifest.entities) { first, _ in first }
      all.queries.merge(reader.manifest.queries) { first, _ in first }
      all.enums += reader.manifest.enums
      all.shortcuts += reader.manifest.shortcuts
    }
    return all
  }

  private init(reading: Reading) {
    self.reading = reading
    manifest = Manifest(generator: "OpenAppIntents", generatorVersion: "1")
  }

  private var result: ModuleDeclarations {
    ModuleDeclarations(
      manifest: manifest, supplement: reading.supplement,
      diagnostics: reading.diagnostics.sorted { left, right in
        (left.position.file, left.position.line, left.position.column)
          < (right.position.file, right.position.line, right.position.column)
      }, recordedTypes: types)
  }

  // MARK: Order

  private mutating func readAll() {
    let readability = Readability(reading: reading)
    var providers: [DeclaredType] = []
    var packages: [JSONValue] = []
    for type in reading.index.ordered where type.kind != .contract {
      let protocols = reading.conformances.frameworkProtocols(of: type)
      guard readability.allows(type, protocols) else { continue }
      checkIdentifier(of: type)
      if protocols.contains("AppIntent") { add(intent: type, protocols) }
      if protocols.contains("AppEnum") {
        add(enumeration: type)
      } else if protocols.contains("AppEntity") {
        add(entity: type, protocols)
      }
      if protocols.contains("EntityQuery") { add(query: type, protocols) }
      if protocols.contains("AppShortcutsProvider") { providers.append(type) }
      if protocols.contains("AppIntentsPackage") {
        packages.append(PackagesReader(reading: reading, type: type).read())
      }
    }
    if !packages.isEmpty { manifest.object["openAppIntentsPackages"] = .array(packages) }
    readShortcuts(providers)
    readability.reportForeignTypes()
  }

  // MARK: Declarations

  private func checkIdentifier(of type: DeclaredType) {
    _ = reading.staticValue(
      "persistentIdentifier", of: type, expecting: "a string literal",
      read: reading.constants.string)
  }

  private mutating func add(intent type: DeclaredType, _ protocols: Set<String>) {
    let intent = IntentReader(reading: reading, type: type, protocols: protocols).read()
    if let other = manifest.intents[intent.identifier] {
      reportClash("intent", intent.identifier, type, other.fullyQualifiedTypeName)
      return
    }
    manifest.object["actions"] = manifest.object["actions"].map {
      var actions = $0.objectValue ?? [:]
      actions[intent.identifier] = .object(intent.object)
      return .object(actions)
    }
    types.intents.append(RecordedTypes.Entry(intent.identifier, type, reading))
  }

  private mutating func add(entity type: DeclaredType, _ protocols: Set<String>) {
    let entity = EntityReader(reading: reading, type: type, protocols: protocols).read()
    if let other = manifest.entities[entity.typeName] {
      reportClash("entity", entity.typeName, type, other.fullyQualifiedTypeName)
      return
    }
    manifest.entities[entity.typeName] = entity
    types.entities.append(RecordedTypes.Entry(entity.typeName, type, reading))
  }

  private mutating func add(enumeration type: DeclaredType) {
    let enumeration = EnumReader(reading: reading, type: type).read()
    if manifest.enumeration(enumeration.identifier) != nil {
      reportClash("enum", enumeration.identifier, type, enumeration.identifier)
      return
    }
    manifest.enums.append(enumeration)
    types.enums.append(RecordedTypes.Entry(enumeration.identifier, type, reading))
  }

  private mutating func add(query type: DeclaredType, _ protocols: Set<String>) {
    let entities = reading.index.ordered.filter { candidate in
      let protocols = reading.conformances.frameworkProtocols(of: candidate)
      guard protocols.contains("AppEntity") else { return false }
      return EntityReader(reading: reading, type: candidate, protocols: protocols)
        .defaultQuery() === type
    }
    let reader = QueryReader(
      reading: reading, type: type, protocols: protocols, entities: entities)
    guard let query = reader.read() else { return }
    if manifest.queries[query.identifier] != nil {
      reportClash("query", query.identifier, type, query.identifier)
      return
    }
    manifest.queries[query.identifier] = query
    types.queries.append(RecordedTypes.Entry(query.identifier, type, reading))
  }

  private func reportClash(
    _ kind: String, _ identifier: String, _ type: DeclaredType, _ other: String
  ) {
    reading.error(
      "\(kind) '\(type.qualifiedName)' has the same identifier '\(identifier)' as '\(other)'",
      at: type.name, in: type.file, "give one of them another persistentIdentifier")
  }

  // MARK: Shortcuts

  private mutating func readShortcuts(_ providers: [DeclaredType]) {
    guard let provider = providers.first else { return }
    for other in providers.dropFirst() {
      reading.error(
        "a second AppShortcutsProvider '\(other.nestedName)'", at: other.name, in: other.file,
        "keep one; the system asks only one")
    }
    let found = ShortcutsReader(reading: reading, type: provider, intents: nameableIntents()).read()
    checkPhrases(found)
    if found.count > 10 {
      reading.warning(
        "'\(provider.nestedName)' has \(found.count) shortcuts; Apple's systems take ten",
        at: provider.name, in: provider.file, "keep the ten that matter most")
    }
    manifest.shortcuts = found.map(\.shortcut)
    manifest.shortcutsProvider = reading.mangledName(of: provider)
    types.shortcutsProvider = RecordedTypes.Entry(provider.bareName, provider, reading)
    let details = ProviderDetails(reading: reading, type: provider)
    manifest.negativePhrases = details.negativePhrases()
    if let color = details.tileColor() {
      manifest.object["shortcutTileColor"] = .int(Int64(color))
    }
  }

  /// The intents of this module and of those that it uses.
  private func nameableIntents() -> [String: IntentDeclaration] {
    var result: [String: IntentDeclaration] = [:]
    for type in reading.index.ordered where type.module != reading.module && !type.isGeneric {
      let protocols = reading.conformances.frameworkProtocols(of: type)
      guard type.kind != .contract, protocols.contains("AppIntent") else { continue }
      // What is wrong there is said when that module is read.
      let silent = Reading(module: type.module, index: reading.index)
      let intent = IntentReader(reading: silent, type: type, protocols: protocols).read()
      result[intent.identifier] = intent
    }
    return result.merging(manifest.intents) { _, own in own }
  }

  private func checkPhrases(_ found: [ShortcutsReader.Found]) {
    var owners: [String: String] = [:]
    for entry in found {
      let intent = entry.shortcut.intentIdentifier
      for phrase in entry.phrases {
        let key = phrase.text.lowercased()
        if let owner = owners[key], owner != intent {
          reading.error(
            "phrase \"\(phrase.text)\" starts both '\(owner)' and '\(intent)'", at: phrase.node,
            in: phrase.file, "word one of them differently")
        }
        owners[key] = owners[key] ?? intent
      }
    }
  }
}
