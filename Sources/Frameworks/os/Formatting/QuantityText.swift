// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A number with the largest unit that it fills, in three digits: `4.72 kB`.
struct QuantityText {
  var base: Double
  var units: [String]

  static let byteCount = QuantityText(base: 1000, units: ["B", "kB", "MB", "GB", "TB", "PB", "EB"])
  static let byteCountIEC = QuantityText(
    base: 1024, units: ["B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"])
  static let bitrate = QuantityText(
    base: 1000, units: ["bps", "kbps", "Mbps", "Gbps", "Tbps", "Pbps", "Ebps"])
  static let bitrateIEC = QuantityText(
    base: 1024, units: ["bps", "Kibps", "Mibps", "Gibps", "Tibps", "Pibps", "Eibps"])

  func text(of number: Int64) -> String {
    var value = Double(number.magnitude)
    var unit = 0
    // What would be rounded up to a whole step is one.
    while value.rounded() >= base, unit + 1 < units.count {
      value /= base
      unit += 1
    }
    let digits = unit == 0 || value >= 99.95 ? 0 : value >= 9.995 ? 1 : 2
    var text = NumberText.text(of: value, conversion: "f", precision: digits)
    // 5 kB, not 5.00 kB.
    if digits > 0 {
      while text.last == "0" { text.removeLast() }
      if text.last == "." { text.removeLast() }
    }
    return (number < 0 ? "-" : "") + text + " " + units[unit]
  }
}
