// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Code casts a date to an argument of a predicate's or a text's format.
extension NSDate: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] {
    // A format holds its arguments only while it is read, and whoever made the list keeps them.
    [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
  }
}
