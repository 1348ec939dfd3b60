// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// One word of a command line.
enum ShellWord {
  /// The text as a shell takes it for one word, in quotation marks where it needs them.
  static func quoted(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
    return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
