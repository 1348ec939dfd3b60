// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata

/// Columns in other units than ours.
///
/// A position's column counts bytes of UTF-8 from one, as compilers do. Code scanning and web
/// editors count UTF-16 code units: in `"日本" x`, `x` is in column 10 here and in column 6 there.
struct ColumnCounter {
  private let contents: (String) -> [UInt8]?
  /// The lines of the files so far, by path.
  private var lines: [String: [ArraySlice<UInt8>]] = [:]

  init(_ report: Report) { contents = report.contents }

  /// The column in UTF-16 code units, from one; ours where the file is gone.
  mutating func utf16Column(of position: SourcePosition) -> Int {
    let before = line(position).prefix(max(0, position.column - 1))
    let missing = position.column - 1 - before.count
    return String(decoding: before, as: UTF8.self).utf16.count + missing + 1
  }

  private mutating func line(_ position: SourcePosition) -> ArraySlice<UInt8> {
    if lines[position.file] == nil {
      lines[position.file] = Self.split(contents(position.file) ?? [])
    }
    let all = lines[position.file] ?? []
    return all.indices.contains(position.line - 1) ? all[position.line - 1] : []
  }

  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      lines.append(bytes[start..<position - 1])
      if byte == UInt8(ascii: "\r"), position < bytes.count, bytes[position] == UInt8(ascii: "\n") {
        position += 1
      }
      start = position
    }
    lines.append(bytes[start...])
    return lines
  }
}
