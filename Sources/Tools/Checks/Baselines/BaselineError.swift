// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Why there is nothing to compare with.
package struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) { self.description = description }
}
