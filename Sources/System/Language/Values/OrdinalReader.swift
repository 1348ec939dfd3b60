// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Reads which one of several offered things a person picks.
struct OrdinalReader {
  let scan: Scan

  /// 1-based from the start, negative from the end; nil where the words pick nothing.
  func position(in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    if scan.isWord(index, "the") { index += 1 }
    if scan.isWord(index, "number") || scan.isWord(index, "option") || scan.isSign(index, "#") {
      index += 1
    }
    guard index < range.upperBound else { return nil }
    guard let (position, end) = number(at: index) else { return nil }
    var rest = end
    if scan.isWord(rest, "one") || scan.isWord(rest, "option") || scan.isWord(rest, "item")
      || scan.isWord(rest, "ones")
    {
      rest += 1
    }
    return rest == range.upperBound ? position : nil
  }

  private func number(at index: Int) -> (Int, end: Int)? {
    if let ordinal = scan.ordinals(at: index).first {
      if scan.keyword(ordinal.end) == .to, scan.keyword(ordinal.end + 1) == .last {
        return (-ordinal.value, ordinal.end + 2)
      }
      if scan.keyword(ordinal.end) == .last { return (-ordinal.value, ordinal.end + 1) }
      return (ordinal.value, ordinal.end)
    }
    if scan.isWord(index, "next"), scan.keyword(index + 1) == .to, scan.keyword(index + 2) == .last
    {
      return (-2, index + 3)
    }
    if scan.isWord(index, "last") || scan.isWord(index, "final") || scan.isWord(index, "bottom") {
      return (-1, index + 1)
    }
    if scan.isWord(index, "top") { return (1, index + 1) }
    if scan.isWord(index, "penultimate") { return (-2, index + 1) }
    if let number = scan.numbers(at: index).first(where: { !$0.isVague }), number.value >= 1,
      number.value < 1000, number.value == number.value.rounded()
    {
      return (Int(number.value), number.end)
    }
    return nil
  }
}
