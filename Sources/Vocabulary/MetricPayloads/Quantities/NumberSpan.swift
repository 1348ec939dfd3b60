// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The number inside a localised value, and what stands around it.
///
/// Digits are those of any script. Between them stand marks: a space of any kind, an apostrophe or the
/// Arabic thousands mark always group, the Arabic decimal mark never does, and `,` and `.` do either.
struct NumberSpan {
  /// Groups of digits as Latin ones, each with the mark before it.
  private(set) var groups: [(mark: Character?, digits: String)] = []
  private(set) var isNegative = false
  /// A power of ten that is written behind the number.
  private(set) var exponent = ""
  private(set) var before = ""
  private(set) var after = ""

  /// - Returns: nil when there is no digit.
  init?(in text: String) {
    let scalars = Self.visible(text)
    guard let first = scalars.firstIndex(where: { Self.digit($0) != nil }) else { return nil }
    var place = first
    var mark: Character?
    while place < scalars.count {
      var digits = ""
      while place < scalars.count, let digit = Self.digit(scalars[place]) {
        digits += String(digit)
        place += 1
      }
      groups.append((mark, digits))
      guard place + 1 < scalars.count, let next = Self.mark(scalars[place]),
        Self.digit(scalars[place + 1]) != nil, Self.groupsOn(next, scalars[(place + 1)...])
      else { break }
      mark = next
      place += 1
    }
    place = readExponent(scalars, place)
    var start = first
    if start > 0, Self.minuses.contains(scalars[start - 1]) {
      isNegative = true
      start -= 1
    }
    before = Self.trimmed(scalars[..<start])
    after = Self.trimmed(scalars[place...])
  }

  private mutating func readExponent(_ scalars: [Unicode.Scalar], _ place: Int) -> Int {
    guard place + 1 < scalars.count, scalars[place] == "e" || scalars[place] == "E" else {
      return place
    }
    var end = place + 1
    var text = ""
    if scalars[end] == "+" || Self.minuses.contains(scalars[end]) {
      text = scalars[end] == "+" ? "" : "-"
      end += 1
    }
    let digits = scalars[end...].prefix { Self.digit($0) != nil }.compactMap(Self.digit)
    guard !digits.isEmpty else { return place }
    exponent = text + digits.map { String($0) }.joined()
    return end + digits.count
  }

  // MARK: Value

  /// The mark that this number alone proves to be its decimal mark, or proves the other to be.
  var certainDecimalMark: Character? {
    let marks = groups.compactMap(\.mark).filter { $0 == "," || $0 == "." }
    guard let last = marks.last else { return nil }
    let other: Character = last == "," ? "." : ","
    // Before the other one, or more than once: it groups.
    if marks.count > 1 { return marks.allSatisfy { $0 == last } ? other : last }
    return isAmbiguous ? nil : last
  }

  var groupsBySpace: Bool { groups.contains { $0.mark == " " || $0.mark == "'" } }

  /// `1,234`: one mark, with three digits behind it and up to three before it.
  private var isAmbiguous: Bool {
    guard groups.count == 2, let mark = groups[1].mark, mark == "," || mark == "." else {
      return false
    }
    return groups[1].digits.count == 3 && groups[0].digits.count <= 3
      && !groups[0].digits.hasPrefix("0")
  }

  func value(_ convention: NumberConvention) -> Double? {
    guard let decimal = decimalPlace(convention) else { return nil }
    var text = isNegative ? "-" : ""
    for (index, group) in groups.enumerated() {
      text += (index == decimal ? "." : "") + group.digits
    }
    if !exponent.isEmpty { text += "e" + exponent }
    return Double(text)
  }

  /// Which group is the fraction: their count when none is, nil when the number makes no sense.
  private func decimalPlace(_ convention: NumberConvention) -> Int? {
    guard groups.count > 1, let last = groups.last?.mark else { return groups.count }
    let whole = groups.count
    if last == "٫" { return whole - 1 }
    guard last == "," || last == "." else { return whole }
    if groups.dropLast().contains(where: { $0.mark == last }) {
      // More than once: it groups, and no other mark may stand between.
      return groups.dropFirst().allSatisfy({ $0.mark == last }) ? whole : nil
    }
    if isAmbiguous {
      let isFraction = convention.groupsBySpace || convention.decimalMark == last
      return isFraction ? whole - 1 : whole
    }
    return whole - 1
  }

  // MARK: Characters

  /// Without marks of direction and joiners, which differ from system to system.
  static func visible(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { $0.properties.generalCategory != .format }
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    if scalar.isASCII {
      return scalar >= "0" && scalar <= "9" ? Int(scalar.value) - 48 : nil
    }
    guard scalar.properties.generalCategory == .decimalNumber else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }

  /// A mark in its plain form: all spaces are one, all apostrophes are one.
  private static func mark(_ scalar: Unicode.Scalar) -> Character? {
    switch scalar {
    case ",", "،", "，", "︐", "﹐": ","
    case ".", "．", "。", "·": "."
    case "٫": "٫"
    case "٬": "٬"
    case "'", "’", "ʼ", "‘", "＇": "'"
    default: scalar.properties.generalCategory == .spaceSeparator ? " " : nil
    }
  }

  /// A space may end the number as well: what it groups has to be a group.
  private static func groupsOn(_ mark: Character, _ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    guard mark == " " || mark == "'" || mark == "٬" else { return true }
    let count = rest.prefix { digit($0) != nil }.count
    return count == 3 || count == 2
  }

  private static let minuses: Set<Unicode.Scalar> = ["-", "−", "－", "﹣", "‐", "–"]

  private static func trimmed(_ part: ArraySlice<Unicode.Scalar>) -> String {
    var part = part
    while let first = part.first, first.properties.isWhitespace { part.removeFirst() }
    while let last = part.last, last.properties.isWhitespace { part.removeLast() }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: part)
    return String(view)
  }
}
