// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Checks
import Testing

@Suite("Comments that silence rules") struct SuppressionTests {
  /// The rules of the findings in an intent that prints and sleeps.
  private func rules(
    _ first: String = "", beside: String = "", after: String = "", lineEnd: String = "\n"
  ) -> [String] {
    let text = """
      import AppIntents \(first)
      struct Add: AppIntent {
        static let title: LocalizedStringResource = "Add"
        func perform() async throws -> some IntentResult {
          \(after)
          let item = found as! Item \(beside)
          return .result()
        }
      }
      """
    let example = Example.fails(text.split(separator: "\n").joined(separator: lineEnd))
    let asked = ["perform.trap", "intent.no-description"].compactMap { name in
      RuleRegistry.rule(RuleID(name))
    }
    return CheckRun(rules: asked).findings(in: example.project, texts: example.texts)
      .map { finding in finding.rule.text }
  }

  private static let trap = "perform.trap"
  private static let both = ["intent.no-description", "perform.trap"]

  @Test("silence this line, the next one or the file, and nothing else")
  func scopes() {
    #expect(rules() == Self.both)
    #expect(rules(beside: "// appintents:disable:this perform.trap") == [Self.both[0]])
    #expect(
      rules(after: "// appintents:disable:next perform.trap -- never fails") == [Self.both[0]])
    #expect(rules("// appintents:disable:file perform.trap") == [Self.both[0]])
    #expect(rules("// appintents:disable:this perform.trap") == Self.both)
    #expect(rules(beside: "// appintents:disable:this log.print") == Self.both)
  }

  @Test("name several rules, or all of them")
  func names() {
    #expect(rules("// appintents:disable:file perform.trap, intent.no-description").isEmpty)
    #expect(rules("// appintents:disable:file all").isEmpty)
    #expect(rules("// appintents:disable:file") == ["disable.unknown-rule"] + Self.both)
  }

  @Test("are found whatever ends the lines", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(_ lineEnd: String) {
    let found = rules(beside: "// appintents:disable:this perform.trap", lineEnd: lineEnd)
    #expect(found == [Self.both[0]])
  }
}
