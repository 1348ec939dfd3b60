// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CTelemetryAtomics

/// Words that threads and processes share. Every access is atomic.
struct Words: @unchecked Sendable {
  // What is behind the pointer is only read and written atomically.
  let base: UnsafeMutableRawPointer

  @inline(__always)
  init(_ base: UnsafeMutableRawPointer) { self.base = base }

  @inline(__always)
  func advanced(by bytes: Int) -> Words { Words(base + bytes) }

  /// Reads with acquire and writes with release order.
  subscript(offset: Int) -> UInt64 {
    @inline(__always) get { oai_word_load(base + offset) }
    @inline(__always) nonmutating set { oai_word_store(base + offset, newValue) }
  }

  @inline(__always)
  func relaxed(_ offset: Int) -> UInt64 { oai_word_load_relaxed(base + offset) }

  @inline(__always)
  func setRelaxed(_ offset: Int, _ value: UInt64) { oai_word_store_relaxed(base + offset, value) }

  @inline(__always)
  func ordered(_ offset: Int) -> UInt64 { oai_word_load_ordered(base + offset) }

  @inline(__always)
  func setOrdered(_ offset: Int, _ value: UInt64) { oai_word_store_ordered(base + offset, value) }

  /// The value before.
  @inline(__always) @discardableResult
  func add(_ offset: Int, _ value: UInt64) -> UInt64 { oai_word_add(base + offset, value) }

  @inline(__always) @discardableResult
  func insert(_ offset: Int, bits: UInt64) -> UInt64 { oai_word_or(base + offset, bits) }

  @inline(__always) @discardableResult
  func remove(_ offset: Int, bits: UInt64) -> UInt64 { oai_word_and(base + offset, ~bits) }

  @inline(__always)
  func replace(_ offset: Int, _ expected: UInt64, with value: UInt64) -> Bool {
    oai_word_replace(base + offset, expected, value) == expected
  }
}
