// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import IntentTelemetry
internal import TelemetryModel

/// What was delivered, compared with what the writers say they published.
struct Tally {
  /// The runs of each writer that arrived, by their number.
  private var arrived: [Int: Set<Int32>] = [:]
  private var terminated: [Int: Int] = [:]
  private(set) var delivered = 0
  private(set) var terminations = 0
  private(set) var duplicated = 0
  /// Events that no writer can have written, and records that cannot be read.
  private(set) var glued = 0
  private(set) var lost = 0
  /// Runs with two outcomes or none.
  private(set) var misreported = 0
  private(set) var reached: [Int: TelemetryPhase] = [:]

  /// Reads all that is sealed as an uploader does, and delivers it.
  mutating func deliver(_ recorder: TelemetryRecorder, maximumEvents: Int = 1000) throws {
    let segments = recorder.sealedSegments
    for segment in try segments.list() {
      var from = segment.remaining.lowerBound
      repeat {
        let batch = try segments.read(segment, from: from, maximumEvents: maximumEvents)
        for event in batch.events { count(event) }
        try segments.markDelivered(segment, batch.id.range)
        guard batch.id.range.upperBound > from else { break }
        from = batch.id.range.upperBound
      } while from < segment.remaining.upperBound
    }
  }

  private mutating func count(_ event: TelemetryEvent) {
    guard case .run(let run) = event.content else { return }
    guard run.intent.hasPrefix("Writer"), let writer = Int(run.intent.dropFirst(6)) else {
      glued += 1
      return
    }
    if run.outcome == .terminated {
      terminations += 1
      terminated[writer, default: 0] += 1
      reached[writer] = run.reached
      return
    }
    guard let code = run.errorCode, run.errorType == run.intent else {
      glued += 1
      return
    }
    delivered += 1
    if !arrived[writer, default: []].insert(code).inserted { duplicated += 1 }
  }

  /// Judges writers that are dead and whose segments were delivered.
  mutating func judge(_ writers: Range<Int>, _ scores: Scoreboard) {
    for writer in writers {
      let published = Int32(scores[writer, .published])
      let started = Int32(scores[writer, .started])
      let begun = Int32(scores[writer, .begun])
      let runs = arrived[writer] ?? []
      let ends = terminated[writer] ?? 0
      if published > 0 { lost += (1...published).count { !runs.contains($0) } }
      // Only the run at hand when the writer died may be there beside what it published.
      let beyond = runs.count { $0 > published }
      if beyond + ends > Int(begun - published) { misreported += 1 }
      if runs.contains(where: { $0 > begun || $0 < 1 }) { glued += 1 }
      if started > published, beyond + ends != 1 { misreported += 1 }
      arrived[writer] = nil
      terminated[writer] = nil
    }
  }
}
