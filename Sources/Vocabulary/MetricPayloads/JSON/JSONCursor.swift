// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// One value of a document.
package struct JSONCursor: Sendable {
  let tape: JSONTape
  let index: Int

  private var node: JSONTape.Node { tape.nodes[index] }

  package var isObject: Bool { node.kind == .object }
  package var isArray: Bool { node.kind == .array }
  package var isNull: Bool { node.kind == .null }

  /// The value as it was written.
  package var rawText: String {
    String(decoding: tape.bytes[Int(node.start)..<Int(node.end)], as: UTF8.self)
  }

  /// The members of an object in their order; nothing for other values.
  package var members: [(key: String, value: JSONCursor)] {
    guard isObject else { return [] }
    var result: [(key: String, value: JSONCursor)] = []
    var place = index + 1
    while place < node.next {
      let value = JSONCursor(tape: tape, index: place + 1)
      result.append((JSONCursor(tape: tape, index: place).text, value))
      place = Int(value.node.next)
    }
    return result
  }

  /// The elements of a list; nothing for other values.
  package var elements: [JSONCursor] {
    guard isArray else { return [] }
    var result: [JSONCursor] = []
    var place = index + 1
    while place < node.next {
      result.append(JSONCursor(tape: tape, index: place))
      place = Int(tape.nodes[place].next)
    }
    return result
  }

  package subscript(key: String) -> JSONCursor? {
    guard isObject else { return nil }
    var place = index + 1
    while place < node.next {
      let value = JSONCursor(tape: tape, index: place + 1)
      if JSONCursor(tape: tape, index: place).text == key { return value }
      place = Int(value.node.next)
    }
    return nil
  }

  package var string: String? { node.kind == .string ? text : nil }

  /// A number, or a string that is one: writers differ.
  package var double: Double? {
    switch node.kind {
    case .number: Double(rawText)
    case .string: Double(text)
    default: nil
    }
  }

  package var int: Int? {
    switch node.kind {
    case .number, .string:
      Int(node.kind == .number ? rawText : text) ?? double.flatMap { Int(exactly: $0) }
    default: nil
    }
  }

  /// Addresses have all 64 bits.
  package var unsigned: UInt64? {
    switch node.kind {
    case .number, .string:
      UInt64(node.kind == .number ? rawText : text) ?? double.flatMap { UInt64(exactly: $0) }
    default: nil
    }
  }

  package var bool: Bool? {
    switch node.kind {
    case .yes: true
    case .no: false
    case .number: int.map { $0 != 0 }
    case .string: ["true": true, "1": true, "false": false, "0": false][text.lowercased()]
    default: nil
    }
  }

  /// A string without its quotes and escapes.
  private var text: String {
    let inside = tape.bytes[(Int(node.start) + 1)..<(Int(node.end) - 1)]
    guard inside.contains(UInt8(ascii: "\\")) else {
      return String(decoding: inside, as: UTF8.self)
    }
    return Self.unescaped(inside)
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var units: [UInt16] = []
    var place = bytes.startIndex
    func flush() {
      if !units.isEmpty { result.append(contentsOf: String(decoding: units, as: UTF16.self).utf8) }
      units = []
    }
    while place < bytes.endIndex {
      let byte = bytes[place]
      place += 1
      guard byte == UInt8(ascii: "\\"), place < bytes.endIndex else {
        flush()
        result.append(byte)
        continue
      }
      let escape = bytes[place]
      place += 1
      if escape == UInt8(ascii: "u"), place + 4 <= bytes.endIndex,
        let unit = UInt16(String(decoding: bytes[place..<(place + 4)], as: UTF8.self), radix: 16)
      {
        // Collected, since characters outside the first plane come as two of them.
        units.append(unit)
        place += 4
        continue
      }
      flush()
      result.append(Self.escapes[escape] ?? escape)
    }
    flush()
    return String(decoding: result, as: UTF8.self)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "b"): 8,
    UInt8(ascii: "f"): 12,
  ]
}
