// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import Testing

@Suite("A view of a declaration") struct DeclarationViewTests {
  @Test(
    "gives a parameter's default as it gave it",
    arguments: [
      (.int, 3), (.double, 2.5), (.string, "x"), (.bool, true), (.bool, false),
      (.enumeration("Sort"), "newest"), (.array(.string), []), (.array(.string), ["a", "b"]),
      (.array(.bool), [true, false]),
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
    parameter.valueType = .array(.int)
    parameter.object["typeSpecificMetadata"] = [
      "LNValueTypeSpecificMetadataKeyDefaultValue",
      ["array": ["elements": [["int": ["wrapper": 1]], ["int": ["wrapper": 2]]]]],
    ]
    #expect(parameter.defaultValue == [1, 2])
  }

  @Test("keeps the types of files in Apple's form")
  func fileTypes() {
    var parameter = ParameterDeclaration(
      name: "p", title: "P", valueType: .file, isOptional: false)
    #expect(parameter.supportedFileTypes == [])
    parameter.supportedFileTypes = ["public.image"]
    #expect(parameter.supportedFileTypes == ["public.image"])
    let written: JSONValue = ["array": ["elements": [["string": ["wrapper": "public.image"]]]]]
    #expect(parameter.typeSpecific("LNValueTypeMetadataKeyFileSupportedTypes") == written)
    parameter.supportedFileTypes = []
    #expect(parameter.object["typeSpecificMetadata"] == [])
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

  @Test("keeps the capabilities of a query")
  func queryCapabilities() {
    let own = QueryDeclaration(
      identifier: "Q", entityType: "E", capabilities: [.identifiers, .all, .suggested])
    #expect(own.capabilities == [.identifiers, .all, .suggested])
  }

  @Test(
    "reads Apple's number of a query, which newer tools write 64 higher",
    arguments: [
      (2, []), (66, []), (6, .string), (70, .string), (78, [.string, .properties]),
    ] as [(Int64, QueryCapabilities)])
  func applesCapabilities(_ number: Int64, _ more: QueryCapabilities) {
    let query = QueryDeclaration(object: ["identifier": "Q", "capabilities": .int(number)])
    #expect(query.capabilities == more.union([.identifiers, .suggested]))
    guard number > 64 else { return }
    let own = QueryDeclaration(identifier: "Q", entityType: "E", capabilities: query.capabilities)
    #expect(own.object["capabilities"] == .int(number))
  }

  @Test(
    "reads who may use an intent",
    arguments: [
      ([:], true, false), (["isDiscoverable": false], false, false),
      (["visibilityMetadata": ["isDiscoverable": false, "assistantOnly": false]], false, false),
      (
        [
          "isDiscoverable": false,
          "visibilityMetadata": ["isDiscoverable": true, "assistantOnly": true],
        ], false, true
      ),
    ] as [(JSONObject, Bool, Bool)])
  func visibility(_ object: JSONObject, _ isDiscoverable: Bool, _ isAssistantOnly: Bool) {
    let intent = IntentDeclaration(object: object)
    #expect(intent.isDiscoverable == isDiscoverable)
    #expect(intent.isAssistantOnly == isAssistantOnly)
  }

  @Test("names what stands where a declaration should")
  func misplaced() {
    let manifest = Manifest(object: [
      "actions": ["B": "text", "A": 1, "C": ["identifier": "C"]], "entities": ["E": .null],
      "enums": [["identifier": "F"], 7],
    ])
    #expect(manifest.misplaced == ["actions.A", "actions.B", "entities.E", "enums[1]"])
  }
}
