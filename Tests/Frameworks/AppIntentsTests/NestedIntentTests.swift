// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import IntentWire
import Testing

@Suite("An intent that another one calls") struct NestedIntentTests {
  struct AskName: AppIntent {
    static let title: LocalizedStringResource = "Ask"
    @Parameter(title: "Name") var name: String
    func perform() async throws -> some ReturnsValue<String> {
      .result(value: try await $name.requestValue("Who?"))
    }
  }

  @Test("asks its questions in the same run, by its own parameters' names")
  func questions() async throws {
    let context = AnsweringContext(.value(.string("Ada")))
    let name = try await CurrentRun.$requestContext.withValue(context) { try await AskName()() }
    #expect(name == "Ada")
    #expect(context.questions == [.value(parameter: "name", dialog: DialogText(full: "Who?"))])
  }

  @Test("asks in the run that calls it, also when an earlier run called it")
  func secondRun() async throws {
    let intent = AskName()
    for name in ["Ada", "Bob"] {
      let context = AnsweringContext(.value(.string(name)))
      #expect(
        try await CurrentRun.$requestContext.withValue(context) { try await intent() } == name)
      #expect(context.questions.count == 1)
    }
  }

  struct Rooms: EntityQuery {
    @IntentParameterDependency<AddTask>(\.$title, \.$project) var task

    func entities(for identifiers: [Int]) async throws -> [Room] { [] }

    func suggestedEntities() async throws -> [Room] {
      guard let task else { return [] }
      return [Room(id: task.title.count + task.project.name.count)]
    }
  }

  @Test("lends its values to a query, once all that the query names are known")
  func dependency() async throws {
    let intent = AddTask()
    let resolver = EntityResolver { provider in
      for box in Reflection.parameterDependencies(of: provider) { box.fill(from: intent) }
    }
    intent.title = "ab"
    let before = try await Queries.items(from: Rooms(), .suggested, resolver: resolver)
    #expect(before.items.isEmpty)
    intent.project = Project(id: "p", name: "xyz")
    let after = try await Queries.items(from: Rooms(), .suggested, resolver: resolver)
    #expect(after.items.map(\.title) == ["Room 5"])
  }

  struct Doubling: Resolver {
    func resolve(from input: Int, context: IntentParameterContext<Int>) async throws -> Int? {
      input * 2
    }
  }

  struct Doubled: AppIntent {
    static let title: LocalizedStringResource = "Doubled"
    @Parameter(title: "Count", resolvers: { Doubling() }) var count: Int
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test("has a resolver that changes a value of the right type")
  func ownResolver() async throws {
    let intent = Doubled()
    prepare(intent)
    try await box("count", of: intent).set(.int(4), resolver: .dependenciesOnly)
    #expect(intent.count == 8)
  }

  /// Takes what lies beyond the range to its end, as the context tells it.
  struct Clamping: Resolver {
    func resolve(from input: Int, context: IntentParameterContext<Int>) async throws -> Int? {
      guard context.controlStyle == .field, let range = context.inclusiveRange else {
        throw context.needsDisambiguationError(among: [input])
      }
      return min(max(input, range.lowerBound), range.upperBound)
    }
  }

  struct Clamped: AppIntent {
    static let title: LocalizedStringResource = "Clamped"
    @Parameter(
      title: "Count", controlStyle: .field, inclusiveRange: (1, 10), resolvers: { Clamping() })
    var count: Int
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test("has a resolver that knows what the parameter declares")
  func declared() async throws {
    let intent = Clamped()
    prepare(intent)
    try await box("count", of: intent).set(.int(99), resolver: .dependenciesOnly)
    #expect(intent.count == 10)
  }

  @Test("has resolvers that read an answer, too")
  func resolvedAnswer() async throws {
    let context = AnsweringContext(.value(.string("1F")))
    let intent = NumberParameters()
    prepare(intent, context: context)
    #expect(try await intent.$resolved.requestValue() == 0x1F)
  }

  struct Ranged: AppIntent {
    static let title: LocalizedStringResource = "Ranged"
    @Parameter(title: "Counts", inclusiveRange: (1, 10)) var counts: [Int]
    @Parameter(title: "Share", inclusiveRange: (0, 1)) var share: Double?
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test(
    "refuses a number outside of the range, alone or among others",
    arguments: [
      ("counts", IntentValue.array([.int(3), .int(11)])), ("counts", .int(0)),
      ("share", .double(1.5)), ("share", .double(.nan)),
    ])
  func ranges(name: String, value: IntentValue) async throws {
    let intent = Ranged()
    prepare(intent)
    let error = await #expect(throws: ValueError.self) {
      try await box(name, of: intent).set(value, resolver: .dependenciesOnly)
    }
    #expect(error?.message.contains("'\(name)' of 'Ranged' takes values from") == true)
    try await box("counts", of: intent).set(
      .array([.int(1), .int(10)]), resolver: .dependenciesOnly)
    #expect(intent.counts == [1, 10])
  }

  @Test("refuses an answer outside of the range")
  func range() async throws {
    let context = AnsweringContext(.value(.int(12)))
    let intent = NumberParameters()
    prepare(intent, context: context)
    let error = await #expect(throws: ValueError.self) { try await intent.$all.requestValue() }
    #expect(error?.code == .invalidParameter)
  }

  struct Parent: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Parent"
    @Property(title: "Children") var children: [Child]
    var displayRepresentation: DisplayRepresentation { "Parent" }
  }

  struct Child: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Child"
    @Property(title: "Parent") var parent: Parent
    var displayRepresentation: DisplayRepresentation { "Child" }
  }

  @Test("may return entities that point at each other")
  func cycle() {
    let parent = Parent()
    let child = Child()
    child.parent = parent
    parent.children = [child]
    guard case .entity(let value) = WireValues.encode(parent),
      case .array(let children) = value.properties["children"],
      case .entity(let inner) = children.first
    else {
      Issue.record("not entities")
      return
    }
    #expect(inner.title == "Child")
    #expect(inner.properties.isEmpty)
  }
}
