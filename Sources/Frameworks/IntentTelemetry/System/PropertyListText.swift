// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The texts at the top of a property list in XML, read without a parser of XML.
struct PropertyListText {
  private let text: Substring

  /// Nil for other forms, and where a parser is needed: entities, comments, literal sections.
  init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("<?xml"), let start = text.range(of: "<dict>"), !text.contains("&"),
      !text.contains("<!--"), !text.contains("<![CDATA[")
    else { return nil }
    self.text = text[start.upperBound...]
  }

  subscript(key: String) -> String? {
    guard let name = text.range(of: "<key>\(key)</key>") else { return nil }
    let rest = text[name.upperBound...].drop { $0.isWhitespace }
    guard rest.hasPrefix("<string>"), let end = rest.range(of: "</string>") else { return nil }
    return String(rest.dropFirst(8)[..<end.lowerBound])
  }
}

extension StringProtocol where SubSequence == Substring {
  /// Foundation's search is not needed for this, nor its start.
  fileprivate func range(of part: String) -> Range<String.Index>? {
    var index = startIndex
    while index < endIndex {
      let rest = self[index...]
      if rest.utf8.starts(with: part.utf8) {
        return index..<(rest.utf8.index(index, offsetBy: part.utf8.count))
      }
      index = utf8.index(after: index)
    }
    return nil
  }

  fileprivate func contains(_ part: String) -> Bool { range(of: part) != nil }
}
