// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Microseconds by phase, without a heap.
package struct PhaseTimes: Hashable, Sendable {
  private var t0: UInt32 = 0
  private var t1: UInt32 = 0
  private var t2: UInt32 = 0
  private var t3: UInt32 = 0
  private var t4: UInt32 = 0
  private var t5: UInt32 = 0
  private var t6: UInt32 = 0
  private var t7: UInt32 = 0
  /// A bit for each phase that was entered.
  package private(set) var mask: UInt8 = 0

  @inline(__always) package init() {}

  package init(_ phases: [TelemetryPhase: UInt32]) {
    for (phase, time) in phases { set(phase.rawValue, time) }
  }

  package init(mask: UInt8, packed: [UInt32]) {
    var index = 0
    for phase in UInt8(0)..<8 where mask & 1 << phase != 0 && index < packed.count {
      set(phase, packed[index])
      index += 1
    }
  }

  @inline(__always) package var count: Int { mask.nonzeroBitCount }

  package func time(_ phase: UInt8) -> UInt32 {
    switch phase {
    case 0: t0
    case 1: t1
    case 2: t2
    case 3: t3
    case 4: t4
    case 5: t5
    case 6: t6
    default: t7
    }
  }

  package mutating func set(_ phase: UInt8, _ time: UInt32) {
    mask |= 1 << phase
    switch phase {
    case 0: t0 = time
    case 1: t1 = time
    case 2: t2 = time
    case 3: t3 = time
    case 4: t4 = time
    case 5: t5 = time
    case 6: t6 = time
    default: t7 = time
    }
  }

  package var dictionary: [TelemetryPhase: UInt32] {
    var result: [TelemetryPhase: UInt32] = [:]
    for phase in TelemetryPhase.allCases where mask & 1 << phase.rawValue != 0 {
      result[phase] = time(phase.rawValue)
    }
    return result
  }

  /// Those that were entered, in the order of the phases, from the front.
  @inline(__always)
  func packed() -> (
    UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32
  ) {
    var result: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) =
      (0, 0, 0, 0, 0, 0, 0, 0)
    var index = 0
    var rest = mask
    while rest != 0 {
      let time = time(UInt8(rest.trailingZeroBitCount))
      switch index {
      case 0: result.0 = time
      case 1: result.1 = time
      case 2: result.2 = time
      case 3: result.3 = time
      case 4: result.4 = time
      case 5: result.5 = time
      case 6: result.6 = time
      default: result.7 = time
      }
      index += 1
      rest &= rest &- 1
    }
    return result
  }
}
