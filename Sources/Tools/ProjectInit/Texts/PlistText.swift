// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import ProjectModel

/// A property list as XML.
struct PlistText {
  let text: String

  init(_ pairs: [(String, PlistValue)]) {
    let body = pairs.map { key, value in
      "\t<key>\(Self.escaped(key))</key>\n\(Self.element(value, depth: 1))"
    }.joined()
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \(body)</dict>
      </plist>

      """
  }

  private static func element(_ value: PlistValue, depth: Int) -> String {
    let indent = String(repeating: "\t", count: depth)
    switch value {
    case .string(let text): return "\(indent)<string>\(escaped(text))</string>\n"
    case .integer(let number): return "\(indent)<integer>\(number)</integer>\n"
    case .real(let number): return "\(indent)<real>\(number)</real>\n"
    case .boolean(let isTrue): return "\(indent)<\(isTrue ? "true" : "false")/>\n"
    case .array(let values):
      let inner = values.map { element($0, depth: depth + 1) }.joined()
      return "\(indent)<array>\n\(inner)\(indent)</array>\n"
    case .dictionary(let values):
      let inner = values.sorted { $0.key < $1.key }.map { key, value in
        "\(indent)\t<key>\(escaped(key))</key>\n\(element(value, depth: depth + 1))"
      }.joined()
      return "\(indent)<dict>\n\(inner)\(indent)</dict>\n"
    // Nothing that is written here has dates or data.
    case .date, .data: return ""
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
