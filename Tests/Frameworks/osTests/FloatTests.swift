// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import os

@Suite("Numbers with a fraction in a message") struct FloatTests {
  @Test("have six digits, or as many as asked for")
  func fixed() {
    #expect(message("\(1.5)").format == "%f")
    #expect(message("\(1.5) \(Float(0.1))").text == "1.500000 0.100000")
    #expect(message("\(3.14159, format: .fixed(precision: 2))").format == "%.*f")
    #expect(message("\(3.14159, format: .fixed(precision: 2))").text == "3.14")
    #expect(
      message("\(2.0, format: .fixed(precision: 0, explicitPositiveSign: true))").text == "+2")
    #expect(message("\(Double.infinity, format: .fixed(uppercase: true))").text == "INF")
    #expect(message("\(Double.nan)").text == "nan")
  }

  @Test("are written in the other notations of C")
  func notations() {
    #expect(message("\(12345.678, format: .exponential)").text == "1.234568e+04")
    #expect(
      message("\(12345.678, format: .exponential(precision: 1, uppercase: true))").text
        == "1.2E+04")
    #expect(message("\(0.0001, format: .hybrid)").text == "0.0001")
    #expect(message("\(1e20, format: .hybrid)").text == "1e+20")
    #expect(message("\(1234.5, format: .hybrid(precision: 2))").text == "1.2e+03")
    #expect(message("\(1.0, format: .hex)").text == "0x1p+0")
    #expect(message("\(1.0, format: .hex(uppercase: true))").text == "0X1P+0")
  }

  @Test("stand right or left in a column, and the longest are whole")
  func widths() {
    #expect(
      message("[\(1.5, format: .fixed(precision: 1), align: .right(columns: 6))]").text
        == "[   1.5]")
    #expect(
      message("[\(1.5, format: .fixed(precision: 1), align: .left(columns: 6))]").format
        == "[%-*.*f]")
    #expect(
      message("[\(1.5, format: .fixed(precision: 1), align: .left(columns: 6))]").text
        == "[1.5   ]")
    #expect(message("\(-Double.greatestFiniteMagnitude)").text.count == 1 + 309 + 1 + 6)
  }
}
