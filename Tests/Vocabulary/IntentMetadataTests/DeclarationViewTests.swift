// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import Testing

@Suite("A view of a declaration") struct DeclarationViewTests {
  @Test(
    "gives a parameter's default as it gave it",
    arguments: [
      (.int, 3), (.double, 2.5), (.string, "x"), (.bool, true), (.bool, false),
      (.enumeration("Sort"), "newest"),
    ] as [(ValueType, JSONValue)])
  func defaults(_ type: ValueType, _ value: JSONValue) {
    var parameter = ParameterDeclaration(
      name: "p", title: "P", valueType: type, isOptional: false)
    #expect(parameter.defaultValue == nil)
    parameter.defaultValue = value
    #expect(parameter.defaultValue == value)
    parameter.defaultValue = nil
    #expect(parameter.object["typeSpecificMetadata"] == [])
  }

  @Test("unwraps the default of Apple's files, where a Boolean is an integer")
  func applesDefaults() {
    var parameter = ParameterDeclaration(
      name: "p", title: "P", valueType: .bool, isOptional: false)
    parameter.object["typeSpecificMetadata"] = [
      "LNValueTypeSpecificMetadataKeyDefaultValue", ["int": ["wrapper": 1]],
    ]
    #expect(parameter.defaultValue == true)
  }

  @Test("finds the default query of an entity by Apple's qualified name")
  func qualifiedQuery() {
    var entity = EntityDeclaration(
      typeName: "Task", fullyQualifiedTypeName: "Acme.Task", mangledTypeName: "4Acme4TaskV")
    entity.defaultQueryIdentifier = "Acme.TaskQuery"
    #expect(entity.defaultQueryIdentifier == "TaskQuery")
    #expect(entity.object["defaultQueryIdentifier"] == "Acme.TaskQuery")
  }

  @Test("reads the sentences of Apple's switch statements")
  func switchStatement() {
    func sentence(_ format: String) -> JSONValue {
      [
        "actionSummary": [
          "wrapper": [
            "summaryString": ["formatString": .string(format), "parameterIdentifiers": []],
            "otherParameterIdentifiers": [],
          ]
        ]
      ]
    }
    let json: JSONValue = [
      "switchStatement": [
        "wrapper": [
          "parameterIdentifier": "kind",
          "cases": [
            ["configuration": sentence("A ${kind}"), "isDefaultCase": false],
            ["configuration": sentence("B"), "isDefaultCase": true],
          ],
        ]
      ]
    ]
    let summary = SummaryDeclaration(json: json)
    #expect(summary.json == json)
    #expect(summary.formats == ["A ${kind}", "B"])
  }

  @Test("keeps a summary of branches")
  func branches() {
    let summary = SummaryDeclaration.branches([
      .init(
        condition: ["parameter": "p", "operator": "hasAnyValue"],
        summary: .sentence(format: "With ${p}", parameters: ["p"], others: ["q"])),
      .init(condition: nil, summary: .sentence(format: "Without", parameters: [], others: [])),
    ])
    #expect(SummaryDeclaration(json: summary.json) == summary)
  }

  @Test(
    "splits a template at its placeholders",
    arguments: [
      ("", []), ("plain", [.text("plain")]), ("${applicationName}", [.applicationName]),
      ("Add ${a} to ${b}", [.text("Add "), .parameter("a"), .text(" to "), .parameter("b")]),
      ("cost $5 {x}", [.text("cost $5 {x}")]), ("open ${end", [.text("open ${end")]),
    ] as [(String, [TemplatePiece])])
  func pieces(_ template: String, _ pieces: [TemplatePiece]) {
    #expect(TemplatePiece.parse(template) == pieces)
  }

  @Test("reads negative phrases in both of Apple's forms")
  func negativePhrases() {
    let manifest = Manifest(object: [
      "actions": [:],
      "negativePhrases": [
        ["phrase": "one"], ["phrase": ["key": "two", "alternatives": []]], "three",
      ],
    ])
    #expect(manifest.negativePhrases == ["one", "two", "three"])
  }

  @Test("keeps the capabilities of a query, and reads Apple's number of a string query")
  func queryCapabilities() {
    let own = QueryDeclaration(
      identifier: "Q", entityType: "E", capabilities: [.identifiers, .all, .suggested])
    #expect(own.capabilities == [.identifiers, .all, .suggested])
    let apples = QueryDeclaration(object: ["identifier": "Q", "capabilities": 70])
    #expect(apples.capabilities == [.identifiers, .suggested, .string])
    let comparing = QueryDeclaration(object: ["identifier": "Q", "capabilities": 78])
    #expect(comparing.capabilities == [.identifiers, .suggested, .string, .properties])
  }
}
