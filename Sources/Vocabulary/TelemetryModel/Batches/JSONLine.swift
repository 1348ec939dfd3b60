// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A flat JSON object of one line: texts, whole numbers, and objects of whole numbers.
///
/// Other values are read past, so that a later version may add what it likes.
struct JSONLine {
  enum Value: Hashable {
    case text(String)
    case number(Int64)
    case numbers([(String, Int64)])

    static func == (left: Value, right: Value) -> Bool {
      switch (left, right) {
      case (.text(let left), .text(let right)): left == right
      case (.number(let left), .number(let right)): left == right
      case (.numbers(let left), .numbers(let right)): left.elementsEqual(right, by: ==)
      default: false
      }
    }

    func hash(into hasher: inout Hasher) {}
  }

  private(set) var values: [String: Value] = [:]

  /// Nil when the line is not one JSON object.
  init?(_ line: UnsafeBufferPointer<UInt8>) {
    var scanner = JSONScanner(line)
    scanner.skipSpace()
    guard scanner.take("{") else { return nil }
    scanner.skipSpace()
    if !scanner.take("}") {
      repeat {
        scanner.skipSpace()
        guard let key = scanner.string() else { return nil }
        scanner.skipSpace()
        guard scanner.take(":") else { return nil }
        scanner.skipSpace()
        guard let value = scanner.value(depth: 0) else { return nil }
        if let value = value.known { values[key] = value }
        scanner.skipSpace()
      } while scanner.take(",")
      guard scanner.take("}") else { return nil }
    }
    scanner.skipSpace()
    guard scanner.isAtEnd else { return nil }
  }

  func text(_ key: String) -> String? {
    if case .text(let text) = values[key] { text } else { nil }
  }

  func number<Number: FixedWidthInteger>(_ key: String, as: Number.Type = Number.self) -> Number? {
    if case .number(let number) = values[key] { Number(exactly: number) } else { nil }
  }

  func numbers(_ key: String) -> [(String, Int64)] {
    if case .numbers(let numbers) = values[key] { numbers } else { [] }
  }
}

/// Reads JSON byte by byte.
struct JSONScanner {
  struct Scanned {
    var known: JSONLine.Value?
  }

  private static let deepest = 32

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { index == bytes.count }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A {
      index += 1
    }
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  mutating func value(depth: Int) -> Scanned? {
    guard let byte = current, depth < Self.deepest else { return nil }
    switch byte {
    case UInt8(ascii: "\""): return string().map { Scanned(known: .text($0)) }
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "t"): return word("true") ? Scanned(known: .number(1)) : nil
    case UInt8(ascii: "f"): return word("false") ? Scanned(known: .number(0)) : nil
    case UInt8(ascii: "n"): return word("null") ? Scanned(known: nil) : nil
    default: return number()
    }
  }

  private mutating func word(_ text: StaticString) -> Bool {
    for offset in 0..<text.utf8CodeUnitCount {
      guard current == text.utf8Start[offset] else { return false }
      index += 1
    }
    return true
  }

  private mutating func object(depth: Int) -> Scanned? {
    index += 1
    var numbers: [(String, Int64)] = []
    skipSpace()
    if take("}") { return Scanned(known: .numbers([])) }
    repeat {
      skipSpace()
      guard let key = string() else { return nil }
      skipSpace()
      guard take(":") else { return nil }
      skipSpace()
      guard let value = value(depth: depth + 1) else { return nil }
      if case .number(let number) = value.known { numbers.append((key, number)) }
      skipSpace()
    } while take(",")
    return take("}") ? Scanned(known: .numbers(numbers)) : nil
  }

  private mutating func array(depth: Int) -> Scanned? {
    index += 1
    skipSpace()
    if take("]") { return Scanned(known: nil) }
    repeat {
      skipSpace()
      guard value(depth: depth + 1) != nil else { return nil }
      skipSpace()
    } while take(",")
    return take("]") ? Scanned(known: nil) : nil
  }

  private mutating func number() -> Scanned? {
    let start = index
    let isNegative = take("-")
    var magnitude: UInt64 = 0
    var isWhole = true
    var digits = 0
    scan: while let byte = current {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
        let (sum, carry) = product.addingReportingOverflow(UInt64(byte - UInt8(ascii: "0")))
        magnitude = sum
        if overflow || carry { isWhole = false }
      case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "+"),
        UInt8(ascii: "-"):
        isWhole = false
      default: break scan
      }
      index += 1
    }
    guard digits > 0, index > start else { return nil }
    guard isWhole, magnitude <= UInt64(Int64.max) else { return Scanned(known: nil) }
    return Scanned(known: .number(isNegative ? -Int64(magnitude) : Int64(magnitude)))
  }

  mutating func string() -> String? {
    guard take("\"") else { return nil }
    let start = index
    while let byte = current, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      index += 1
    }
    if current == UInt8(ascii: "\"") {
      let plain = UnsafeBufferPointer(rebasing: bytes[start..<index])
      index += 1
      return String(validUTF8: plain)
    }
    var text = Array(bytes[start..<index])
    while let byte = current {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validUTF8: text)
      case UInt8(ascii: "\\"): guard escape(into: &text) else { return nil }
      case 0..<0x20: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func escape(into text: inout [UInt8]) -> Bool {
    guard let byte = current else { return false }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "u"):
      guard var code = fourDigits() else { return false }
      if 0xD800..<0xDC00 ~= code {
        guard take("\\"), take("u"), let low = fourDigits(), 0xDC00..<0xE000 ~= low
        else { return false }
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(code) else { return false }
      text.append(contentsOf: String(scalar).utf8)
    default: return false
    }
    return true
  }

  private mutating func fourDigits() -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    var code: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      code = code << 4 | UInt32(digit)
    }
    index += 4
    return code
  }
}
