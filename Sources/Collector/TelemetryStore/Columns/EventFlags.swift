// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryModel

/// Surface, outcome and start of a run in a byte and one bit more.
struct RunFlags {
  static let limit = 1 << 8
  var bits: UInt32

  init(bits: UInt32) { self.bits = bits }

  init(_ run: RunEvent) {
    bits = UInt32(run.surface.rawValue) | UInt32(run.outcome.rawValue) << 3
    if run.isCold { bits |= 1 << 6 }
    if run.errorCode != nil { bits |= 1 << 7 }
  }

  var surface: TelemetrySurface { TelemetrySurface(rawValue: UInt8(bits & 7)) ?? .unknown }
  var outcome: TelemetryOutcome? { TelemetryOutcome(rawValue: UInt8(bits >> 3 & 7)) }
  var isCold: Bool { bits & 1 << 6 != 0 }
  var hasCode: Bool { bits & 1 << 7 != 0 }
}

/// Kind and result of a query.
struct QueryFlags {
  static let limit = 1 << 6
  var bits: UInt32

  init(bits: UInt32) { self.bits = bits }

  init(_ query: QueryEvent) {
    bits = UInt32(query.kind.rawValue) | UInt32(query.found.rawValue) << 3
  }

  var kind: TelemetryQueryKind? { TelemetryQueryKind(rawValue: UInt8(bits & 7)) }
  var found: TelemetryFound? { TelemetryFound(rawValue: UInt8(bits >> 3 & 7)) }
}

/// Surface and end of a resolution.
struct ResolutionFlags {
  static let limit = 1 << 6
  var bits: UInt32

  init(bits: UInt32) { self.bits = bits }

  init(_ resolution: ResolutionEvent) {
    bits = UInt32(resolution.surface.rawValue) | UInt32(resolution.end.rawValue) << 3
  }

  var surface: TelemetrySurface { TelemetrySurface(rawValue: UInt8(bits & 7)) ?? .unknown }
  var end: TelemetryResolution? { TelemetryResolution(rawValue: UInt8(bits >> 3 & 7)) }
}

extension ResolutionCounts {
  var packed: UInt32 {
    UInt32(matched) | UInt32(asked) << 8 | UInt32(disambiguated) << 16 | UInt32(gaveUp) << 24
  }

  init(packed: UInt32) {
    self.init(
      matched: UInt8(packed & 0xFF), asked: UInt8(packed >> 8 & 0xFF),
      disambiguated: UInt8(packed >> 16 & 0xFF), gaveUp: UInt8(packed >> 24))
  }
}
