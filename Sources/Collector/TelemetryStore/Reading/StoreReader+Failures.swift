// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryAnalysis
internal import TelemetryModel

extension StoreReader {
  func phases(
    by dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter
  ) throws -> [PhaseAnswer] {
    struct Tally {
      var durations = LatencySketch()
      var total: UInt64 = 0
    }
    let count = TelemetryPhase.allCases.count
    var tallies: [Tally] = []
    // The times lie one after the other, so those of events that do not count are passed over.
    var (number, position, next) = (0, 0, 0)
    let rows = try forEachEvent(.run, [.phases, .phaseTimes], by: dimensions, filter) {
      row, block, place in
      if row * count == tallies.count {
        tallies += [Tally](repeating: Tally(), count: count)
      }
      if block.number != number { (number, position, next) = (block.number, 0, 0) }
      for other in next..<place {
        position += (block.events[.phases][other] & 0xFF).nonzeroBitCount
      }
      next = place + 1
      let phases = block.events[.phases][place]
      for phase in 0..<count where phases & 1 << UInt32(phase) != 0 {
        guard position < block.events.phaseTimes.count else { return }
        let time = UInt64(block.events.phaseTimes[position])
        position += 1
        tallies[row * count + phase].durations.add(time)
        tallies[row * count + phase].total += time
      }
    }
    return rows.enumerated().flatMap { row, key in
      TelemetryPhase.allCases.compactMap { phase in
        let tally = tallies[row * count + Int(phase.rawValue)]
        return tally.durations.isEmpty
          ? nil
          : PhaseAnswer(
            group: key.group, phase: phase, durations: tally.durations, total: tally.total)
      }
    }
  }

  func errors(
    by dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter
  ) throws -> [ErrorAnswer] {
    struct Tally {
      var runs: UInt64 = 0
      var first = Int64.max
      var last = Int64.min
      var code: Int32?
      var text: UInt32 = 0
    }
    var tallies: [Tally] = []
    let rows = try forEachEvent(
      .run, [.time, .errorType, .errorCode, .errorText], by: dimensions, filter,
      detail: { block, place in
        let flags = RunFlags(bits: block.events[.flags][place])
        guard flags.outcome == .failure else { return nil }
        // A code that is there and a code that is not are told apart by the highest bit.
        return UInt64(block.events[.errorType][place]) << 32
          | UInt64(block.events[.errorCode][place]) | (flags.hasCode ? 1 << 63 : 0)
      }
    ) { row, block, place in
      if row == tallies.count { tallies.append(Tally()) }
      let time = block.events.times[place]
      tallies[row].runs += 1
      tallies[row].first = min(tallies[row].first, time)
      tallies[row].last = max(tallies[row].last, time)
      if RunFlags(bits: block.events[.flags][place]).hasCode {
        tallies[row].code = Int32(bitPattern: block.events[.errorCode][place])
      }
      if tallies[row].text == 0 { tallies[row].text = block.events[.errorText][place] }
    }
    return zip(rows, tallies).map { key, tally in
      let type = UInt32(truncatingIfNeeded: key.detail >> 32) & ~(1 << 31)
      return ErrorAnswer(
        group: key.group, type: type == 0 ? nil : names[type], code: tally.code, runs: tally.runs,
        first: tally.first, last: tally.last, text: tally.text == 0 ? nil : names[tally.text])
    }
  }

  func terminations(
    by dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter
  ) throws -> [TerminationAnswer] {
    var sketches: [LatencySketch] = []
    let rows = try forEachEvent(
      .run, [.duration, .phases], by: dimensions, filter,
      detail: { block, place in
        RunFlags(bits: block.events[.flags][place]).outcome == .terminated
          ? UInt64(block.events[.phases][place] >> 8) : nil
      }
    ) { row, block, place in
      if row == sketches.count { sketches.append(LatencySketch()) }
      sketches[row].add(UInt64(block.events[.duration][place]))
    }
    return zip(rows, sketches).map { key, durations in
      TerminationAnswer(
        group: key.group,
        reached: key.detail == 0
          ? nil : TelemetryPhase(rawValue: UInt8(truncatingIfNeeded: key.detail - 1)),
        durations: durations)
    }
  }
}
