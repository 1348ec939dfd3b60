// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Breaks text at spaces into lines of at most `width` characters; line breaks in it stay.
///
/// A word that is longer than a line stands alone in its line.
package func wrap(_ text: String, width: Int) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
    // Indented lines are examples or tables: they are not ours to break.
    paragraph.hasPrefix("  ") ? [String(paragraph)] : wrapParagraph(paragraph, width: width)
  }
}

private func wrapParagraph(_ paragraph: Substring, width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in paragraph.split(separator: " ") {
    if !line.isEmpty, line.count + 1 + word.count > width {
      lines.append(line)
      line = ""
    }
    line += (line.isEmpty ? "" : " ") + word
  }
  return lines + [line]
}
