// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryModel

/// The mappings of this process: one that is written, and those that threads still write while
/// another took its place. No thread waits for another here.
struct SegmentPool: Sendable {
  private static let count = 8
  private static let entrySize = 64

  private static let usersOffset = 0
  private static let baseOffset = 8
  private static let shapeOffset = 24
  private static let rulesOffset = 32
  private static let contextOffset = 40
  private static let touchedOffset = 48

  private static let currentOffset = 0
  private static let nextSerialOffset = 8
  private static let entriesOffset = 64
  static let size = entriesOffset + count * entrySize

  private let words: Words

  init(_ words: Words) { self.words = words }

  /// A mapping in use; it stays as long as it is not given back.
  struct Use {
    fileprivate let entry: Words
    let segment: Words
    /// Tells the mapping from all others of this process.
    let serial: UInt64
    let number: UInt32
    let size: Int
    let threshold: UInt8
    let generation: UInt32

    /// The cell of this process's context, 0 when it is not in the segment yet.
    @inline(__always)
    var context: UInt16 {
      get { UInt16(truncatingIfNeeded: entry.relaxed(contextOffset)) }
      nonmutating set { entry[contextOffset] = UInt64(newValue) }
    }

    /// Whether the pages were touched ahead.
    @inline(__always)
    var isTouched: Bool { entry.relaxed(touchedOffset) != 0 }

    /// Makes the pages writable now, so that no later record waits for one.
    func touchPages() {
      guard entry.replace(touchedOffset, 0, with: 1) else { return }
      // Replacing a word by itself writes; adding nothing to it would be made a mere read.
      for offset in stride(from: 0, to: size, by: 4096) {
        let word = segment.relaxed(offset)
        _ = segment.replace(offset, word, with: word)
      }
    }

    @inline(__always)
    func giveBack() { entry.add(usersOffset, .max) }
  }

  /// The mapping that is written now.
  @inline(__always)
  func take() -> Use? {
    while true {
      let current = words[Self.currentOffset]
      guard current != 0 else { return nil }
      let entry = mapping(Int(current & 0xFF))
      entry.add(Self.usersOffset, 1)
      // Only now may the mapping be used: who unmaps it changes the current one first.
      if words.ordered(Self.currentOffset) == current,
        let base = UnsafeMutableRawPointer(bitPattern: UInt(entry.relaxed(Self.baseOffset)))
      {
        let shape = entry.relaxed(Self.shapeOffset)
        let rules = entry.relaxed(Self.rulesOffset)
        return Use(
          entry: entry, segment: Words(base), serial: current >> 8,
          number: UInt32(truncatingIfNeeded: shape), size: Int(shape >> 32),
          threshold: UInt8(truncatingIfNeeded: rules), generation: UInt32(rules >> 32))
      }
      entry.add(Self.usersOffset, .max)
    }
  }

  private func mapping(_ index: Int) -> Words {
    words.advanced(by: Self.entriesOffset + index * Self.entrySize)
  }

  // MARK: Under the lock of the slow path

  var currentSerial: UInt64 { words[Self.currentOffset] >> 8 }

  /// Makes a mapping the current one.
  ///
  /// - Returns: whether there was room for it.
  func adopt(_ segment: OpenSegment, touched: Bool) -> Bool {
    let old = words[Self.currentOffset]
    unmapUnused(except: old)
    guard let index = (0..<Self.count).first(where: { mapping($0)[Self.baseOffset] == 0 }) else {
      return false
    }
    let entry = mapping(index)
    let serial = words.add(Self.nextSerialOffset, 1) &+ 1
    entry[Self.shapeOffset] = UInt64(segment.header.id.number) | UInt64(segment.header.size) << 32
    entry[Self.rulesOffset] =
      UInt64(segment.header.threshold.rawValue) | UInt64(segment.header.generation) << 32
    entry[Self.contextOffset] = 0
    entry[Self.touchedOffset] = 0
    entry[Self.baseOffset] = UInt64(UInt(bitPattern: segment.words.base))
    words.setOrdered(Self.currentOffset, serial << 8 | UInt64(index))
    unmapUnused(except: words[Self.currentOffset])
    if touched, let use = take() {
      use.touchPages()
      use.giveBack()
    }
    return true
  }

  /// Leaves no mapping current.
  func dismiss() {
    words.setOrdered(Self.currentOffset, 0)
    unmapUnused(except: 0)
  }

  private func unmapUnused(except current: UInt64) {
    for index in 0..<Self.count where current == 0 || Int(current & 0xFF) != index {
      let entry = mapping(index)
      guard let base = UnsafeMutableRawPointer(bitPattern: UInt(entry[Self.baseOffset])),
        entry.ordered(Self.usersOffset) == 0
      else { continue }
      entry[Self.baseOffset] = 0
      SystemInterface.unmap(base, size: Int(entry[Self.shapeOffset] >> 32))
    }
  }

  /// In a forked child no other thread uses a mapping.
  func forgetUsers() {
    for index in 0..<Self.count { mapping(index)[Self.usersOffset] = 0 }
  }
}
