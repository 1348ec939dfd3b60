// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A bundle that could not be built.
package struct BundleBuildError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Code: Hashable, Sendable {
    /// The path is no package, or something in it cannot be read or written.
    case input
    /// SwiftPM or the compiler said no; what they said is in ``BundleBuildError/details``.
    case build
    /// The package builds, and what it declares makes no bundle.
    case declaration
    /// What was asked for leaves a choice.
    case ambiguous
  }

  package var code: Code
  /// A lower-case clause that names the thing and the remedy.
  package var message: String
  /// The lines to show above the message: the compiler's errors.
  package var details: [String]

  package init(_ code: Code, _ message: String, details: [String] = []) {
    self.code = code
    self.message = message
    self.details = details
  }

  package var description: String { message }
}
