// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

enum Mood: String, AppEnum {
  case calm, lively

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
  static var caseDisplayRepresentations: [Mood: DisplayRepresentation] = [
    .calm: "Calm",
    .lively: DisplayRepresentation(
      title: "Lively", subtitle: "Not for the evening", image: .init(systemName: "bolt"),
      synonyms: ["Wild"]),
  ]
}

struct Song: AppEntity, Identifiable {
  static var typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Song", numericFormat: "\(placeholder: .int) songs")
  static var defaultQuery = SongQuery()

  var id: UUID
  @Property(title: "Name") var name: String
  @Property(title: "Length") var length: Measurement<UnitDuration>?

  init(id: UUID, name: String) {
    self.id = id
    self.name = name
  }

  var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") }

  static var all: [Song] = [
    Song(id: UUID(uuidString: "00000000-0000-0000-0000-000000000001") ?? UUID(), name: "Blue"),
    Song(id: UUID(uuidString: "00000000-0000-0000-0000-000000000002") ?? UUID(), name: "Green"),
  ]
}

struct SongQuery: EntityStringQuery, EnumerableEntityQuery {
  func entities(for identifiers: [Song.ID]) async throws -> [Song] {
    Song.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [Song] {
    Song.all.filter { $0.name.localizedCaseInsensitiveContains(string) }
  }

  func allEntities() async throws -> [Song] { Song.all }
}

struct Player: UniqueAppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Player"
  static var defaultQuery = UniqueAppEntityProvider { Player(volume: 3) }
  @Property(title: "Volume") var volume: Int

  init(volume: Int) { self.volume = volume }
}

struct Receipt: TransientAppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Receipt"
  @Property(title: "Count") var count: Int
  var displayRepresentation: DisplayRepresentation { .init(title: "\(count) songs") }
}

struct Genres: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection(promptLabel: "Which?") {
      ItemSection("Quiet") {
        Item("ambient", title: "Ambient")
        Item("folk", title: "Folk", subtitle: "By hand")
      }
    }
  }

  func defaultResult() async -> String? { "folk" }
}
