// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// One conversion of a format of C's: `%{public}-8.3f`.
struct FormatConversion {
  /// A width or a precision.
  enum Count: Equatable { case written(Int), argument }

  var qualifiers = Qualifiers()
  var flags: NumberText.Flags = []
  var width: Count?
  var precision: Count?
  /// How many bits of an integer count.
  var bits = 32
  /// The letter.
  var letter: Unicode.Scalar = "d"
  /// The whole of it, as it stands in the format.
  var text = ""
}

/// A format of C's: literals, and conversions between them.
struct FormatParser {
  enum Piece { case literal(String), conversion(FormatConversion) }

  private var rest: Substring.UnicodeScalarView

  private init(_ format: String) { rest = format[...].unicodeScalars }

  static func pieces(of format: String) -> [Piece] {
    var parser = FormatParser(format)
    var pieces: [Piece] = []
    var literal = ""
    while let next = parser.rest.popFirst() {
      guard next == "%" else {
        literal.unicodeScalars.append(next)
        continue
      }
      if parser.rest.first == "%" {
        parser.rest.removeFirst()
        literal.unicodeScalars.append("%")
        continue
      }
      let start = parser.rest
      guard var conversion = parser.conversion() else {
        // A lone percent sign, as C's functions print it.
        literal.unicodeScalars.append("%")
        parser.rest = start
        continue
      }
      conversion.text =
        "%" + String(start.prefix(upTo: parser.rest.startIndex).map(Character.init))
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      pieces.append(.conversion(conversion))
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }

  private mutating func conversion() -> FormatConversion? {
    var conversion = FormatConversion()
    if rest.first == "{" {
      guard let end = rest.firstIndex(of: "}") else { return nil }
      conversion.qualifiers = Qualifiers(written: String(rest[..<end].dropFirst()))
      rest = rest[rest.index(after: end)...]
    }
    while let flag = rest.first.flatMap(Self.flag) {
      conversion.flags.insert(flag)
      rest.removeFirst()
    }
    conversion.width = count()
    if rest.first == "." {
      rest.removeFirst()
      conversion.precision = count() ?? .written(0)
    }
    conversion.bits = lengthModifier()
    guard let letter = rest.popFirst(), "diuxXocCDUOfFeEgGaAsSpP@m".unicodeScalars.contains(letter)
    else { return nil }
    conversion.letter = letter
    if "DUO".unicodeScalars.contains(letter) { conversion.bits = 64 }
    return conversion
  }

  private static func flag(_ scalar: Unicode.Scalar) -> NumberText.Flags? {
    switch scalar {
    case "-": .left
    case "+": .sign
    case " ": .space
    case "#": .alternate
    case "0": .zeros
    case "'": []
    default: nil
    }
  }

  private mutating func count() -> FormatConversion.Count? {
    if rest.first == "*" {
      rest.removeFirst()
      return .argument
    }
    let digits = rest.prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty else { return nil }
    rest = rest[digits.endIndex...]
    return .written(Int(String(digits.map(Character.init))) ?? NumberText.greatestWidth)
  }

  private mutating func lengthModifier() -> Int {
    for (modifier, bits) in [
      ("hh", 8), ("h", 16), ("ll", 64), ("l", 64), ("q", 64), ("j", 64), ("z", 64), ("t", 64),
      ("L", 64),
    ] where rest.starts(with: modifier.unicodeScalars) {
      rest.removeFirst(modifier.unicodeScalars.count)
      return bits
    }
    return 32
  }
}

extension Qualifiers {
  /// What stands between braces: `private, mask.hash, uuid_t`.
  init(written text: String) {
    var others: [String] = []
    for part in text.split(separator: ",") {
      let word = part.drop { $0 == " " }.prefix { $0 != " " }
      if let privacy = Privacy(rawValue: String(word)) {
        self.privacy = privacy
      } else if word.hasPrefix("mask.") {
        let name = word.dropFirst(5)
        mask = name == "hash" ? .hash : .other(String(name))
      } else if let type = ValueType(written: String(word)) {
        self.type = type
      } else {
        others.append(String(word))
      }
    }
    attributes = others.joined(separator: ",")
  }
}

extension ValueType {
  /// A type by any of its names.
  fileprivate init?(written name: String) {
    if let type = ValueType(rawValue: name) {
      self = type
      return
    }
    switch name {
    case "errno": self = .error
    case "signal": self = .signal
    case "in_addr": self = .ipv4Address
    case "in6_addr": self = .ipv6Address
    case "sockaddr": self = .socketAddress
    default: return nil
    }
  }
}
