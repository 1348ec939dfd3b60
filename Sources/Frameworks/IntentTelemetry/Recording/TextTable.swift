// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryModel

/// The names that this process has used, each with where it stands in the current segment. Found
/// without a lock; added under one.
struct TextTable: Sendable {
  private static let capacity = 1024
  private static let entrySize = 32
  /// How many names are kept; a table that is fuller finds slowly that it lacks a name.
  static let limit = 768
  /// Stands for all names beyond those.
  static let other: StaticString = "…"

  private static let addedOffset = capacity * entrySize

  private static let hashOffset = 0
  private static let baseOffset = 8
  private static let countOffset = 16
  private static let locationOffset = 24

  private let words: Words

  init() {
    let bytes = Self.addedOffset + 8
    let base = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    base.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
    words = Words(base)
  }

  func deallocate() {
    for index in 0..<Self.capacity {
      UnsafeMutableRawPointer(bitPattern: UInt(entry(index)[Self.baseOffset]))?.deallocate()
    }
    words.base.deallocate()
  }

  @inline(__always)
  private func entry(_ index: Int) -> Words { words.advanced(by: index &* Self.entrySize) }

  /// The number of a name, 0 when it is empty or not known yet. `hash` is that of its bytes.
  @inline(__always)
  func find(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int {
    var index = Int(truncatingIfNeeded: hash) & (Self.capacity &- 1)
    for _ in 0..<Self.capacity {
      let entry = entry(index)
      let found = entry[Self.hashOffset]
      if found == 0 { return 0 }
      if found == hash, Self.equal(text(index), bytes) { return index &+ 1 }
      index = (index &+ 1) & (Self.capacity &- 1)
    }
    return 0
  }

  @inline(__always)
  private static func equal(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>)
    -> Bool
  {
    guard left.count == right.count, let one = UnsafeRawPointer(left.baseAddress),
      let other = UnsafeRawPointer(right.baseAddress)
    else { return false }
    var index = 0
    while index &+ 8 <= left.count {
      if one.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        != other.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      {
        return false
      }
      index &+= 8
    }
    while index < left.count {
      if left[index] != right[index] { return false }
      index &+= 1
    }
    return true
  }

  private func text(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    let entry = entry(index)
    return UnsafeBufferPointer(
      start: UnsafePointer(bitPattern: UInt(entry.relaxed(Self.baseOffset))),
      count: Int(entry.relaxed(Self.countOffset)))
  }

  /// The bytes of a name by its number.
  @inline(__always)
  func bytes(_ number: Int) -> UnsafeBufferPointer<UInt8> {
    number == 0 ? UnsafeBufferPointer(start: nil, count: 0) : text(number &- 1)
  }

  /// Under the lock: the number of a name, which is added unless the table is full. A table has
  /// room for the names of an app; what is beyond it is recorded as ``other``.
  func add(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int {
    let known = find(bytes, hash: hash)
    guard known == 0 else { return known }
    let added = words[Self.addedOffset]
    guard added < UInt64(Self.limit) else { return addOther() }
    words[Self.addedOffset] = added + 1
    return insert(bytes, hash: hash)
  }

  private func addOther() -> Int {
    let bytes = UnsafeBufferPointer(
      start: Self.other.utf8Start, count: Self.other.utf8CodeUnitCount)
    let hash = TextHash.of(bytes)
    let known = find(bytes, hash: hash)
    return known != 0 ? known : insert(bytes, hash: hash)
  }

  private func insert(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int {
    guard let source = bytes.baseAddress else { return 0 }
    var index = Int(truncatingIfNeeded: hash) & (Self.capacity - 1)
    while entry(index)[Self.hashOffset] != 0 { index = (index + 1) & (Self.capacity - 1) }
    let entry = entry(index)
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    copy.initialize(from: source, count: bytes.count)
    entry[Self.baseOffset] = UInt64(UInt(bitPattern: copy))
    entry[Self.countOffset] = UInt64(bytes.count)
    entry[Self.locationOffset] = 0
    entry[Self.hashOffset] = hash
    return index + 1
  }

  func hash(_ number: Int) -> UInt64 { entry(number - 1)[Self.hashOffset] }

  /// The cell of a name's definition in a mapping, 0 when it is not known.
  @inline(__always)
  func cell(_ number: Int, serial: UInt64) -> UInt16 {
    let location = entry(number &- 1).relaxed(Self.locationOffset)
    return location >> 16 == serial ? UInt16(truncatingIfNeeded: location) : 0
  }

  func setCell(_ number: Int, serial: UInt64, cell: UInt16) {
    entry(number - 1)[Self.locationOffset] = serial << 16 | UInt64(cell)
  }
}
