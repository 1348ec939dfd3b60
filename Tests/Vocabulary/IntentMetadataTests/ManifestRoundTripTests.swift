// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentMetadata
import Testing

private func roundTrip(_ text: String) throws -> (before: JSONValue, after: JSONValue) {
  let data = Data(text.utf8)
  let manifest = try JSONDecoder().decode(Manifest.self, from: data)
  let again = try JSONEncoder().encode(manifest)
  let decoder = JSONDecoder()
  return (
    try decoder.decode(JSONValue.self, from: data), try decoder.decode(JSONValue.self, from: again)
  )
}

@Suite("A manifest that is decoded and encoded again") struct ManifestRoundTripTests {
  @Test(
    "keeps everything",
    arguments: [
      #"{"actions":{}}"#,
      // Keys that this version does not know.
      #"{"actions":{"A":{"identifier":"A","future":{"x":[1,2.5,"t",null,true]}}},"later":3}"#,
      // Explicit nulls.
      #"{"actions":{"A":{"identifier":"A","title":null,"parameters":null}},"enums":null}"#,
      // Elements that are no objects.
      #"{"actions":{"A":"not an object"},"enums":[7],"entities":{"E":null}}"#,
      // A parameter without a type, an enum case that is not shown.
      #"{"actions":{"A":{"identifier":"A","parameters":[{"name":"p"}]}},"#
        + #""enums":[{"identifier":"E","cases":[{"identifier":"c"}]}]}"#,
      #"{"actions":{"é \"q\" / \\ 🇩🇪":{"identifier":"é"}},"version":1}"#,
    ])
  func keepsEverything(_ text: String) throws {
    let (before, after) = try roundTrip(text)
    #expect(before == after)
  }

  @Test("does not invent keys that were absent")
  func inventsNothing() throws {
    let (_, after) = try roundTrip(#"{"actions":{"A":{"identifier":"A"}}}"#)
    let intent = after.objectValue?["actions"]?.objectValue?["A"]?.objectValue
    #expect(intent?.keys.sorted() == ["identifier"])
  }

  @Test("keeps unknown keys of an intent whose title is changed")
  func changesOneThing() throws {
    let text = #"{"actions":{"A":{"identifier":"A","title":{"key":"Old"},"future":1}}}"#
    var manifest = try JSONDecoder().decode(Manifest.self, from: Data(text.utf8))
    manifest.intents["A"]?.title = "New"
    #expect(manifest.intents["A"]?.title.key == "New")
    #expect(manifest.intents["A"]?.object["future"] == 1)
  }

  @Test("keeps what is no declaration when the declarations beside it change")
  func keepsMisplaced() throws {
    let text =
      #"{"actions":{"A":{"identifier":"A"},"B":"text"},"#
      + #""enums":[7,{"identifier":"E"},"x",{"identifier":"F"}]}"#
    var manifest = try JSONDecoder().decode(Manifest.self, from: Data(text.utf8))
    manifest.intents["A"] = nil
    #expect(manifest.object["actions"] == ["B": "text"])
    let enums = manifest.enums
    manifest.enums = enums
    #expect(manifest.object["enums"] == [7, ["identifier": "E"], "x", ["identifier": "F"]])
    manifest.enums = [enums[1]]
    #expect(manifest.object["enums"] == [7, ["identifier": "F"], "x"])
    manifest.enums += enums
    #expect(
      manifest.object["enums"]
        == [7, ["identifier": "F"], "x", ["identifier": "E"], ["identifier": "F"]])
  }

  @Test(
    "is refused with the place of what is wrong",
    arguments: [
      (#"{}"#, "'actions' is missing or is not an object"),
      (#"{"actions":[]}"#, "'actions' is missing or is not an object"),
      (#"{"actions":{"A":{}}}"#, "'actions.A.identifier' is missing"),
      (#"{"actions":{"A":{"identifier":4}}}"#, "'actions.A.identifier' is not a string"),
      (
        #"{"actions":{"A":{"identifier":"A","title":"t"}}}"#,
        "'actions.A.title' is not an object"
      ),
      (
        #"{"actions":{"A":{"identifier":"A","parameters":{}}}}"#,
        "'actions.A.parameters' is not a list"
      ),
      (
        #"{"actions":{"A":{"identifier":"A","parameters":[{}]}}}"#,
        "'actions.A.parameters[0].name' is missing"
      ),
      (#"{"actions":{},"enums":{}}"#, "'enums' is not a list"),
      (#"{"actions":{},"enums":[{"cases":[{}]}]}"#, "'enums[0].identifier' is missing"),
      (#"{"actions":{},"queries":{"Q":{}}}"#, "'queries.Q.identifier' is missing"),
      (#"{"actions":{},"autoShortcuts":[{}]}"#, "'autoShortcuts[0].actionIdentifier' is missing"),
    ])
  func refuses(_ text: String, _ problem: String) throws {
    let error = #expect(throws: ManifestError.self) {
      try JSONDecoder().decode(Manifest.self, from: Data(text.utf8))
    }
    #expect(error?.description == "\(problem); rebuild the bundle that it came from")
  }

  @Test("that is no JSON object is refused", arguments: ["", "[]", "3", "{", "\u{FF}"])
  func refusesOtherJSON(_ text: String) {
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(Manifest.self, from: Data(text.utf8))
    }
  }
}
