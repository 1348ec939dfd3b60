// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// How English contractions are written out, so that "what's" is heard as "what is".
enum Contractions {
  /// The two words of a contraction and how many letters the second one keeps in the text.
  struct Parts {
    var first: String
    var second: String
    var alternatives: [String] = []
  }

  /// Words after which a clitic `'s` is a verb; after any other it marks possession.
  private static let subjects: Set<String> = [
    "what", "where", "who", "how", "when", "why", "that", "there", "here", "he", "she", "it",
    "this", "which",
  ]

  /// Reads the letters before and after an apostrophe; nil where it contracts nothing.
  static func parts(_ stem: String, _ suffix: String) -> Parts? {
    switch suffix {
    case "s":
      if stem == "let" { return Parts(first: stem, second: "us") }
      if subjects.contains(stem) {
        return Parts(first: stem, second: "is", alternatives: ["has", Token.possessive])
      }
      return Parts(first: stem, second: Token.possessive, alternatives: ["is", "has"])
    case "m": return Parts(first: stem, second: "am")
    case "re": return Parts(first: stem, second: "are")
    case "ve": return Parts(first: stem, second: "have")
    case "ll": return Parts(first: stem, second: "will")
    case "d": return Parts(first: stem, second: "would", alternatives: ["had", "did"])
    default: return nil
    }
  }

  /// Reads a word that ends in `n` before `'t`.
  static func negated(_ stem: String) -> Parts? {
    guard stem.hasSuffix("n") else { return nil }
    let first =
      switch stem {
      case "can": "can"
      case "won": "will"
      case "shan": "shall"
      case "ain": "is"
      default: String(stem.dropLast())
      }
    return Parts(first: first, second: "not")
  }

  /// Contractions that people type without the apostrophe and that are no other word.
  static let withoutApostrophe: [String: (parts: Parts, secondLength: Int)] = {
    var table: [String: (parts: Parts, secondLength: Int)] = [:]
    for word in ["whats", "wheres", "whos", "hows", "thats", "theres", "heres", "lets"] {
      table[word] = parts(String(word.dropLast()), "s").map { ($0, 1) }
    }
    for word in [
      "dont", "doesnt", "didnt", "isnt", "arent", "wasnt", "werent", "cant", "couldnt", "shouldnt",
      "wouldnt", "hasnt", "havent", "hadnt", "wont",
    ] {
      table[word] = negated(String(word.dropLast())).map { ($0, 2) }
    }
    for word in ["im", "ive", "youre", "theyre", "youve", "weve"] {
      let length = word == "im" ? 1 : 2
      table[word] = parts(String(word.dropLast(length)), String(word.suffix(length)))
        .map { ($0, length) }
    }
    return table
  }()
}
