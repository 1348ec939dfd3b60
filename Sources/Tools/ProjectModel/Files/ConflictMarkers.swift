// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The lines that git leaves where two branches disagree.
enum ConflictMarkers {
  /// The line of the first conflict, nil without one.
  static func first(in bytes: [UInt8]) -> Int? {
    guard bytes.count > 7 else { return nil }
    var line = 1
    var start = 0
    while start < bytes.count {
      if isMarker(bytes, at: start, UInt8(ascii: "<")) { return line }
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
      line += 1
    }
    return nil
  }

  /// The text as the branch has it into which was merged.
  static func ours(in bytes: [UInt8]) -> [UInt8] {
    enum Side { case both, ours, theirs }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var side = Side.both
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      switch side {
      case .both where isMarker(bytes, at: start, UInt8(ascii: "<")): side = .ours
      case .ours where isMarker(bytes, at: start, UInt8(ascii: "|")): side = .theirs
      case .ours where isMarker(bytes, at: start, UInt8(ascii: "=")): side = .theirs
      case .theirs where isMarker(bytes, at: start, UInt8(ascii: ">")): side = .both
      case .theirs: break
      case .both, .ours: result += bytes[start..<end]
      }
      start = end
    }
    return result
  }

  private static func isMarker(_ bytes: [UInt8], at start: Int, _ sign: UInt8) -> Bool {
    guard start + 7 <= bytes.count else { return false }
    return bytes[start..<(start + 7)].allSatisfy { $0 == sign }
  }
}
