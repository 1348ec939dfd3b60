// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// A small app that has no executable: its module is linked into the tests.
struct WaterIntent: AppIntent {
  static let title: LocalizedStringResource = "Water"

  @Parameter(title: "Plant", requestValueDialog: "Which plant?") var plant: String
  @Parameter(title: "Litres", default: 1) var litres: Int

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    .result(value: "\(plant) \(litres)", dialog: "Watered the \(plant).")
  }
}

/// Asks in every way while it runs.
struct MoveIntent: AppIntent {
  static let title: LocalizedStringResource = "Move"

  @Parameter(title: "Place") var place: String?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let place = try await $place.requestValue("Where to?")
    let plant = try await $place.requestDisambiguation(
      among: ["fern", "rose"], dialog: "Which plant?")
    let way = try await requestChoice(
      between: [.init(title: "By hand"), .init(title: "By cart")], dialog: "How?")
    try await requestConfirmation(actionName: .go, dialog: "Move it now?")
    return .result(value: "\(plant) to \(place), \(String(localized: way.title))")
  }
}

/// Goes on where nobody answers.
struct StubbornIntent: AppIntent {
  static let title: LocalizedStringResource = "Go on"

  @Parameter(title: "Place") var place: String?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let place = try await $place.requestValue("Where to?")
    let better = try? await $place.requestValue("Or better where?")
    return .result(value: better ?? place)
  }
}

/// Keeps a note where apps keep things.
struct NoteIntent: AppIntent {
  static let title: LocalizedStringResource = "Note"

  @Parameter(title: "Text") var text: String
  @Dependency private var gardener: any Gardener

  func perform() async throws -> some ReturnsValue<[String]> {
    let defaults = ContainerUserDefaults.standard
    defaults.set((defaults.stringArray(forKey: "notes") ?? []) + [text], forKey: "notes")
    return .result(value: (defaults.stringArray(forKey: "notes") ?? []) + [gardener.name])
  }
}

protocol Gardener: Sendable { var name: String { get } }
struct NamedGardener: Gardener { let name: String }

/// Tells the circumstances of its run.
struct CircumstancesIntent: AppIntent {
  static let title: LocalizedStringResource = "Circumstances"

  func perform() async throws -> some ReturnsValue<[String]> {
    .result(value: [
      TimeZone.current.identifier, systemContext.preciseTimestamp?.formatted(.iso8601) ?? "",
    ])
  }
}

/// Its query is a `static let`, as it is in most apps, and all tests share it.
struct PlantEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
  static let defaultQuery = PlantQuery()

  let id: String
  @Property(title: "Owner") var owner: String

  init(id: String, owner: String) {
    self.id = id
    self.owner = owner
  }

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct PlantQuery: EntityQuery {
  @Dependency var gardener: any Gardener

  func entities(for identifiers: [String]) async throws -> [PlantEntity] {
    identifiers.map { PlantEntity(id: $0, owner: gardener.name) }
  }

  func suggestedEntities() async throws -> [PlantEntity] {
    [PlantEntity(id: "fern", owner: gardener.name)]
  }
}

struct LockedIntent: AppIntent {
  static let title: LocalizedStringResource = "Locked"
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  func perform() async throws -> some IntentResult { .result() }
}

@section("oai_records") @used
nonisolated private let gardenRecord: @convention(c) @Sendable () -> UnsafeRawPointer? = {
  _ModuleRecord(
    module: "Garden", manifest: gardenManifest,
    intents: [
      _IntentRecord("WaterIntent", WaterIntent.self) {
        [("plant", $0.$plant), ("litres", $0.$litres)]
      },
      _IntentRecord("MoveIntent", MoveIntent.self) { [("place", $0.$place)] },
      _IntentRecord("StubbornIntent", StubbornIntent.self) { [("place", $0.$place)] },
      _IntentRecord("NoteIntent", NoteIntent.self) { [("text", $0.$text)] },
      _IntentRecord("CircumstancesIntent", CircumstancesIntent.self),
      _IntentRecord("LockedIntent", LockedIntent.self),
    ],
    entities: [_EntityRecord("PlantEntity", PlantEntity.self) { [("owner", $0.$owner)] }]
  ).retained()
}

private let gardenManifest: String = {
  func intent(_ name: String, _ title: String, _ parameters: String = "") -> String {
    """
    "\(name)":{"identifier":"\(name)","fullyQualifiedTypeName":"Garden.\(name)",
    "title":{"key":"\(title)","alternatives":[]},"parameters":[\(parameters)]}
    """
  }
  func parameter(_ name: String, _ type: Int, optional: Bool = false) -> String {
    """
    {"name":"\(name)","title":{"key":"\(name)","alternatives":[]},"isOptional":\(optional),
    "valueType":{"primitive":{"wrapper":{"typeIdentifier":\(type)}}}}
    """
  }
  func shortcut(_ name: String, _ phrase: String) -> String {
    """
    {"actionIdentifier":"\(name)","phraseTemplates":[{"key":"\(phrase)","alternatives":[]}]}
    """
  }
  let intents = [
    intent("WaterIntent", "Water", parameter("plant", 0) + "," + parameter("litres", 2)),
    intent("MoveIntent", "Move", parameter("place", 0, optional: true)),
    intent("StubbornIntent", "Go on", parameter("place", 0, optional: true)),
    intent("NoteIntent", "Note", parameter("text", 0)),
    intent("CircumstancesIntent", "Circumstances"), intent("LockedIntent", "Locked"),
  ]
  let shortcuts = [
    shortcut("WaterIntent", "Water a plant in ${applicationName}"),
    shortcut("MoveIntent", "Move a plant in ${applicationName}"),
    shortcut("NoteIntent", "Note something in ${applicationName}"),
    shortcut("LockedIntent", "Lock up in ${applicationName}"),
  ]
  return """
    {"version":1,"actions":{\(intents.joined(separator: ","))},"entities":{"PlantEntity":
    {"typeName":"PlantEntity","fullyQualifiedTypeName":"Garden.PlantEntity","properties":[]}},
    "enums":[],"queries":{},"autoShortcuts":[\(shortcuts.joined(separator: ","))]}
    """
}()
