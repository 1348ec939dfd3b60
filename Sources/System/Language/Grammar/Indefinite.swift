// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata

/// Phrases that say "something" where a person says what: "Add something to my list in Acme".
///
/// Apple's phrases cannot hold a free text, so this is how apps write them.
enum Indefinite {
  /// The phrase with the places of parameters where it is indefinite; nil when it is not.
  static func template(_ phrase: String, of intent: IntentDeclaration) -> String? {
    guard TemplatePiece.parse(phrase).allSatisfy({ !$0.isParameter }) else { return nil }
    let words = phrase.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let places = words.indices.filter {
      FunctionWords.indefinites.contains(words[$0].lowercased())
    }
    guard places.count == 1, let parameter = intent.parameters.first(where: isSaid) else {
      return nil
    }
    var filled = words
    filled[places[0]] = neighbours(of: parameter.name, in: intent.summary?.formats ?? [])
      .map { "${\($0)}" }.joined(separator: " ")
    return filled.joined(separator: " ")
  }

  private static func isSaid(_ parameter: ParameterDeclaration) -> Bool {
    guard !parameter.isOptional else { return false }
    switch parameter.valueType.element {
    case .string, .attributedString, .entity: return true
    default: return false
    }
  }

  /// The parameters that a summary writes side by side with one, itself included: "3 lemons".
  private static func neighbours(of name: String, in summaries: [String]) -> [String] {
    for summary in summaries {
      var run: [String] = []
      for piece in TemplatePiece.parse(summary) {
        switch piece {
        case .parameter(let other): run.append(other)
        case .text(let text) where text.allSatisfy(\.isWhitespace): continue
        case .text, .applicationName:
          if run.contains(name) { return run }
          run = []
        }
      }
      if run.contains(name) { return run }
    }
    return [name]
  }
}

extension TemplatePiece {
  fileprivate var isParameter: Bool {
    if case .parameter = self { true } else { false }
  }
}
