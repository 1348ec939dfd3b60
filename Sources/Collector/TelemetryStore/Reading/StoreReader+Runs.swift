// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryAnalysis
internal import TelemetryModel

extension StoreReader {
  /// Runs, from rollups where these can tell.
  func runs(
    by dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter
  ) throws -> [RunAnswer] {
    Rollup.answers(dimensions, filter)
      ? try rolledUpRuns(by: dimensions, filter) : try rawRuns(by: dimensions, filter)
  }

  func rawRuns(
    by dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter
  ) throws -> [RunAnswer] {
    var answers: [RunAnswer] = []
    let rows = try forEachEvent(.run, [.duration], by: dimensions, filter) { row, block, place in
      if row == answers.count { answers.append(RunAnswer()) }
      answers[row].add(
        RunFlags(bits: block.events[.flags][place]), block.events[.duration][place])
    }
    for (row, key) in rows.enumerated() { answers[row].group = key.group }
    return answers
  }

  private func rolledUpRuns(
    by dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter
  ) throws -> [RunAnswer] {
    let grouping = Grouping(.run, dimensions, filter, names)
    var index = RowIndex(grouping, limit: limits.rows, hasExtra: false)
    var answers: [RunAnswer] = []
    let scan = BlockScan(connection, codec)
    try scan.forEachRollup(time: filter.time) { rollup in
      try Self.add(rollup, grouping, &index, &answers)
    }
    // What has just arrived is rolled up only when it is packed.
    try scan.forEachBlock(
      .run, [.subject, .context, .flags, .duration, .time], time: filter.time, isRecent: true
    ) { block in
      for place in 0..<block.count {
        let time = block.events.times[place]
        guard filter.time?.contains(time) ?? true,
          let (subject, context, flag) = grouping.classes(
            block.events[.subject][place], block.events[.context][place],
            block.events[.flags][place])
        else { continue }
        let row = try index.row(
          subject, context, flag, RowIndex.Extra(start: grouping.start(time)))
        if row == answers.count { answers.append(RunAnswer()) }
        answers[row].add(
          RunFlags(bits: block.events[.flags][place]), block.events[.duration][place])
      }
    }
    for (row, key) in index.groups.enumerated() { answers[row].group = key.group }
    return answers
  }

  private static func add(
    _ rollup: Rollup, _ grouping: Grouping, _ index: inout RowIndex,
    _ answers: inout [RunAnswer]
  ) throws {
    let (hours, subjects, releases) = (rollup[.hour], rollup[.subject], rollup[.release])
    let (cold, success, failure) = (rollup[.cold], rollup[.success], rollup[.failure])
    let (cancelled, terminated) = (rollup[.cancelled], rollup[.terminated])
    let (deferred, counts) = (rollup[.deferred], rollup[.bucketCount])
    let (gaps, sizes) = (rollup[.bucketGap], rollup[.bucketSize])
    let surface: UInt32 = 0
    var next = 0
    for cell in hours.indices {
      let buckets = next..<next + Int(counts[cell])
      next = buckets.upperBound
      let time = Int64(hours[cell]) * Rollup.millisecondsPerHour
      guard grouping.time?.contains(time) ?? true,
        let (subject, context, flag) = grouping.classes(subjects[cell], releases[cell], surface)
      else { continue }
      let row = try index.row(subject, context, flag, RowIndex.Extra(start: grouping.start(time)))
      if row == answers.count { answers.append(RunAnswer()) }
      answers[row].success += UInt64(success[cell])
      answers[row].failure += UInt64(failure[cell])
      answers[row].cancelled += UInt64(cancelled[cell])
      answers[row].terminated += UInt64(terminated[cell])
      answers[row].deferred += UInt64(deferred[cell])
      answers[row].cold += UInt64(cold[cell])
      var bucket = 0
      for place in buckets {
        bucket += Int(gaps[place])
        answers[row].durations.add(UInt64(sizes[place]), toBucket: bucket)
        bucket += 1
      }
    }
  }
}

extension Rollup {
  private static let dimensions: Set<TelemetryDimension> = [
    .intent, .module, .bundle, .version, .build, .hour, .day,
  ]

  /// Whether rollups hold what a question about runs needs.
  static func answers(_ dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter) -> Bool {
    func isWhole(_ time: Int64) -> Bool {
      time == .min || time == .max || time.isMultiple(of: millisecondsPerHour)
    }
    return dimensions.isSubset(of: Self.dimensions) && filter.surfaces.isEmpty
      && filter.systems.isEmpty && filter.systemMajors.isEmpty && filter.devices.isEmpty
      && filter.processes.isEmpty && filter.isCold == nil
      && filter.time.map { isWhole($0.lowerBound) && isWhole($0.upperBound) } ?? true
  }
}

extension RunAnswer {
  @inline(__always)
  mutating func add(_ flags: RunFlags, _ duration: UInt32) {
    switch flags.outcome {
    case .success:
      success += 1
      durations.add(UInt64(duration))
    case .failure: failure += 1
    case .cancelled: cancelled += 1
    case .terminated: terminated += 1
    case .deferred: deferred += 1
    case nil: break
    }
    if flags.isCold { cold += 1 }
  }
}
