// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// An app's name ends where a word follows that cannot be a part of it; "Note Plus" is no "Note". So
/// words at the place of a name are explained by values that begin behind it, or not at all.
extension SlotParser {
  /// Whether words that nothing explains make the name of an app that is not here, or name an app
  /// that was passed over.
  func belongsToName(_ content: Range<Int>) -> Bool {
    if sentence.names.contains(where: { $0.name.overlaps(content) }) { return true }
    guard let seam = sentence.seam else { return false }
    if sentence.nameMayBeginEarlier, content.upperBound == seam { return true }
    return sentence.nameMayGoOn && content.lowerBound <= seam && content.upperBound > seam
      && !finder.reader.isMoment(at: seam, in: sentence)
  }

  /// Whether a value would reach over an app's name to words that may be a part of that name.
  func reachesOverName(_ content: Range<Int>) -> Bool {
    guard let seam = sentence.seam, content.lowerBound < seam, content.upperBound > seam else {
      return false
    }
    return sentence.nameMayGoOn
  }

  /// Whether a text would be the name of an app with what follows it: "a task in Acme *Pro*".
  func isNameWithRest(
    _ content: Range<Int>, slot: Int, _ strength: Edge.Strength
  ) -> Bool {
    func leads(_ index: Int) -> Bool {
      index >= range.lowerBound && content.contains(index + 1)
        && FunctionWords.beforeAppName.contains(sentence.items[index].text)
        && sentence.isCapitalized(index + 1..<content.upperBound)
    }
    let isLedTo = sentence.names.contains { place in
      if place.range.lowerBound == range.lowerBound,
        place.range.lowerBound < place.name.lowerBound
      {
        return content.lowerBound <= place.name.lowerBound
      }
      return content.upperBound == place.name.upperBound && leads(range.lowerBound)
    }
    if isLedTo { return true }
    if sentence.nameMayGoOn, content.lowerBound == sentence.seam {
      // A text that may be left out is not begun without a mark.
      if strength < .explicit, intent.slots[slot].isOptional { return true }
      return content.upperBound == sentence.end && sentence.isCapitalized(content)
    }
    guard sentence.nameMayBeginEarlier, content.upperBound == sentence.seam else { return false }
    return leads(content.lowerBound) || content.lowerBound > 0 && leads(content.lowerBound - 1)
  }
}
