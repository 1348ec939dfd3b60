// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Checks
import IntentMetadata
import Testing

@Suite("What keeps a source from being checked") struct ObstacleTests {
  private func messages(_ text: String) -> [String] {
    let intent = """
      import AppIntents
      struct Add: AppIntent {
        static let title: LocalizedStringResource = "Add"
        func perform() async throws -> some IntentResult { .result(dialog: "Added") }
      }

      """
    let example = Example.fails(intent + text)
    return CheckRun(rules: []).findings(in: example.project, texts: example.texts)
      .map { "\($0.position.line): \($0.message.text)" }
  }

  @Test("a conflict is told at its first line") func conflict() {
    let text = "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> other\n"
    #expect(
      messages(text) == [
        "6: two branches disagree here, and neither is checked; resolve the conflict"
      ])
    #expect(messages("let a = b <<<<<<< c\n").isEmpty)
  }

  @Test("lists in lists do not keep the check for ever", arguments: ["[", "[(", "[ ", "[\n"])
  func nesting(_ opening: String) {
    #expect(
      messages("let a = \(String(repeating: opening, count: 400))") == [
        "1: the code is nested too deeply and is not checked; take generated code out"
      ])
    #expect(messages("let a = \(String(repeating: opening, count: 12))").isEmpty)
  }

  @Test("a long chain is told where an intent runs into it, and only there") func chain() {
    let chain = "a" + String(repeating: ".a()", count: 1_500)
    let store = "struct Store { func add() { \(chain) } }\n"
    let caller = """
      struct Put: AppIntent {
        static let title: LocalizedStringResource = "Put"
        func perform() async throws -> some IntentResult {
          Store().add()
          return .result(dialog: "Put")
        }
      }

      """
    let all = CheckRun(rules: RuleRegistry.all)
    let deep = "the code is nested too deeply and is not checked; take generated code out"
    func deepFindings(_ text: String) -> Int {
      let example = Example.fails(text)
      return all.findings(in: example.project, texts: example.texts)
        .filter { $0.message.text == deep }.count
    }
    #expect(deepFindings("import AppIntents\n" + caller + store) == 1)
    #expect(deepFindings("import AppIntents\n" + store) == 0)
  }

  @Test("brackets in texts and comments are no lists") func text() {
    let brackets = String(repeating: "[", count: 40)
    #expect(messages("let a = \"\(brackets)\" // \(brackets)\n").isEmpty)
  }
}
