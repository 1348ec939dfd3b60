// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A number as C's formats write it.
enum NumberText {
  struct Flags: OptionSet {
    var rawValue: Int32
    static let left = Flags(rawValue: 1)
    static let sign = Flags(rawValue: 2)
    static let space = Flags(rawValue: 4)
    static let alternate = Flags(rawValue: 8)
    static let zeros = Flags(rawValue: 16)
  }

  /// Wide enough for any table; no one wants a gigabyte of spaces for a wrong number.
  static let greatestWidth = 4096

  static func text(
    of value: Double, conversion: Unicode.Scalar, flags: Flags = [], width: Int = 0,
    precision: Int? = nil
  ) -> String {
    made(width, precision, 400) { text, size, width, precision in
      oai_text_of_double(
        text, size, flags.rawValue, width, precision, CChar(truncatingIfNeeded: conversion.value),
        value)
    }
  }

  static func text(
    of value: UInt64, conversion: Unicode.Scalar, flags: Flags = [], width: Int = 0,
    precision: Int? = nil
  ) -> String {
    made(width, precision, 80) { text, size, width, precision in
      oai_text_of_integer(
        text, size, flags.rawValue, width, precision,
        CChar(truncatingIfNeeded: conversion.value), value)
    }
  }

  private static func made(
    _ width: Int, _ precision: Int?, _ room: Int,
    _ make: (UnsafeMutablePointer<CChar>, Int, Int32, Int32) -> Int
  ) -> String {
    let width = min(max(width, 0), greatestWidth)
    let precision = precision.map { min($0, greatestWidth) } ?? -1
    let size = room + max(width, precision)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: size) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      let count = make(start, buffer.count, Int32(width), Int32(max(precision, -1)))
      return String(
        decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
  }
}

extension String {
  /// At least so many columns, filled with spaces.
  func filled(to columns: Int, isLeft: Bool) -> String {
    let missing = min(columns, NumberText.greatestWidth) - count
    guard missing > 0 else { return self }
    let spaces = String(repeating: " ", count: missing)
    return isLeft ? self + spaces : spaces + self
  }
}
