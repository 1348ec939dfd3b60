// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import BenchReport
internal import Foundation
internal import Language
internal import Platform

/// From the text of an utterance to its readings, among a thousand phrases of ten apps.
enum MatchBench {
  static let sentences = 1000
  static let rounds = 20

  static func rows() throws -> [BenchRow] {
    let corpus = PhraseCorpus()
    guard corpus.phrases.count == 1000, corpus.apps.count == 10 else {
      throw BenchError("measures \(corpus.phrases.count) phrases instead of 1000")
    }
    let start = MonotonicTime.now
    let grammar = Grammar(apps: corpus.apps)
    let compilation = (MonotonicTime.now - start).inSeconds * 1e3
    guard let timeZone = TimeZone(identifier: "UTC") else { throw BenchError("knows no UTC") }
    let context = ReadingContext(
      now: Date(timeIntervalSince1970: 1_796_032_800), timeZone: timeZone)
    let said = SaidSentences(of: corpus, count: sentences).sentences
    let found = said.count { isUnderstood($0, grammar, context) }
    let phrases = said.count { $0.meant != nil }

    var all: [Double] = []
    var hits: [Double] = []
    var misses: [Double] = []
    for round in 0...rounds {
      for sentence in said {
        let start = MonotonicTime.now
        let interpretation = grammar.interpret(Utterance(sentence.text), context: context)
        let time = (MonotonicTime.now - start).inSeconds * 1e6
        // The first round fills caches.
        guard round > 0 else { continue }
        all.append(time)
        if case .readings = interpretation { hits.append(time) } else { misses.append(time) }
      }
    }
    return [
      BenchRow("match.1000phrases.p50", Samples(all).percentile(50), "µs", atMost: 50),
      BenchRow("match.1000phrases.p95", Samples(all).percentile(95), "µs"),
      BenchRow("match.1000phrases.p99", Samples(all).percentile(99), "µs"),
      BenchRow("match.1000phrases.understood.p50", Samples(hits).percentile(50), "µs"),
      BenchRow("match.1000phrases.refused.p50", Samples(misses).percentile(50), "µs"),
      BenchRow(
        "match.1000phrases.understood", 100 * Double(hits.count) / Double(all.count), "%"),
      BenchRow("match.1000phrases.right", 100 * Double(found) / Double(max(1, phrases)), "%"),
      BenchRow("match.1000phrases.compile", compilation, "ms"),
    ]
  }

  /// Whether the first reading of a phrase that names its app is the intent of that phrase.
  private static func isUnderstood(
    _ sentence: SaidSentences.Sentence, _ grammar: Grammar, _ context: ReadingContext
  ) -> Bool {
    guard let meant = sentence.meant,
      case .readings(let readings) = grammar.interpret(
        Utterance(sentence.text), context: context),
      let first = readings.first
    else { return false }
    return first.app == meant.app && first.intent == meant.intent
  }
}
