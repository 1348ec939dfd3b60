// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryAnalysis
internal import TelemetryModel

extension StoreReader {
  func resolutions(
    by dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter
  ) throws -> [ResolutionAnswer] {
    var answers: [ResolutionAnswer] = []
    let rows = try forEachEvent(
      .resolution, [.phrase, .counts], by: dimensions, filter,
      detail: { block, place in UInt64(block.events[.phrase][place]) }
    ) { row, block, place in
      if row == answers.count { answers.append(ResolutionAnswer(group: TelemetryGroup())) }
      let counts = ResolutionCounts(packed: block.events[.counts][place])
      answers[row].requests += 1
      if let end = ResolutionFlags(bits: block.events[.flags][place]).end {
        answers[row].ends[end, default: 0] += 1
      }
      answers[row].matched += UInt64(counts.matched)
      answers[row].asked += UInt64(counts.asked)
      answers[row].disambiguated += UInt64(counts.disambiguated)
      answers[row].gaveUp += UInt64(counts.gaveUp)
    }
    for (row, key) in rows.enumerated() {
      answers[row].group = key.group
      if key.detail != 0 { answers[row].phrase = names[UInt32(key.detail)] }
    }
    return answers
  }

  func queries(
    by dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter
  ) throws -> [QueryAnswer] {
    struct Tally {
      var calls: UInt64 = 0
      var errors: UInt64 = 0
      var found: [TelemetryFound: UInt64] = [:]
      var durations = LatencySketch()
    }
    var tallies: [Tally] = []
    // Rows are by query, so subjects that are called alike in two modules fall together here.
    var types: [UInt64: UInt64] = [:]
    var typeOfSubject: [UInt64] = []
    for subject in names.subjects {
      let key = UInt64(subject.first) << 32 | UInt64(subject.second)
      let type = types[key] ?? UInt64(types.count)
      types[key] = type
      typeOfSubject.append(type)
    }
    let nameOfType = Dictionary(uniqueKeysWithValues: types.map { ($0.value, $0.key) })
    let rows = try forEachEvent(
      .query, [.duration, .errorType], by: dimensions, filter,
      detail: { block, place in
        typeOfSubject[Int(block.events[.subject][place])] << 3
          | UInt64(block.events[.flags][place] & 7)
      }
    ) { row, block, place in
      if row == tallies.count { tallies.append(Tally()) }
      tallies[row].calls += 1
      guard block.events[.errorType][place] == 0 else {
        tallies[row].errors += 1
        return
      }
      if let found = QueryFlags(bits: block.events[.flags][place]).found {
        tallies[row].found[found, default: 0] += 1
      }
      tallies[row].durations.add(UInt64(block.events[.duration][place]))
    }
    return zip(rows, tallies).map { key, tally in
      let type = nameOfType[key.detail >> 3] ?? 0
      return QueryAnswer(
        group: key.group, query: names[UInt32(type >> 32)],
        entity: names[UInt32(truncatingIfNeeded: type)],
        kind: QueryFlags(bits: UInt32(key.detail & 7)).kind ?? .identifiers, calls: tally.calls,
        errors: tally.errors, found: tally.found, durations: tally.durations)
    }
  }

  func samples(
    before: TelemetryFilter, after: TelemetryFilter, bySurface: Bool
  ) throws -> [SampleAnswer] {
    var dimensions: Set<TelemetryDimension> = [.intent, .module, .device, .systemMajor, .coldness]
    if bySurface { dimensions.insert(.surface) }
    var pairs: [SampleAnswer.Subject: SamplePair] = [:]
    for (filter, side) in [(before, \SamplePair.before), (after, \SamplePair.after)] {
      for answer in try rawRuns(by: dimensions, filter) {
        let group = answer.group
        let subject = SampleAnswer.Subject(
          intent: group.intent ?? "", module: group.module ?? "", surface: group.surface)
        let stratum = Stratum(
          deviceClass: group.device ?? "", systemMajor: group.systemMajor ?? "",
          isCold: group.isCold ?? false)
        let failures = answer.failure + answer.terminated
        pairs[subject, default: SamplePair()][keyPath: side][stratum] = RunSample(
          durations: answer.durations, runs: answer.success + failures, failures: failures)
      }
    }
    return pairs.map { SampleAnswer(subject: $0.key, samples: $0.value) }
  }
}
