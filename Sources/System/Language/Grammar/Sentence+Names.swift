// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension Sentence {
  /// The sentence without an app's name.
  func removing(_ place: AppNames.Occurrence) -> Sentence {
    let range = place.range
    var result = self
    result.names = []
    result.namesAppClearly = place.isClear
    result.nameMayGoOn =
      place.name.upperBound == range.upperBound && range.upperBound < items.count
      && items[range.upperBound].mayBePartOfName && !items[range.upperBound].followsPause
    result.nameMayBeginEarlier =
      place.name.lowerBound == range.lowerBound && range.lowerBound > 0
      && items[range.lowerBound - 1].mayBePartOfName && !items[range.lowerBound].followsPause
    result.items.removeSubrange(range)
    if range.lowerBound < result.items.count { result.items[range.lowerBound].followsPause = true }
    result.app = place.app
    result.seam = range.lowerBound
    result.end = result.items.count
    result.stripCourtesies()
    return result
  }

  /// Whether items are written as a name is, in a sentence that does not write all words so.
  func isCapitalized(_ range: Range<Int>) -> Bool {
    func isCapital(_ index: Int) -> Bool {
      utterance.text(in: items[index].tokens).first?.isUppercase == true
    }
    return range.allSatisfy { isCapital($0) || items[$0].role == .number }
      && items.indices.contains {
        !range.contains($0) && items[$0].role == .word && !isCapital($0)
      }
  }
}
