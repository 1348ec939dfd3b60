// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The payload of one cell.
package struct CellWords: Hashable, Sendable {
  package var w0: UInt64
  package var w1: UInt64
  package var w2: UInt64
  package var w3: UInt64
  package var w4: UInt64

  @inline(__always)
  package init(
    _ w0: UInt64 = 0, _ w1: UInt64 = 0, _ w2: UInt64 = 0, _ w3: UInt64 = 0, _ w4: UInt64 = 0
  ) {
    self.w0 = w0
    self.w1 = w1
    self.w2 = w2
    self.w3 = w3
    self.w4 = w4
  }

  package var array: [UInt64] { [w0, w1, w2, w3, w4] }
}
