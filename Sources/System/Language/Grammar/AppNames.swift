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

  /// The sentences that remain when a name is taken out, one for each place where a name stands;
  /// the most explicit first.
  func sentences(naming sentence: Sentence) -> [Sentence] {
    var found: [(rank: Int, sentence: Sentence)] = []
    for index in sentence.items.indices {
      for (app, words) in names[sentence.items[index].word.exact] ?? []
      where found.count < 6 && Self.stands(words, in: sentence, at: index) {
        let range = Self.reach(of: index..<index + words.count, in: sentence)
        let isClear =
          FunctionWords.beforeAppName.union(FunctionWords.handingVerbs)
          .contains(sentence.items[range.lowerBound].text)
          || sentence.starts.contains(range.lowerBound) || range.upperBound >= sentence.end
        found.append(
          (
            isClear ? -range.upperBound : 1,
            sentence.removing(range, namedApp: app, isClear: isClear)
          ))
      }
    }
    return found.sorted { $0.rank < $1.rank }.map(\.sentence)
  }

  private static func stands(_ words: [Int32], in sentence: Sentence, at start: Int) -> Bool {
    guard start + words.count <= sentence.items.count else { return false }
    for (offset, word) in words.enumerated() {
      guard sentence.items[start + offset].word.exact == word else { return false }
    }
    return true
  }

  /// A name with the words that only lead to it: "in Acme", "ask Acme to", "the Acme app".
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
