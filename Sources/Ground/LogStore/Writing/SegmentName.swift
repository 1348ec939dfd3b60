// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The name of a file of the store: a family and a number that only grows, `com.acme.tasks.00000007.log`.
///
/// A family is what one process name logs; its signposts are a family of their own. Fairness is
/// between families.
struct SegmentName: Hashable, Comparable {
  var family: String
  var number: UInt32

  init(family: String, number: UInt32) {
    self.family = family
    self.number = number
  }

  /// - Returns: nil for a file that is no segment.
  init?(_ name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[parts.count - 1] == Self.suffix,
      parts[parts.count - 2].utf8.count >= 8, let number = UInt32(parts[parts.count - 2])
    else { return nil }
    family = parts.dropLast(2).joined(separator: ".")
    self.number = number
    // One way to write a number, or a file would be looked for under another name.
    guard text == name else { return nil }
  }

  var text: String {
    let digits = String(number)
    return family + "." + String(repeating: "0", count: max(0, 8 - digits.utf8.count)) + digits
      + "." + Self.suffix
  }

  private static let suffix = "log"

  static func < (left: SegmentName, right: SegmentName) -> Bool {
    (left.family, left.number) < (right.family, right.number)
  }

  /// A process name may be anything; a family is a file name.
  static func family(process: String, signposts: Bool) -> String {
    let allowed = process.utf8.prefix(100).map { byte -> UInt8 in
      let isAllowed =
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_")].contains(byte)
      return isAllowed ? byte : UInt8(ascii: "_")
    }
    let name = String(decoding: allowed, as: UTF8.self)
    // A dot in front would hide the file, and an empty name would be none.
    let family = name.isEmpty || name.hasPrefix(".") ? "_" + name : name
    return signposts ? family + "~signposts" : family
  }
}
