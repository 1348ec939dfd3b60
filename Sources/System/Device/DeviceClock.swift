// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import FoundationEssentials

/// What a device takes for now.
package enum DeviceClock: Hashable, Sendable {
  case real
  /// Stands still, for runs that have to be repeatable.
  case fixed(Date)

  package var now: Date {
    switch self {
    case .real: Date()
    case .fixed(let date): date
    }
  }
}

extension DeviceClock {
  /// What a process is told of the clock.
  var launchValue: String {
    switch self {
    case .real: "real"
    case .fixed(let date): String(date.timeIntervalSince1970)
    }
  }
}

extension DeviceClock: Codable, CustomStringConvertible, LosslessStringConvertible {
  /// `real`, or a moment in ISO 8601 with its zone: `2026-11-30T10:00:00Z`.
  package init?(_ description: String) {
    if description == "real" {
      self = .real
    } else if let date = try? Date(description, strategy: .iso8601) {
      self = .fixed(date)
    } else {
      return nil
    }
  }

  package var description: String {
    switch self {
    case .real: "real"
    case .fixed(let date): date.formatted(.iso8601)
    }
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let clock = Self(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "neither 'real' nor a moment in ISO 8601")
    }
    self = clock
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
