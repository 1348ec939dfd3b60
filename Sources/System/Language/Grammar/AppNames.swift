// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The names by which people call the apps.
struct AppNames {
  private var names: [Int32: [(app: Int, words: [Int32])]] = [:]

  mutating func add(_ name: String, app: Int, words: inout PatternCompiler) {
    let numbers = words.literals(name).map(\.word.exact)
    guard let first = numbers.first else { return }
    names[first, default: []].append((app, numbers))
  }

  /// A place of a sentence where an app's name stands.
  struct Occurrence {
    var app: Int
    var name: Range<Int>
    /// The name with the words that only lead to it: "in Acme", "ask Acme to", "the Acme app".
    var range: Range<Int>
    /// Whether it stands at an end of the sentence or after a preposition.
    var isClear: Bool
  }

  /// Where names stand. "Note Plus" is no place of an app "Note" when there is an app of that name.
  func occurrences(in sentence: Sentence) -> [Occurrence] {
    var found: [Occurrence] = []
    for index in sentence.items.indices {
      for (app, words) in names[sentence.items[index].word.exact] ?? []
      where found.count < 6 && Self.stands(words, in: sentence, at: index) {
        let name = index..<index + words.count
        let range = Self.reach(of: name, in: sentence)
        let isClear =
          FunctionWords.beforeAppName.contains(sentence.items[range.lowerBound].text)
          || FunctionWords.handingVerbs.contains(sentence.items[range.lowerBound].text)
          || sentence.starts.contains(range.lowerBound) || range.upperBound >= sentence.endOfWords
        found.append(Occurrence(app: app, name: name, range: range, isClear: isClear))
      }
    }
    guard found.count > 1 else { return found }
    return found.filter { place in
      !found.contains {
        $0.app != place.app && $0.name.count > place.name.count
          && $0.name.lowerBound <= place.name.lowerBound
          && $0.name.upperBound >= place.name.upperBound
      }
    }
  }

  private static func stands(_ words: [Int32], in sentence: Sentence, at start: Int) -> Bool {
    guard start + words.count <= sentence.items.count else { return false }
    for (offset, word) in words.enumerated() {
      guard sentence.items[start + offset].word.exact == word else { return false }
    }
    return true
  }

  private static func reach(of name: Range<Int>, in sentence: Sentence) -> Range<Int> {
    let items = sentence.items
    var start = name.lowerBound
    var end = name.upperBound
    if end < items.count, items[end].text == "app" { end += 1 }
    if end < items.count, items[end].text == "'s" { end += 1 }
    if start > 0, ["the", "my"].contains(items[start - 1].text) { start -= 1 }
    if start > 0, FunctionWords.beforeAppName.contains(items[start - 1].text) {
      start -= 1
      if start == 0, end < items.count, FunctionWords.afterHandedApp.contains(items[end].text) {
        end += 1
      }
    } else if start > 0, end < items.count,
      FunctionWords.handingVerbs.contains(items[start - 1].text),
      FunctionWords.afterHandedApp.contains(items[end].text)
    {
      start -= 1
      end += 1
    }
    return start..<end
  }
}

extension AppNames.Occurrence {
  /// The sentences that remain when a name is taken out, one for each place; the most explicit
  /// first.
  static func sentences(naming places: [AppNames.Occurrence], in sentence: Sentence) -> [Sentence] {
    places.map { (rank: $0.isClear ? -$0.range.upperBound : 1, place: $0) }
      .sorted { $0.rank < $1.rank }.map { sentence.removing($0.place) }
  }
}
