// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Swift's mangled names of nominal types, without the prefix `$s`, as the manifest wants them.
///
/// The rules are those of the compiler's documentation of its ABI: identifiers with their
/// length, earlier words replaced by letters, whole earlier identifiers by `A` and a letter.
struct Mangling {
  private var output = "$s"
  private var identifiers: [(text: String, index: Int)] = []
  private var substitutionCount = 0
  private var words: [String] = []

  static func name(of type: DeclaredType, index: DeclarationIndex) -> String {
    var mangling = Mangling()
    mangling.append(module: type.module)
    for count in 1...max(1, type.path.count) {
      let path = Array(type.path.prefix(count))
      let key = ([type.module] + path).joined(separator: ".")
      mangling.append(identifier: path[count - 1])
      mangling.append(kind: index.types[key]?.kind ?? .structure)
    }
    return String(mangling.output.dropFirst(2))
  }

  private mutating func append(module: String) {
    if module == "Swift" {
      output += "s"
    } else {
      append(identifier: module)
    }
  }

  private mutating func append(kind: DeclaredType.Kind) {
    switch kind {
    case .structure: output += "V"
    case .reference, .actor: output += "C"
    case .enumeration: output += "O"
    case .contract: output += "P"
    }
    substitutionCount += 1
  }

  private mutating func append(identifier: String) {
    if let known = identifiers.first(where: { $0.text == identifier }) {
      output += "A" + Self.letter(known.index, from: "A")
      return
    }
    identifiers.append((identifier, substitutionCount))
    substitutionCount += 1
    appendNew(identifier)
  }

  private static func letter(_ index: Int, from first: Unicode.Scalar) -> String {
    String(Character(Unicode.Scalar(UInt8(first.value) + UInt8(min(index, 25)))))
  }

  // MARK: Words

  private struct Replacement {
    var start: Int
    var word: Int
  }

  private mutating func appendNew(_ identifier: String) {
    let characters = Array(identifier)
    let (replacements, newWords) = replacements(in: characters)
    words += newWords
    if !replacements.isEmpty { output += "0" }
    var position = 0
    for (index, replacement) in replacements.enumerated() {
      appendText(characters[position..<replacement.start])
      position = replacement.start + words[replacement.word].count
      let isLast = index == replacements.count - 1
      output += Self.letter(replacement.word, from: isLast ? "A" : "a")
      if isLast, position == characters.count { output += "0" }
    }
    appendText(characters[position...])
  }

  private mutating func appendText(_ text: ArraySlice<Character>) {
    guard !text.isEmpty else { return }
    output += "\(text.count)\(String(text))"
  }

  private func replacements(in characters: [Character]) -> ([Replacement], [String]) {
    var replacements: [Replacement] = []
    var newWords: [String] = []
    var start: Int?
    for position in 0...characters.count {
      let character = position < characters.count ? characters[position] : nil
      if let begin = start, Self.endsWord(before: character, after: characters[position - 1]) {
        let word = String(characters[begin..<position])
        if let known = (words + newWords).firstIndex(of: word) {
          replacements.append(Replacement(start: begin, word: known))
        } else if word.count >= 2, words.count + newWords.count < 26 {
          newWords.append(word)
        }
        start = nil
      }
      if start == nil, let character, !character.isNumber, character != "_" { start = position }
    }
    return (replacements, newWords)
  }

  private static func endsWord(before next: Character?, after last: Character) -> Bool {
    guard let next else { return true }
    return next == "_" || (!last.isUppercase && next.isUppercase)
  }
}
