// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The name that a mistyped word most likely means: the smallest edit distance, below 4.
///
/// A distance as long as the word itself would suggest anything for very short words, so it has
/// to be smaller than that too.
package func nearestName(to word: String, among names: [String]) -> String? {
  names.map { (name: $0, distance: editDistance(word, $0)) }
    .filter { $0.distance < 4 && $0.distance < max(word.count, 1) }
    .min { $0.distance < $1.distance }?.name
}

/// How many characters have to be inserted, removed or replaced to make one word of the other.
func editDistance(_ left: String, _ right: String) -> Int {
  let right = Array(right)
  var previous = Array(0...right.count)
  for (row, character) in left.enumerated() {
    var current = [row + 1]
    for column in right.indices {
      let replaced = previous[column] + (character == right[column] ? 0 : 1)
      current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
    }
    previous = current
  }
  return previous[right.count]
}
