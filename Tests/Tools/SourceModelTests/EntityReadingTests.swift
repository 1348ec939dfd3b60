// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SourceModel
import Testing

private let query = """
  struct EQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [E] { [] }
  }
  """

private func entity(
  _ body: String, conforming protocols: String = "AppEntity", with rest: String = query
) throws -> EntityDeclaration {
  let declarations = read("struct E: \(protocols) {\n\(body)\n}\n\(rest)")
  #expect(declarations.diagnostics.map(\.description) == [])
  return try #require(declarations.manifest.entities["E"])
}

@Suite("Reading an entity") struct EntityReadingTests {
  @Test("takes its name, its numeric format and its synonyms")
  func display() throws {
    let entity = try entity(
      """
      static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Task", numericFormat: "\\(placeholder: .int) tasks", synonyms: ["to-do", "item"])
      static let defaultQuery = EQuery()
      """)
    #expect(entity.displayTypeName.key == "Task")
    #expect(entity.object["numericFormatTypeName"]?.objectValue?["key"] == "${int} tasks")
    #expect(entity.synonyms.map(\.key) == ["to-do", "item"])
    #expect(!entity.isTransient)
  }

  @Test(
    "finds its default query",
    arguments: [
      "static let defaultQuery = EQuery()", "static var defaultQuery: EQuery = .init()",
      "static var defaultQuery: EQuery { EQuery() }", "static var defaultQuery = Acme.EQuery()",
      "static var defaultQuery: some EntityQuery { EQuery() }",
      "static var defaultQuery: EQuery { let q = EQuery(); return q }",
      "typealias Q = EQuery\nstatic let defaultQuery = Q()",
    ])
  func defaultQuery(_ declaration: String) throws {
    let entity = try entity(
      "static let typeDisplayRepresentation: TypeDisplayRepresentation = \"E\"\n\(declaration)")
    #expect(entity.object["defaultQueryIdentifier"] == "Acme.EQuery")
  }

  @Test(
    "needs no query of its own where the framework makes one from a closure",
    arguments: [
      "static var defaultQuery = UniqueAppEntityProvider { E() }",
      "static let defaultQuery = UniqueAppEntityProvider<E> { E() }",
      "static let defaultQuery: UniqueAppEntityProvider<E> = .init { E() }",
    ])
  func providedQuery(_ declaration: String) throws {
    let entity = try entity(
      "static let typeDisplayRepresentation: TypeDisplayRepresentation = \"E\"\n\(declaration)",
      with: "")
    #expect(entity.defaultQueryIdentifier == nil)
  }

  @Test("finds a query that is nested in it")
  func nestedQuery() throws {
    let entity = try entity(
      """
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "E"
      static let defaultQuery = Query()
      struct Query: EntityStringQuery {
        func entities(for identifiers: [E.ID]) async throws -> [E] { [] }
        func entities(matching string: String) async throws -> IntentItemCollection<E> { .empty }
      }
      """, with: "")
    #expect(entity.object["defaultQueryIdentifier"] == "Acme.E.Query")
    #expect(entity.defaultQueryIdentifier == "Query")
  }

  @Test("takes its properties, and nothing else")
  func properties() throws {
    let entity = try entity(
      """
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "E"
      static let defaultQuery = EQuery()
      let id: String
      @Property(title: "Name") var name: String
      @Property var dueDate: Date?
      @EntityProperty(title: "Parts") var parts: [E]
      var count = 0
      """)
    #expect(entity.properties.map(\.identifier) == ["name", "dueDate", "parts"])
    #expect(entity.properties.map(\.title.key) == ["Name", "Due Date", "Parts"])
    #expect(entity.properties.map(\.valueType) == [.string, .date, .array(.entity("E"))])
    #expect(entity.properties.map(\.isOptional) == [false, true, false])
  }

  @Test("needs no query when it is transient or its own raw value")
  func withoutQuery() throws {
    let body = "static let typeDisplayRepresentation: TypeDisplayRepresentation = \"E\""
    #expect(try entity(body, conforming: "TransientAppEntity", with: "").isTransient)
    #expect(
      try entity(body, conforming: "AppEntity, RawRepresentable", with: "")
        .defaultQueryIdentifier == nil)
  }

  @Test(
    "says what can be asked of a query",
    arguments: [
      ("EntityQuery", "", [.identifiers]),
      (
        "EntityQuery", "func suggestedEntities() async throws -> [E] { [] }",
        [.identifiers, .suggested]
      ),
      ("EntityStringQuery", "", [.identifiers, .string]),
      ("EnumerableEntityQuery", "", [.identifiers, .suggested, .all]),
      ("UniqueAppEntityQuery", "", [.identifiers, .suggested, .all, .unique]),
      ("EntityPropertyQuery", "", [.identifiers, .properties]),
      ("EntityStringQuery, EnumerableEntityQuery", "", [.identifiers, .string, .all, .suggested]),
    ] as [(String, String, QueryCapabilities)])
  func capabilities(
    _ protocols: String, _ function: String, _ capabilities: QueryCapabilities
  ) throws {
    let declarations = read(
      """
      struct E: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "E"
        static let defaultQuery = Q()
      }
      struct Q: \(protocols) {
        func entities(for identifiers: [String]) async throws -> [E] { [] }
        \(function)
      }
      struct Other: EntityQuery { typealias Entity = E }
      """)
    #expect(declarations.diagnostics.map(\.description) == [])
    let query = try #require(declarations.manifest.queries["Q"])
    #expect(query.capabilities == capabilities)
    #expect(query.entityType == "E")
    #expect(query.isDefaultQueryForEntity)
    #expect(query.object["fullyQualifiedIdentifier"] == "Acme.Q")
    #expect(declarations.manifest.queries["Other"]?.isDefaultQueryForEntity == false)
  }
}
