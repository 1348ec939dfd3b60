// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SourceModel
import Testing

private func cases(
  _ heading: String, _ body: String, displays: String = "[:]"
) throws -> [EnumCaseDeclaration] {
  let declarations = read(
    """
    enum Level: \(heading) {
    \(body)
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Level"
      static let caseDisplayRepresentations: [Level: DisplayRepresentation] = \(displays)
    }
    """)
  #expect(declarations.diagnostics.filter { $0.severity == .error }.map(\.description) == [])
  return try #require(declarations.manifest.enumeration("Level")).cases
}

@Suite("Reading an enum") struct EnumReadingTests {
  @Test(
    "takes the raw values of its cases",
    arguments: [
      ("String, AppEnum", "case low, high", ["low", "high"]),
      ("String, AppEnum", #"case low = "L"; case high"#, ["L", "high"]),
      ("Int, AppEnum", "case low, high", ["0", "1"]),
      ("Int, AppEnum", "case low = 3, mid, high = 10\n case top", ["3", "4", "10", "11"]),
      ("Int, AppEnum", "case below = -1, zero", ["-1", "0"]),
      ("Int64, AppEnum", "case low", ["0"]), ("String, AppEnum", "case `default`", ["default"]),
      ("String, AppEnum", "#if os(iOS)\ncase a\n#else\ncase b\n#endif", ["b"]),
    ])
  func rawValues(_ heading: String, _ body: String, _ values: [String]) throws {
    #expect(try cases(heading, body).map(\.identifier) == values)
  }

  @Test(
    "takes the titles of its cases",
    arguments: [
      #"[.low: "Low", .high: "High"]"#,
      #"[Level.low: DisplayRepresentation("Low"), Self.high: "High"]"#,
      #"[.low: .init(title: "Low"), .high: DisplayRepresentation(title: "High", image: .init(systemName: "x"))]"#,
      #"[.low: .init(stringLiteral: "Low"), .high: .init(title: LocalizedStringResource("High"))]"#,
    ])
  func titles(_ displays: String) throws {
    let cases = try cases("String, AppEnum", "case low, high", displays: displays)
    #expect(cases.map(\.title.key) == ["Low", "High"])
  }

  @Test("takes subtitles and synonyms")
  func synonyms() throws {
    let one = try cases(
      "String, AppEnum", "case low",
      displays: #"[.low: .init(title: "Low", subtitle: "S", synonyms: ["small", "tiny"])]"#)
    #expect(one[0].synonyms.map(\.key) == ["small", "tiny"])
    let display = one[0].object["displayRepresentation"]?.objectValue
    #expect(display?["subtitle"]?.objectValue?["key"] == "S")
  }

  @Test("follows a switch over the cases")
  func switchOverCases() throws {
    let declarations = read(
      """
      enum Level: String, AppEnum {
        case low, mid, high
        static var typeDisplayRepresentation: TypeDisplayRepresentation { "Level" }
        static var caseDisplayRepresentations: [Level: DisplayRepresentation] {
          Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.display) })
        }
        var display: DisplayRepresentation {
          switch self {
          case .low, .mid: "Not high"
          case .high: return DisplayRepresentation(title: "High")
          }
        }
      }
      """)
    #expect(declarations.diagnostics.map(\.description) == [])
    let level = try #require(declarations.manifest.enumeration("Level"))
    #expect(level.cases.map(\.title.key) == ["Not high", "Not high", "High"])
  }
}
