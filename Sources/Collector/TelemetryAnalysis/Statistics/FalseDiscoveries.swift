// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Which of many findings hold when at most a given share of them may be false.
///
/// The procedure of Benjamini and Hochberg (1995), with the weights of Genovese, Roeder and Wasserman (2006): a
/// question with a larger weight is found more easily, at the cost of the others. The weights are
/// divided by their mean, so that the promise stays the same.
package enum FalseDiscoveries {
  /// - Parameter questions: how likely each finding is if nothing is behind it, and its weight.
  /// - Returns: for each question whether it holds, and the bound that it had to stay under.
  package static func holding(
    _ questions: [(chance: Double, weight: Double)], share: Double
  ) -> [(holds: Bool, bound: Double)] {
    guard !questions.isEmpty else { return [] }
    let mean = questions.reduce(0) { $0 + $1.weight } / Double(questions.count)
    let weighted = questions.map { $0.chance * mean / $0.weight }
    let sorted = weighted.sorted()
    let total = Double(questions.count)
    let holding =
      (sorted.indices.last { sorted[$0] <= share * Double($0 + 1) / total }).map { $0 + 1 } ?? 0
    // One that does not hold would have been the next.
    let bound = share * Double(min(holding + 1, questions.count)) / total
    let reached = share * Double(holding) / total
    return zip(questions, weighted).map { question, chance in
      let holds = holding > 0 && chance <= reached
      return (holds, (holds ? reached : bound) * question.weight / mean)
    }
  }
}
