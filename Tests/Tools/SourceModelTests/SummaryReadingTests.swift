// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SourceModel
import Testing

private func summary(_ body: String) throws -> SummaryDeclaration? {
  try intent(
    """
    @Parameter(title: "A") var a: String
    @Parameter(title: "B") var b: Int?
    @Parameter(title: "K") var kind: Kind
    static var parameterSummary: some ParameterSummary {
    \(body)
    }
    """,
    with: """
      enum Kind: Int, AppEnum {
        case one = 1, two
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
        static let caseDisplayRepresentations: [Kind: DisplayRepresentation] =
          [.one: "One", .two: "Two"]
      }
      """
  ).summary
}

private func sentence(
  _ format: String, _ parameters: [String] = [], others: [String] = []
) -> SummaryDeclaration {
  .sentence(format: format, parameters: parameters, others: others)
}

@Suite("Reading a parameter summary") struct SummaryReadingTests {
  @Test(
    "takes sentences",
    arguments: [
      (#"Summary("Do it")"#, "Do it", [], []), ("Summary()", "", [], []),
      (#"Summary("Add \(\.$a)")"#, "Add ${a}", ["a"], []),
      (
        #"return Summary("Add \(\.$a) to \(\.$b)", table: "T")"#, "Add ${a} to ${b}", ["a", "b"], []
      ),
      (#"Summary("Add \(\A.$a)") { \.$b }"#, "Add ${a}", ["a"], ["b"]),
      (#"Summary("Add \(\Self.$a)", { \.$b; \.$kind })"#, "Add ${a}", ["a"], ["b", "kind"]),
      (#"Summary { \.$a }"#, "", [], ["a"]),
      (#"Self.Summary("Quote \"\(\.$a)\"")"#, #"Quote "${a}""#, ["a"], []),
    ])
  func sentences(
    _ body: String, _ format: String, _ parameters: [String], _ others: [String]
  ) throws {
    #expect(try summary(body) == sentence(format, parameters, others: others))
  }

  @Test(
    "takes conditions",
    arguments: [
      (#"\.$b, .hasAnyValue"#, ["parameter": "b", "operator": "hasAnyValue"]),
      (#"\.$b, .equalTo, 3"#, ["parameter": "b", "operator": "equalTo", "value": 3]),
      (#"\.$a, .notEqualTo, "x""#, ["parameter": "a", "operator": "notEqualTo", "value": "x"]),
      (#"\.$kind, .equalTo, .two"#, ["parameter": "kind", "operator": "equalTo", "value": "2"]),
      (
        #"\.$kind, .oneOf, [.one, Kind.two]"#,
        ["parameter": "kind", "operator": "oneOf", "value": ["1", "2"]]
      ),
      (#"\.$b, .lessThan, 5"#, ["parameter": "b", "operator": "lessThan", "value": 5]),
      (
        #"widgetFamily: .equalTo, .systemSmall"#,
        ["widgetFamily": true, "operator": "equalTo", "value": "systemSmall"]
      ),
      (
        #"\.$a, identifier: .equalTo, "id""#,
        ["parameter": "a", "identifier": true, "operator": "equalTo", "value": "id"]
      ),
    ] as [(String, JSONValue)])
  func conditions(_ condition: String, _ json: JSONValue) throws {
    let body = """
      When(\(condition)) {
        Summary("Yes")
      } otherwise: {
        Summary("No")
      }
      """
    #expect(
      try summary(body)
        == .branches([
          .init(condition: json, summary: sentence("Yes")),
          .init(condition: nil, summary: sentence("No")),
        ]))
  }

  @Test("takes switches, nested in each other and in conditions")
  func switches() throws {
    let body = #"""
      Switch(\.$kind) {
        Case(.one) { Summary("One \(\.$a)") }
        Case([.one, .two]) {
          When(\.$b, .hasNoValue, { Summary("None") }, otherwise: { Summary("Some") })
        }
        DefaultCase { Summary("Else") }
      }
      """#
    #expect(
      try summary(body)
        == .branches([
          .init(
            condition: ["parameter": "kind", "operator": "equalTo", "value": "1"],
            summary: sentence("One ${a}", ["a"])),
          .init(
            condition: ["parameter": "kind", "operator": "oneOf", "value": ["1", "2"]],
            summary: .branches([
              .init(
                condition: ["parameter": "b", "operator": "hasNoValue"], summary: sentence("None")),
              .init(condition: nil, summary: sentence("Some")),
            ])),
          .init(condition: nil, summary: sentence("Else")),
        ]))
  }
}
