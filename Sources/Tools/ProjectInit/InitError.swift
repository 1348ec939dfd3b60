// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Why nothing was written.
package struct InitError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A lower-case clause that names the thing and the remedy.
  package var description: String

  init(_ description: String) { self.description = description }
}
