// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import Testing

@Suite("The type of a value") struct ValueTypeTests {
  static let all: [ValueType] = [
    .string, .bool, .int, .double, .date, .dateComponents, .url, .attributedString, .duration,
    .file, .person, .currencyAmount, .paymentMethod, .placemark, .recurrenceRule, .searchCriteria,
    .measurement(unit: "UnitLength"), .measurement(unit: "UnitDuration"), .entity("TaskEntity"),
    .enumeration("Priority"), .array(.string), .array(.entity("TaskEntity")),
    .codable("Acme.Settings"),
  ]

  @Test("comes back from its JSON", arguments: all)
  func comesBack(_ type: ValueType) {
    #expect(ValueType(json: type.json) == type)
  }

  @Test(
    "is read from Apple's forms",
    arguments: [
      (["primitive": ["wrapper": ["typeIdentifier": 0]]], .string),
      (["primitive": ["wrapper": ["typeIdentifier": 1]]], .bool),
      (["primitive": ["wrapper": ["typeIdentifier": 2]]], .int),
      (["primitive": ["wrapper": ["typeIdentifier": 7]]], .double),
      (["primitive": ["wrapper": ["typeIdentifier": 8]]], .date),
      (["primitive": ["wrapper": ["typeIdentifier": 10]]], .placemark),
      (["primitive": ["wrapper": ["typeIdentifier": 11]]], .url),
      (["primitive": ["wrapper": ["typeIdentifier": 12]]], .attributedString),
      (["intents": ["wrapper": ["typeIdentifier": 12]]], .file),
      (["measurement": ["wrapper": ["unitType": 7]]], .measurement(unit: "UnitDuration")),
      (["linkEnumeration": ["wrapper": ["identifier": "Sort"]]], .enumeration("Sort")),
      (["entity": ["wrapper": ["typeName": "List"]]], .entity("List")),
      (
        ["array": ["wrapper": ["memberValueType": ["entity": ["wrapper": ["typeName": "List"]]]]]],
        .array(.entity("List"))
      ),
      (
        [
          "entity": [
            "wrapper": [
              "codable": ["mangledTypeName": "s8DurationV"], "typeName": "Swift.Duration",
            ]
          ]
        ],
        .duration
      ),
      (
        ["entity": ["wrapper": ["codable": [:], "typeName": "Acme.Settings"]]],
        .codable("Acme.Settings")
      ),
    ] as [(JSONValue, ValueType)])
  func readsApples(_ json: JSONValue, _ type: ValueType) {
    #expect(ValueType(json: json) == type)
  }

  @Test(
    "of an unknown form is kept as it was",
    arguments: [
      ["primitive": ["wrapper": ["typeIdentifier": 9999]]],
      ["later": ["wrapper": ["typeIdentifier": 3]]], [:], .null, "String",
    ] as [JSONValue])
  func keepsUnknown(_ json: JSONValue) {
    #expect(ValueType(json: json) == .unknown(json))
    #expect(ValueType(json: json).json == json)
  }

  @Test("has a name that a person knows")
  func names() {
    #expect(ValueType.array(.entity("TaskEntity")).displayName == "[TaskEntity]")
    #expect(ValueType.measurement(unit: "UnitMass").displayName == "Measurement<UnitMass>")
    let unknown: JSONValue = ["primitive": ["wrapper": ["typeIdentifier": 99]]]
    #expect(ValueType(json: unknown).displayName == "primitive 99")
  }
}
