// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import IntentWire
import Testing

@Suite("Entities and options, found in the process of the app")
struct FindTests {
  private let dispatcher = Dispatcher(registry: .fixtures)

  init() { NovelLibrary.register() }

  private func titles(_ source: ItemsRequest.Source, _ search: ItemsRequest.Search) async throws
    -> [String]
  {
    let request = ItemsRequest(source: source, search: search, context: testContext)
    return try await dispatcher.find(request).items.map(\.title)
  }

  private func book(_ identifier: String) -> IntentValue {
    .entity(EntityValue(type: "FixtureBook", identifier: identifier))
  }

  @Test(
    "an entity's query answers every search",
    arguments: [
      (ItemsRequest.Search.matching("Em"), ["Emma"]), (.identifiers(["2"]), ["Middlemarch"]),
      (.identifiers(["no number"]), []), (.suggested, ["Emma", "Middlemarch"]),
      (.all, ["Emma", "Middlemarch"]),
    ])
  func entity(search: ItemsRequest.Search, expected: [String]) async throws {
    #expect(try await titles(.entity("FixtureBook"), search) == expected)
  }

  @Test("options see the parameters that are known")
  func options() async throws {
    func source(_ values: [String: IntentValue]) -> ItemsRequest.Source {
      .parameter(intent: "PickChapterIntent", name: "chapter", parameters: values)
    }
    #expect(
      try await titles(source(["book": book("2")]), .suggested) == [
        "Middlemarch 1", "Middlemarch 2",
      ])
    #expect(try await titles(source([:]), .suggested).isEmpty)
    #expect(try await titles(source(["book": book("99")]), .suggested).isEmpty)
  }

  @Test("an unknown entity or parameter is an error that names it")
  func unknown() async throws {
    await #expect {
      try await titles(.entity("Absent"), .all)
    } throws: {
      ($0 as? FailureReport)?.code == .notHere
    }
    await #expect {
      try await titles(.parameter(intent: "TidyBookIntent", name: "x", parameters: [:]), .all)
    } throws: {
      ($0 as? FailureReport)?.parameter == "x"
    }
  }

  @Test("an entity travels under its name in the manifest, with private properties too")
  func travel() async throws {
    let end = await dispatcher.perform(
      PerformRequest(
        intent: "TidyBookIntent", parameters: ["book": book("1")], context: testContext)
    ) { _ in .cancelled }
    let emma = EntityValue(
      type: "FixtureBook", identifier: "1", title: "Emma",
      properties: [
        "title": .string("Emma"), "shelf": .enumeration(type: "FixtureShelf", rawValue: "upper"),
      ])
    #expect(end == .finished(ResultReport(value: .entity(emma))))
  }

  @Test("an entity that is gone is an error that names the parameter")
  func gone() async throws {
    let end = await dispatcher.perform(
      PerformRequest(
        intent: "TidyBookIntent", parameters: ["book": book("99")], context: testContext)
    ) { _ in .cancelled }
    guard case .failed(let report) = end else { Issue.record("\(end)"); return }
    #expect(report.code == .invalidParameter)
    #expect(report.parameter == "book")
    #expect(!report.message.contains("99"))
  }
}
