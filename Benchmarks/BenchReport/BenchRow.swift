// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// One line of the table.
package struct BenchRow: Encodable {
  package var name: String
  package var value: Double
  package var unit: String
  /// What the value is compared with.
  package var peer: String?
  package var peerValue: Double?
  package var ratio: Double?
  /// The largest good ratio where there is a peer, else the largest good value; see ``aimsAtRatio``.
  package var aim: Double?
  /// Whether the aim is a ratio. A row may have a peer for comparison and an aim of its own.
  package var aimsAtRatio = false
  package var isMet: Bool?

  private enum CodingKeys: String, CodingKey {
    case name, value, unit, peer, peerValue, ratio, aim, aimsAtRatio
  }

  /// Every key is written, also without a value.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(value, forKey: .value)
    try container.encode(unit, forKey: .unit)
    try container.encode(peer, forKey: .peer)
    try container.encode(peerValue, forKey: .peerValue)
    try container.encode(ratio, forKey: .ratio)
    try container.encode(aim, forKey: .aim)
    try container.encode(aimsAtRatio, forKey: .aimsAtRatio)
  }

  /// The aim as a person reads it.
  package var aimText: String {
    guard let aim else { return "-" }
    return aimsAtRatio ? "<= \(aim.formatted()) x peer" : "<= \(aim.formatted()) \(unit)"
  }

  /// Compares with a figure that must not be exceeded.
  package init(_ name: String, _ value: Double, _ unit: String, atMost limit: Double? = nil) {
    self.name = name
    self.value = value
    self.unit = unit
    if let limit {
      aim = limit
      isMet = value <= limit
    }
  }

  /// Compares with a figure that must not be exceeded, and shows a peer beside it.
  package init(
    _ name: String, _ value: Double, _ unit: String, atMost limit: Double, peer: String,
    _ peerValue: Double
  ) {
    self.init(name, value, unit, atMost: limit)
    self.peer = peer
    self.peerValue = peerValue
    ratio = peerValue == 0 ? nil : value / peerValue
  }

  /// Compares with a peer, which must not be exceeded by more than a factor if there is one.
  package init(
    _ name: String, _ value: Double, _ unit: String, peer: String, _ peerValue: Double,
    atMost factor: Double? = nil
  ) {
    self.init(name, value, unit)
    self.peer = peer
    self.peerValue = peerValue
    ratio = value / peerValue
    if let factor {
      aim = factor
      aimsAtRatio = true
      isMet = value <= factor * peerValue
    }
  }
}

/// Durations that were measured one by one.
package struct Samples {
  private let sorted: [Double]

  /// - Parameter values: in one unit, in any order.
  package init(_ values: [Double]) { sorted = values.sorted() }

  package func percentile(_ percent: Double) -> Double {
    guard !sorted.isEmpty else { return .nan }
    let rank = Int((Double(sorted.count - 1) * percent / 100).rounded())
    return sorted[rank]
  }
}
