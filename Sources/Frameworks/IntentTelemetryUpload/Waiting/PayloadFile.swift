// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A payload of MetricKit that waits: its name is what it holds, so the same payload, which
/// MetricKit hands out again and again, is one file and one batch.
package struct PayloadFile: Hashable, Sendable {
  package var id: String
  package var kind: UploadItem.Kind

  package var name: String { "\(id).\(word).json" }

  /// How the batch calls its kind.
  package var word: String { kind == .diagnosticPayload ? "diagnostics" : "metrics" }

  package init(_ payload: Data, kind: UploadItem.Kind) {
    id =
      "mx-" + Self.hash(payload, 0xCBF2_9CE4_8422_2325) + Self.hash(payload, 0x6C62_272E_07BB_0142)
    self.kind = kind
  }

  /// Nil for a file that is no payload.
  package init?(name: String) {
    let parts = name.split(separator: ".")
    guard parts.count == 3, parts[2] == "json", parts[0].hasPrefix("mx-") else { return nil }
    switch parts[1] {
    case "metrics": kind = .metricPayload
    case "diagnostics": kind = .diagnosticPayload
    default: return nil
    }
    id = String(parts[0])
  }

  /// FNV-1a; two of them make 128 bits, and nobody gains by a collision in his own payloads.
  private static func hash(_ data: Data, _ basis: UInt64) -> String {
    let value = data.reduce(basis) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    let text = String(value, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }

  /// The payload on one line: line breaks stand between the tokens of JSON, never inside them.
  static func line(_ payload: Data) -> [UInt8] {
    payload.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
  }
}
