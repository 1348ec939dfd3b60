// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Lines of cells whose columns stand below each other.
struct Columns {
  private var rows: [[String]] = []

  mutating func add(_ cells: String...) { rows.append(cells) }

  mutating func add(_ cells: [String]) { rows.append(cells) }

  func lines(indent: Int = 2) -> [String] {
    var widths: [Int] = []
    for row in rows {
      // The last cell of a row may be as long as it likes.
      for (index, cell) in row.dropLast().enumerated() {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], cell.count)
      }
    }
    let margin = String(repeating: " ", count: indent)
    return rows.map { row in
      var line = margin
      for (index, cell) in row.enumerated() {
        line += cell
        guard index < row.count - 1 else { break }
        line += String(repeating: " ", count: widths[index] - cell.count + 2)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
