// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A text to compare with, in which `…` stands for any characters.
package struct TextPattern: Hashable, Sendable {
  private let parts: [Substring]

  package init(_ text: String) {
    parts = text.split(separator: "…", omittingEmptySubsequences: false)
  }

  package func matches(_ text: String) -> Bool {
    guard let first = parts.first, let last = parts.last, parts.count > 1 else {
      return parts.first.map { $0 == text } ?? text.isEmpty
    }
    guard text.hasPrefix(first) else { return false }
    var rest = text.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.count >= last.count && rest.hasSuffix(last)
  }
}
