// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceModel

/// A phrase as it is heard: its words, without those that nobody hears a difference in.
struct PhraseReading {
  let phrase: Phrase
  let shortcut: Shortcut
  /// Small letters, no punctuation, no articles, no app name; a parameter is `\u{1}Type`.
  let words: [String]
  /// Whether a parameter in it is an enum, which may say the state.
  let bindsEnum: Bool

  init?(_ phrase: Phrase, of shortcut: Shortcut, in project: CheckedProject) {
    guard let template = phrase.template else { return nil }
    self.phrase = phrase
    self.shortcut = shortcut
    var words: [String] = []
    var bindsEnum = false
    for word in Self.split(template.text) {
      guard let name = word.placeholder else {
        words.append(word.text)
        continue
      }
      if name == "applicationName" {
        if let last = words.last, Self.prepositions.contains(last) { words.removeLast() }
        continue
      }
      guard let parameter = shortcut.parameter(name), let type = project.heard(as: parameter) else {
        return nil
      }
      bindsEnum = bindsEnum || project.enumeration(of: parameter) != nil
      words.append("\u{1}" + type)
    }
    self.words = words.filter { !Self.articles.contains($0) }
    self.bindsEnum = bindsEnum
  }

  /// The readings with the titles of enums in the place of parameters; itself where there is none.
  func sentences(titles: [String: [[String]]]) -> Set<[String]> {
    var sentences: [[String]] = [[]]
    for word in words {
      if word.hasPrefix("\u{1}"), let values = titles[String(word.dropFirst())], !values.isEmpty,
        sentences.count * values.count <= 1_000
      {
        sentences = sentences.flatMap { start in values.map { start + $0 } }
      } else {
        sentences = sentences.map { $0 + [word] }
      }
    }
    return Set(sentences.map { $0.filter { !Self.articles.contains($0) } })
  }

  private struct Word {
    var text: String
    var placeholder: String?
  }

  private static func split(_ template: String) -> [Word] {
    var words: [Word] = []
    var rest = template[...]
    while let start = rest.range(of: "${") {
      words += plain(rest[..<start.lowerBound])
      rest = rest[start.upperBound...]
      guard let end = rest.firstIndex(of: "}") else { break }
      words.append(Word(text: "", placeholder: String(rest[..<end])))
      rest = rest[rest.index(after: end)...]
    }
    return words + plain(rest)
  }

  private static func plain(_ text: Substring) -> [Word] {
    words(of: String(text)).map { Word(text: $0, placeholder: nil) }
  }

  /// Letters and digits; an apostrophe is no end of a word.
  static func words(of text: String) -> [String] {
    text.lowercased().filter { $0 != "'" && $0 != "’" }
      .split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static let articles: Set<String> = ["a", "an", "the", "my", "please"]
  private static let prepositions: Set<String> = ["in", "with", "using", "on", "via"]
}

extension CheckedProject {
  /// One name for all that a parameter may be in a phrase.
  fileprivate func heard(as parameter: DeclaredParameter) -> String? {
    guard let written = parameter.property.type,
      let type = declaredType(written, in: parameter.property.scope)
    else { return nil }
    return type.qualifiedName
  }
}
