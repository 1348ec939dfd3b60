// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Platform

/// A page that every writer of a store has mapped: what is captured, and how much is kept.
///
/// The file is written in place and never becomes shorter. Its generation changes last, and
/// writers look at nothing else until it does.
struct ControlPage {
  static let byteCount = 8192

  enum Offset {
    static let magic = 0
    static let generation = 8
    static let retired = 12
    static let version = 16
    static let level = 20
    static let totalBytes = 24
    static let age = 32
    static let leases = 256
  }
  static let magic: UInt64 = 0x3143_474F_4C49_414F  // "OAILOGC1"
  static let leaseLength = 288
  static let leaseCount = (byteCount - Offset.leases) / leaseLength

  /// What somebody wants to see now.
  struct Lease: Hashable {
    /// Who asked; 0 when the place is free.
    var owner: Int32
    var level: LogLevel
    /// In monotonic nanoseconds.
    var expiry: Int64
    /// Empty for all.
    var subsystem: String
    /// Empty for all.
    var category: String

    static let longestText = 128
  }

  var generation: UInt32 = 0
  var isRetired = false
  var level = LogLevel.default
  var limits = LogLimits.standard
  var leases = [Lease?](repeating: nil, count: leaseCount)

  init() {}

  /// - Returns: nil for bytes that are no page of this version.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.byteCount else { return nil }
    let page: ControlPage? = bytes.withUnsafeBytes { bytes in
      func number<Number: FixedWidthInteger>(_ offset: Int, _ type: Number.Type) -> Number {
        Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: type))
      }
      func text(_ offset: Int, _ count: UInt16) -> String {
        let count = min(Int(count), Lease.longestText)
        return String(decoding: bytes[offset..<(offset + count)], as: UTF8.self)
      }
      guard number(Offset.magic, UInt64.self) == Self.magic else { return nil }
      var page = ControlPage()
      page.generation = number(Offset.generation, UInt32.self)
      page.isRetired = number(Offset.retired, UInt32.self) != 0
      page.level = LogLevel(rawValue: bytes[Offset.level]) ?? .default
      page.limits = LogLimits(
        totalBytes: number(Offset.totalBytes, Int64.self), age: number(Offset.age, Int64.self))
      for index in 0..<Self.leaseCount {
        let start = Offset.leases + index * Self.leaseLength
        let owner = number(start, Int32.self)
        guard owner != 0, let level = LogLevel(rawValue: bytes[start + 4]) else { continue }
        page.leases[index] = Lease(
          owner: owner, level: level, expiry: number(start + 8, Int64.self),
          subsystem: text(start + 24, number(start + 16, UInt16.self)),
          category: text(start + 24 + Lease.longestText, number(start + 18, UInt16.self)))
      }
      return page
    }
    guard let page else { return nil }
    self = page
  }

  var bytes: [UInt8] {
    var result = [UInt8](repeating: 0, count: Self.byteCount)
    result.withUnsafeMutableBytes { bytes in
      func put<Number: FixedWidthInteger>(_ number: Number, _ offset: Int) {
        bytes.storeBytes(of: number.littleEndian, toByteOffset: offset, as: Number.self)
      }
      func put(_ text: String, _ offset: Int) {
        for (index, byte) in text.utf8.prefix(Lease.longestText).enumerated() {
          bytes[offset + index] = byte
        }
      }
      put(Self.magic, Offset.magic)
      put(generation, Offset.generation)
      put(UInt32(isRetired ? 1 : 0), Offset.retired)
      put(UInt32(1), Offset.version)
      put(UInt32(level.rawValue), Offset.level)
      put(limits.totalBytes, Offset.totalBytes)
      put(limits.age, Offset.age)
      for case (let index, let lease?) in leases.enumerated() {
        let start = Offset.leases + index * Self.leaseLength
        put(lease.owner, start)
        put(UInt32(lease.level.rawValue), start + 4)
        put(lease.expiry, start + 8)
        put(UInt16(clamping: lease.subsystem.utf8.count), start + 16)
        put(UInt16(clamping: lease.category.utf8.count), start + 18)
        put(lease.subsystem, start + 24)
        put(lease.category, start + 24 + Lease.longestText)
      }
    }
    return result
  }

  // MARK: The file

  static func make(at path: String) throws(SystemError) {
    try locked(path) { () throws(SystemError) in
      let file = try Descriptor.openForWriting(path)
      guard file.fileStatus.length < Int64(byteCount) else { return }
      try file.write(ControlPage().bytes, at: 0)
    }
  }

  /// Changes the page; nobody else does meanwhile.
  @discardableResult
  static func change<Result>(
    at path: String, _ change: (inout ControlPage) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    try locked(path) { () throws(SystemError) in
      let file = try Descriptor.openForWriting(path)
      var page = ControlPage(try file.read(at: 0, atMost: byteCount)) ?? ControlPage()
      let before = page
      let result = try change(&page)
      // The generation comes last: who sees it sees the rest.
      let bytes = page.bytes
      try file.write(Array(bytes[Offset.version...]), at: Offset.version)
      try file.write(Array(bytes[..<Offset.generation]), at: Offset.magic)
      try file.write(Array(bytes[Offset.retired..<Offset.version]), at: Offset.retired)
      if page.isNews(after: before) {
        page.generation = before.generation &+ 1
        try file.write(
          Array(page.bytes[Offset.generation..<Offset.retired]), at: Offset.generation)
      }
      return result
    }
  }

  /// Whether writers have to look again; a longer lease is found when the shorter one is over.
  private func isNews(after before: ControlPage) -> Bool {
    func timeless(_ page: ControlPage) -> [Lease?] {
      page.leases.map { lease in
        var lease = lease
        lease?.expiry = 0
        return lease
      }
    }
    return isRetired != before.isRetired || level != before.level || limits != before.limits
      || timeless(self) != timeless(before)
  }

  private static func locked<Result>(
    _ path: String, _ body: () throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    do {
      return try FileLock.withLock(path) { try body() }
    } catch let error as SystemError {
      throw error
    } catch {
      throw SystemError(number: 0, problem: "'\(path)' could not be locked")
    }
  }
}
