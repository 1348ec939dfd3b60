// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Web and mail addresses.
extension Scan {
  /// The address that starts at a token, with the token after it.
  func address(at start: Int) -> (url: String, end: Int, confidence: Double)? {
    guard start < count, !isAttached(start) || start == 0 || tokens[start - 1].isSkippable,
      tokens[start].kind == .word || tokens[start].kind == .number
    else { return nil }
    var end = start + 1
    while end < count, tokens[end].isAttached { end += 1 }
    // Punctuation at the end belongs to the sentence.
    while end > start + 1, tokens[end - 1].isSkippable { end -= 1 }
    guard end > start + 2 else { return nil }
    let text = utterance.text(in: start..<end)
    guard text.utf8.count <= 2048 else { return nil }
    let lower = text.lowercased()
    for scheme in ["http://", "https://", "mailto:", "tel:", "ftp://", "file://"]
    where lower.hasPrefix(scheme) && text.utf8.count > scheme.utf8.count {
      return URL(string: text).map { ($0.absoluteString, end, 1) }
    }
    if let scheme = lower.range(of: "://"), scheme.lowerBound > lower.startIndex {
      return URL(string: text).map { ($0.absoluteString, end, 1) }
    }
    if isMail(lower) { return ("mailto:\(text)", end, 0.9) }
    guard isHost(lower.split(separator: "/", maxSplits: 1).first.map(String.init) ?? "") else {
      return nil
    }
    return URL(string: "https://\(text)").map { ($0.absoluteString, end, 0.8) }
  }

  private func isMail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && isHost(String(parts[1]))
  }

  private func isHost(_ text: String) -> Bool {
    let labels = text.split(separator: ":").first.map(String.init) ?? ""
    let parts = labels.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts.allSatisfy({ !$0.isEmpty }), let last = parts.last else {
      return false
    }
    return last.utf8.count >= 2 && last.allSatisfy { $0.isLetter && $0.isASCII }
      && parts.allSatisfy { part in
        part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      }
  }
}
