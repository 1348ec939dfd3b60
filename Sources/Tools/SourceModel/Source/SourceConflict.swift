// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A conflict that git left in a source: the parser leaves out all between the markers.
enum SourceConflict {
  /// The line of the first conflict, nil without one.
  static func line(in text: String) -> Int? {
    var text = text
    return text.withUTF8(scan)
  }

  private static func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var line = 1
    var isLineStart = true
    for position in bytes.indices {
      if isLineStart, isMarker(bytes, at: position) { return line }
      isLineStart = bytes[position] == UInt8(ascii: "\n")
      if isLineStart { line += 1 }
    }
    return nil
  }

  private static func isMarker(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    guard start + 8 <= bytes.count, bytes[start + 7] == UInt8(ascii: " ") else { return false }
    return bytes[start..<(start + 7)].allSatisfy { $0 == UInt8(ascii: "<") }
  }
}
