// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The mode of a file as `ls -l` shows it: `drwxr-xr-x`.
enum FileModeText {
  static func text(of mode: UInt32) -> String {
    let kind: Character =
      switch mode & 0o170000 {
      case 0o040000: "d"
      case 0o120000: "l"
      case 0o020000: "c"
      case 0o060000: "b"
      case 0o010000: "p"
      case 0o140000: "s"
      case 0o100000, 0: "-"
      default: "?"
      }
    var text = String(kind)
    for (shift, special, letter) in [(6, 0o4000, "s"), (3, 0o2000, "s"), (0, 0o1000, "t")] {
      let bits = mode >> UInt32(shift)
      text += bits & 4 == 0 ? "-" : "r"
      text += bits & 2 == 0 ? "-" : "w"
      let executes = bits & 1 != 0
      if mode & UInt32(special) == 0 {
        text += executes ? "x" : "-"
      } else {
        text += executes ? letter : letter.uppercased()
      }
    }
    return text
  }
}
