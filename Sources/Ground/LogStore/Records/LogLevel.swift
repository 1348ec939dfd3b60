// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// How much a message matters, from the least to the most.
package enum LogLevel: UInt8, Sendable, Hashable, Comparable, CaseIterable {
  case debug = 1
  case info = 2
  /// Apple's `default`, also called notice.
  case `default` = 3
  case error = 4
  case fault = 5

  package static func < (left: LogLevel, right: LogLevel) -> Bool {
    left.rawValue < right.rawValue
  }
}
