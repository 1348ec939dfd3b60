// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Where the lines of a text start, whichever of the three line ends it has.
struct LineTable {
  private var starts = [0]

  init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      for position in bytes.indices {
        let isReturn = bytes[position] == UInt8(ascii: "\r")
        guard isReturn || bytes[position] == UInt8(ascii: "\n") else { continue }
        let next = position + 1
        if isReturn, next < bytes.count, bytes[next] == UInt8(ascii: "\n") { continue }
        starts.append(next)
      }
    }
  }

  /// The line and the column of a byte, both from one; the column counts bytes.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
