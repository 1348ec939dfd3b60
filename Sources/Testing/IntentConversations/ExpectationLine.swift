// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Assistant
internal import CommandLineKit

/// Reads what stands behind `=>`.
enum ExpectationLine {
  private static let words = [
    "done", "cancelled", "refused", "fails", "gives up", "asks", "opens", "runs in", "returns",
  ]

  static func read(_ text: String) throws(LineError) -> [WrittenConversation.Expected] {
    if let one = try word(text) { return [one] }
    // "CreateTaskIntent title: Call the bank", "title: Call the bank", "CreateTaskIntent"
    let first = text.prefix { !$0.isWhitespace && $0 != ":" }
    let rest = String(text.dropFirst(first.count))
    guard isName(first) else { throw unknown(text) }
    if rest.hasPrefix(":") {
      return [.parameter(String(first), String(rest.dropFirst()).trimmed)]
    }
    if rest.trimmed.isEmpty {
      // What looks like a word of ours is more likely misspelt than a type.
      guard first.first?.isUppercase == true || first.contains(".") else { throw unknown(text) }
      return [.intent(String(first))]
    }
    let parameter = rest.trimmed
    guard let colon = parameter.firstIndex(of: ":"), isName(parameter[..<colon]) else {
      throw unknown(text)
    }
    let value = String(parameter[parameter.index(after: colon)...]).trimmed
    return [.intent(String(first)), .parameter(String(parameter[..<colon]), value)]
  }

  private static func word(_ text: String) throws(LineError) -> WrittenConversation.Expected? {
    func rest(_ word: String) -> String? {
      guard text == word || text.hasPrefix(word + " ") else { return nil }
      return String(text.dropFirst(word.count)).trimmed
    }
    if text == "done" { return .done }
    if text == "cancelled" { return .cancelled }
    if text == "asks" { return .asks }
    if let reason = rest("refused") {
      return .refused(reason: reason.isEmpty ? nil : try refusal(reason))
    }
    if let reason = rest("fails") { return .failed(reason: reason.isEmpty ? nil : reason) }
    if let name = rest("gives up") { return .gaveUp(parameter: name.isEmpty ? nil : name) }
    for (word, expected) in [
      ("opens", { .opens($0 == "nothing" ? nil : $0) }), ("runs in", { .runsIn($0) }),
      ("returns", { .returns($0) }),
    ] as [(String, (String) -> WrittenConversation.Expected)] {
      guard let name = rest(word) else { continue }
      guard !name.isEmpty else { throw LineError("'\(word)' wants a name or a value behind it") }
      return expected(name)
    }
    return nil
  }

  private static func refusal(_ text: String) throws(LineError) -> String {
    guard AssistantOutcome.Refusal(rawValue: text) == nil else { return text }
    let all = AssistantOutcome.Refusal.allCases.map(\.rawValue)
    let near = nearestName(to: text, among: all)
    throw LineError(
      "nothing is refused for '\(text)'"
        + (near.map { "; did you mean '\($0)'?" }
          ?? "; the reasons are \(all.joined(separator: ", "))"))
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }

  private static func unknown(_ text: String) -> LineError {
    let first = String(text.prefix { !$0.isWhitespace })
    let near = nearestName(to: first, among: words)
    return LineError(
      "'=> \(text)' is no expectation"
        + (near.map { "; did you mean '\($0)'?" }
          ?? "; write an intent's type, 'parameter: value', or one of \(words.joined(separator: ", "))")
    )
  }
}
