// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Which answer comes next.
package enum AnswerPlan: Sendable {
  /// These in turn, then the last one for ever; ``Answer/accept`` when there is none.
  case script([Answer])
  /// One of these at random, each as often as its weight says; equal seeds give equal answers.
  case random(seed: UInt64, [(answer: Answer, weight: Int)])
  /// By the path of the request.
  case paths([String: Answer])

  /// A server on a bad day: it stores and tells, stores and does not tell, or does neither.
  package static func badDay(seed: UInt64) -> AnswerPlan {
    .random(
      seed: seed,
      [
        (.accept, 40), (.status(500), 12), (.storeThen(.status(500)), 8), (.reset, 8),
        (.storeThen(.reset), 10), (.resetBeforeReading, 6), (.silence, 3),
        (.storeThen(.silence), 4), (.retryAfter(503, seconds: 0), 4), (.garbage, 2),
        (.storeThen(.garbage), 2), (.tooLarge(moreThan: 2_000), 6),
      ])
  }
}

/// The plan as it is carried out.
struct AnswerSequence {
  private var plan: AnswerPlan
  private var count = 0
  private var random: UInt64 = 0

  init(_ plan: AnswerPlan) {
    self.plan = plan
    if case .random(let seed, _) = plan { random = seed }
  }

  mutating func next(path: String) -> Answer {
    count += 1
    switch plan {
    case .script(let answers):
      return count <= answers.count ? answers[count - 1] : answers.last ?? .accept
    case .paths(let answers): return answers[path] ?? .status(404)
    case .random(_, let choices):
      let total = choices.reduce(0) { $0 + $1.weight }
      var point = Int(nextRandom() % UInt64(max(total, 1)))
      for choice in choices {
        point -= choice.weight
        if point < 0 { return choice.answer }
      }
      return .accept
    }
  }

  /// SplitMix64.
  private mutating func nextRandom() -> UInt64 {
    random &+= 0x9E37_79B9_7F4A_7C15
    var mixed = random
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
