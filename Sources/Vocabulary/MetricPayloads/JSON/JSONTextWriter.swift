// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Writes JSON piece by piece, as Apple's serializer does: no spaces, escaped slashes.
struct JSONTextWriter {
  private(set) var text = ""
  /// Whether the container that is open holds something already.
  private var hasElements: [Bool] = [false]

  mutating func beginObject() { begin("{") }
  mutating func endObject() { end("}") }
  mutating func beginArray() { begin("[") }
  mutating func endArray() { end("]") }

  mutating func key(_ key: String) {
    separate()
    quote(key)
    text += ":"
    // The value that follows is not separated from its key.
    hasElements[hasElements.count - 1] = false
  }

  mutating func string(_ value: String) {
    separate()
    quote(value)
  }

  /// A number, a word or a value that was kept as it was.
  mutating func raw(_ value: String) {
    separate()
    text += value
  }

  mutating func member(_ name: String, _ value: String?) {
    guard let value else { return }
    key(name)
    string(value)
  }

  mutating func member(_ name: String, number value: (some BinaryInteger)?) {
    guard let value else { return }
    key(name)
    raw(String(value))
  }

  mutating func member(_ name: String, _ value: Bool?) {
    guard let value else { return }
    key(name)
    raw(value ? "true" : "false")
  }

  /// The members that nobody knew when they were read.
  mutating func members(_ unknown: [String: String]) {
    for (name, value) in unknown.sorted(by: { $0.key < $1.key }) {
      key(name)
      raw(value)
    }
  }

  private mutating func begin(_ mark: String) {
    separate()
    text += mark
    hasElements.append(false)
  }

  private mutating func end(_ mark: String) {
    hasElements.removeLast()
    text += mark
  }

  private mutating func separate() {
    if hasElements[hasElements.count - 1] { text += "," }
    hasElements[hasElements.count - 1] = true
  }

  private mutating func quote(_ value: String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "/": text += "\\/"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
