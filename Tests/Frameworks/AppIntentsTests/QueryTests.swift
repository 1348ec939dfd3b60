// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentMetadata
import IntentWire
import Testing

@testable import AppIntents

@Suite("A query") struct QueryTests {
  private func items(_ entity: any AppEntity.Type, _ search: ItemsRequest.Search) async throws
    -> ItemsReply
  {
    try await Queries.items(of: entity, search, resolver: .dependenciesOnly)
  }

  @Test("suggests in sections under a prompt")
  func suggested() async throws {
    let reply = try await items(Project.self, .suggested)
    #expect(reply.promptLabel == "Which project?")
    #expect(reply.sections.map(\.title) == ["Recent", "All"])
    #expect(reply.sections[1].items.map(\.title) == ["Marketing", "Märkte", "Sales"])
    #expect(reply.items[0].synonyms == ["Team Marketing"])
    #expect(reply.items[0].value?.plainJSON.objectValue?["properties"] == nil)
  }

  @Test("searches by itself when it can")
  func matching() async throws {
    #expect(try await items(Project.self, .matching("mark")).items.map(\.title) == ["Marketing"])
  }

  @Test("is searched by title, without regard to case, when it cannot")
  func fallback() async throws {
    #expect(try await items(Room.self, .matching("ROOM 2")).items.map(\.title) == ["Room 2"])
    #expect(try await items(Room.self, .matching("")).items.isEmpty)
  }

  @Test("finds by identifier, also one that is no text")
  func identifiers() async throws {
    #expect(try await items(Room.self, .identifiers(["2", "x"])).items.map(\.title) == ["Room 2"])
  }

  @Test("lists everything when it can")
  func all() async throws {
    #expect(try await items(Room.self, .all).items.count == 3)
  }

  struct Ticket: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ticket"
    static let defaultQuery = Tickets()
    let id: UUID
    var displayRepresentation: DisplayRepresentation { "Ticket" }
  }

  /// Answers twice for what it knows, and not at all for what it does not.
  struct Tickets: EntityQuery {
    static let known = UUID(uuid: (0xAB, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))

    func entities(for identifiers: [UUID]) async throws -> [Ticket] {
      identifiers.filter { $0 == Self.known }.flatMap { [Ticket(id: $0), Ticket(id: $0)] }
    }
  }

  @Test("finds an entity whose identifier is written in another way than its own")
  func otherSpelling() async throws {
    let text = Tickets.known.uuidString.lowercased()
    let found = try await Ticket.find(
      [.string(text)], query: nil, resolver: .dependenciesOnly)
    #expect(found.map(\.id) == [Tickets.known])
  }

  @Test("that misses one of several entities is an error, however many it gives back")
  func missing() async throws {
    let error = await #expect(throws: ValueError.self) {
      try await Ticket.find(
        [.string(Tickets.known.uuidString), .string(UUID().uuidString)], query: nil,
        resolver: .dependenciesOnly)
    }
    #expect(error?.code == .invalidParameter)
  }

  struct Account: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Account"
    static let defaultQuery = UniqueAppEntityProvider { Account() }
  }

  @Test("of a unique entity finds that one")
  func unique() async throws {
    let reply = try await items(Account.self, .all)
    #expect(reply.items.map(\.title) == ["Account"])
    #expect(
      reply.items.map(\.value)
        == [.entity(EntityValue(type: "Account", identifier: "Account", title: "Account"))])
  }

  @Test("with sections inside a provider keeps the titles of the items")
  func provider() async throws {
    let box = try box("offeredRoom", of: AppTypeParameters())
    let reply = try await box.items(.suggested, resolver: .dependenciesOnly)
    #expect(reply.sections.map(\.title) == ["First floor"])
    #expect(reply.items.map(\.title) == ["One", "Room 2"])
    #expect(reply.items[0].subtitle == "Small")
  }

  struct Task: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Task"
    @Property(title: "Done") var isDone: Bool
    var displayRepresentation: DisplayRepresentation { "A task" }
    init() { isDone = false }
  }

  @Test("of a transient entity finds nothing, and the entity still travels")
  func transient() async throws {
    #expect(try await items(Task.self, .suggested).items.isEmpty)
    guard case .entity(let value) = WireValues.encode(Task()) else {
      Issue.record("not an entity")
      return
    }
    #expect(value.properties == ["isDone": .bool(false)])
  }
}
