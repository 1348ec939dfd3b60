// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// Writes how every locale of Foundation's ICU names units of time and of storage:
// `Scripts/metric-units/generate` compiles and runs it.

import Foundation

struct Name: Hashable {
  var name: String
  var unit: String
}

/// The text without its number; `a|b` where something stands on both sides of it.
func name(in text: String) -> String {
  let scalars = text.unicodeScalars.filter { $0.properties.generalCategory != .format }
  func isNumber(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .decimalNumber
  }
  guard let first = scalars.firstIndex(where: isNumber),
    let last = scalars.lastIndex(where: isNumber)
  else { return "=" + text }
  func trimmed(_ part: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: part)
    return String(view).trimmingCharacters(in: .whitespaces)
  }
  let before = trimmed(scalars[..<first])
  let after = trimmed(scalars[scalars.index(after: last)...])
  if before.isEmpty { return after }
  return after.isEmpty ? before : before + "|" + after
}

let times: [(String, Duration.UnitsFormatStyle.Unit, (Double) -> Duration)] = [
  ("ns", .nanoseconds, { .nanoseconds(Int64($0)) }),
  ("us", .microseconds, { .microseconds($0) }),
  ("ms", .milliseconds, { .milliseconds($0) }), ("s", .seconds, { .seconds($0) }),
  ("min", .minutes, { .seconds($0 * 60) }), ("h", .hours, { .seconds($0 * 3600) }),
]
let sizes: [(String, ByteCountFormatStyle.Units, Int64)] = [
  ("B", .bytes, 1), ("kB", .kb, 1000), ("MB", .mb, 1_000_000), ("GB", .gb, 1_000_000_000),
  ("TB", .tb, 1_000_000_000_000),
]

var found: [Name: Int] = [:]
var words: Set<String> = []
for identifier in Locale.availableIdentifiers.sorted() {
  let locale = Locale(identifier: identifier)
  var own: Set<Name> = []
  func add(_ text: String, _ unit: String, _ count: Int) {
    let name = name(in: text)
    if name.hasPrefix("=") {
      words.insert("\(name.dropFirst())\t\(unit)\t\(count)")
    } else if !name.isEmpty {
      own.insert(Name(name: name, unit: unit))
    }
  }
  for count in [0, 1, 2, 3, 5, 8, 11, 20, 100] {
    for (symbol, unit, duration) in times {
      for width in [Duration.UnitsFormatStyle.UnitWidth.abbreviated, .wide] {
        var style = Duration.UnitsFormatStyle(
          allowedUnits: [unit], width: width, zeroValueUnits: .show(length: 1))
        style.locale = locale
        add(style.format(duration(Double(count))), symbol, count)
      }
    }
    for (symbol, unit, factor) in sizes {
      var style = ByteCountFormatStyle(
        style: .decimal, allowedUnits: unit, spellsOutZero: false, includesActualByteCount: false)
      style.locale = locale
      add(style.format(Int64(count) * factor), symbol, count)
    }
  }
  for name in own { found[name, default: 0] += 1 }
}

// A name that two languages give to two units means what most locales mean by it.
var best: [String: Name] = [:]
for (name, count) in found.sorted(by: { $0.key.unit < $1.key.unit }) {
  let key = name.name
  if let other = best[key] {
    FileHandle.standardError.write(
      Data("'\(key)': \(other.unit) \(found[other] ?? 0), \(name.unit) \(count)\n".utf8))
    if (found[other] ?? 0) >= count { continue }
  }
  best[key] = name
}

var byUnit: [String: [String]] = [:]
for name in best.values { byUnit[name.unit, default: []].append(name.name) }

print(
  """
  // OpenAppIntents
  // SPDX-License-Identifier: Apache-2.0

  // Written by Scripts/metric-units/generate from Foundation's ICU data (Unicode CLDR). Do not edit.

  /// How the languages of the world name units.
  enum UnitNames {
    /// Symbol, then the names, separated by tabs. `a|b` stands around its number.
    static let table = \"""
  """)
for unit in times.map(\.0) + sizes.map(\.0) {
  var line = unit
  for name in (byUnit[unit] ?? []).sorted() {
    if line.unicodeScalars.count + name.unicodeScalars.count > 90 {
      print("    \(line)")
      line = unit
    }
    line += "\t" + name
  }
  print("    \(line)")
}
print("    \"\"\"\n")
print("  /// Quantities that are written without a digit: text, symbol and number.")
print("  static let words = \"\"\"")
for word in words.sorted() { print("    \(word)") }
print("    \"\"\"\n}")
