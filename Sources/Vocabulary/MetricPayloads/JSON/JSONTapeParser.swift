// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Reads JSON into a list of nodes, with a list instead of the stack for what is open.
struct JSONTapeParser {
  private let bytes: [UInt8]
  private var nodes: [JSONTape.Node] = []
  private var place = 0
  /// The nodes whose end was not seen yet.
  private var open: [Int] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func parse() throws(PayloadError) -> [JSONTape.Node] {
    // The mark of the encoding that some editors write.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    try value()
    while let container = open.last {
      skipSpace()
      if nodes[container].kind == .array {
        try element(of: container, isFirst: nodes.count - 1 == container)
      } else {
        try member(of: container, isFirst: nodes.count - 1 == container)
      }
    }
    skipSpace()
    guard place == bytes.count else { throw failure }
    return nodes
  }

  private var failure: PayloadError { .notJSON(offset: place) }

  private mutating func element(of container: Int, isFirst: Bool) throws(PayloadError) {
    if take(UInt8(ascii: "]")) { return close(container) }
    if !isFirst { try require(UInt8(ascii: ",")) }
    try value()
  }

  private mutating func member(of container: Int, isFirst: Bool) throws(PayloadError) {
    if take(UInt8(ascii: "}")) { return close(container) }
    if !isFirst {
      try require(UInt8(ascii: ","))
      skipSpace()
    }
    guard peek == UInt8(ascii: "\"") else { throw failure }
    try value()
    skipSpace()
    try require(UInt8(ascii: ":"))
    try value()
  }

  private mutating func close(_ container: Int) {
    nodes[container].end = Int32(place)
    nodes[container].next = Int32(nodes.count)
    open.removeLast()
  }

  /// A scalar, or the beginning of a container.
  private mutating func value() throws(PayloadError) {
    skipSpace()
    let start = place
    switch peek {
    case UInt8(ascii: "{"): begin(.object)
    case UInt8(ascii: "["): begin(.array)
    case UInt8(ascii: "\""):
      try skipString()
      add(.string, start)
    case UInt8(ascii: "t"): try word("true", .yes)
    case UInt8(ascii: "f"): try word("false", .no)
    case UInt8(ascii: "n"): try word("null", .null)
    default:
      while let byte = peek, Self.isOfNumber(byte) { place += 1 }
      guard place > start else { throw failure }
      add(.number, start)
    }
  }

  private mutating func begin(_ kind: JSONTape.Kind) {
    open.append(nodes.count)
    add(kind, place)
    place += 1
  }

  private mutating func add(_ kind: JSONTape.Kind, _ start: Int) {
    nodes.append(
      JSONTape.Node(
        kind: kind, start: Int32(start), end: Int32(place), next: Int32(nodes.count + 1)))
  }

  private mutating func word(_ word: String, _ kind: JSONTape.Kind) throws(PayloadError) {
    guard bytes[place...].starts(with: word.utf8) else { throw failure }
    let start = place
    place += word.utf8.count
    add(kind, start)
  }

  private mutating func skipString() throws(PayloadError) {
    place += 1
    while let byte = peek {
      place += 1
      if byte == UInt8(ascii: "\"") { return }
      if byte == UInt8(ascii: "\\") { place += 1 }
    }
    throw failure
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    place += 1
    return true
  }

  private mutating func require(_ byte: UInt8) throws(PayloadError) {
    guard take(byte) else { throw failure }
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || (0x09...0x0D).contains(byte) { place += 1 }
  }
}
