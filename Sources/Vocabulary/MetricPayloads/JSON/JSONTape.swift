// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A JSON document as a flat list of its values, in the order in which they stand in the text.
///
/// Call stacks nest as deep as a program recurses, so nothing here recurses: not the reading, not the
/// walk, and not the end of the value's life. What nobody knows is kept as the text that it was.
package struct JSONTape: Hashable, Sendable {
  enum Kind: UInt8 { case object, array, string, number, yes, no, null }

  struct Node: Hashable, Sendable {
    var kind: Kind
    var start: Int32
    var end: Int32
    /// The node after this value and all that it holds.
    var next: Int32
  }

  let bytes: [UInt8]
  let nodes: [Node]

  /// The largest document that is read.
  package static let sizeLimit = 64 << 20

  /// - Throws: ``PayloadError`` when the text is not one JSON value.
  package init(_ bytes: [UInt8]) throws(PayloadError) {
    guard bytes.count <= Self.sizeLimit else { throw .tooLong(limit: Self.sizeLimit) }
    var parser = JSONTapeParser(bytes)
    nodes = try parser.parse()
    self.bytes = bytes
  }

  package var root: JSONCursor { JSONCursor(tape: self, index: 0) }
}

/// Why something is no payload.
package enum PayloadError: Error, Hashable, Sendable, CustomStringConvertible {
  case notJSON(offset: Int)
  case tooLong(limit: Int)
  case notAPayload

  package var description: String {
    switch self {
    case .notJSON(let offset): "the text is not JSON from byte \(offset) on"
    case .tooLong(let limit): "the text is longer than \(limit >> 20) MiB"
    case .notAPayload:
      "the object is no MetricKit payload; it needs the keys of 'jsonRepresentation()'"
    }
  }
}
