// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The Swift runtime's report of a crash, as text.
///
/// Frames read `1 [ra] 0x000056481802205e A.go() + 29 in Acme at /src/A.swift:3:44`, and the list of
/// images `0x0000564818021000–0x0000564818022670 558dd2de… Acme /path/Acme`.
package enum BacktraceText {
  /// The frames of the crashed thread, innermost first.
  package static func frames(in report: String) -> [StoredFrame] {
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
    let images = lines.compactMap(image)
    var frames: [StoredFrame] = []
    var isInThread = false
    for line in lines {
      if line.hasPrefix("Thread ") {
        // Only the first thread is about the crash.
        if isInThread { break }
        isInThread = true
      } else if line.hasPrefix("Images"), isInThread {
        break
      } else if isInThread, let frame = frame(line, images) {
        frames.append(frame)
      }
    }
    return frames
  }

  private struct Image {
    var start: UInt64
    var end: UInt64
    var buildID: String?
    var name: String
  }

  private static func frame(_ line: Substring, _ images: [Image]) -> StoredFrame? {
    let words = line.split(separator: " ")
    // An inlined function has no frame of its own.
    guard let first = words.first, Int(first) != nil, !words.prefix(4).contains("[inlined]"),
      let place = words.prefix(5).firstIndex(where: { $0.hasPrefix("0x") }),
      let address = UInt64(words[place].dropFirst(2), radix: 16)
    else { return nil }
    var frame = StoredFrame(address: address)
    if let image = images.first(where: { $0.start <= address && address < $0.end }) {
      frame.image = image.name
      frame.buildID = image.buildID
      frame.offset = address - image.start
    } else if let name = words[place...].lastIndex(of: "in"), name + 1 < words.endIndex {
      frame.image = String(words[name + 1])
    }
    return frame
  }

  private static func image(_ line: Substring) -> Image? {
    guard line.hasPrefix("0x") else { return nil }
    let words = line.split(separator: " ")
    guard words.count >= 3 else { return nil }
    let range = words[0].split { $0 == "–" || $0 == "-" }
    guard range.count == 2, let start = UInt64(range[0].dropFirst(2), radix: 16),
      let end = UInt64(range[1].dropFirst(2), radix: 16)
    else { return nil }
    let hasID = words[1].count >= 16 && words[1].allSatisfy(\.isHexDigit)
    return Image(
      start: start, end: end, buildID: hasID ? String(words[1]) : nil,
      name: String(words[hasID ? 2 : words.count - 2]))
  }
}
