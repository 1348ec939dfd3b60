// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Checks
import IntentMetadata
import ProjectModel
import Testing

/// The examples of a rule are its documentation, and here its tests.
@Suite("Examples of rules") struct RuleExampleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: any Rule.Type
    var number: Int

    var testDescription: String { "\(rule.id) example \(number + 1)" }
  }

  static let cases = RuleRegistry.all.flatMap { rule in
    rule.examples.indices.map { Case(rule: rule, number: $0) }
  }

  static let identifiers = RuleRegistry.all.map { rule in rule.id }

  @Test("give findings at the marks and nowhere else", arguments: cases)
  func findings(_ one: Case) {
    let example = one.rule.examples[one.number]
    let found = CheckRun(rules: [one.rule], muted: ["project.no-sources"]).findings(
      in: example.project, baseline: example.baseline, texts: example.texts)
    #expect(found.allSatisfy { $0.rule == one.rule.id }, "\(found.map(\.message))")
    let places = found.map(\.position)
    let marks = Self.marks(in: example)
    #expect(Set(places) == Set(marks), "found \(places), marked \(marks)")
    #expect(example.fails == !marks.isEmpty, "a failing example has a mark, a passing one none")
  }

  @Test("are there, one that passes and one that fails", arguments: identifiers)
  func bothKinds(_ id: RuleID) throws {
    let rule = try #require(RuleRegistry.rule(id))
    #expect(rule.examples.contains { $0.fails })
    #expect(rule.examples.contains { !$0.fails })
    #expect(rule.summary.count <= 100)
    #expect(!rule.page.isEmpty)
  }

  /// The places of the marks, as if they were not in the text.
  private static func marks(in example: Example) -> [SourcePosition] {
    example.parts.flatMap { part in
      part.files.flatMap { name, text -> [SourcePosition] in
        let path = Example.path(of: name, in: part)
        var found: [SourcePosition] = []
        for (row, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
          .enumerated()
        {
          var column = 1
          for character in line {
            if character == Example.mark {
              found.append(SourcePosition(file: path, line: row + 1, column: column))
            } else {
              column += character.utf8.count
            }
          }
        }
        return found
      }
    }
  }
}
