// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Code passes objects to the formats of predicates, texts and logs: dates, errors, numbers.
extension NSObject: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] {
    // A format holds its arguments only while it is read, and whoever made the list keeps them.
    [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
  }
}
