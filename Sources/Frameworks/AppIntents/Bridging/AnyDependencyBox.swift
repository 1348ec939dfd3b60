// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A `@Dependency`, as generated code hands it over.
public protocol _AnyDependencyBox: AnyObject, Sendable {}

/// What the process does with a `@Dependency` before `perform()`.
package protocol AnyDependencyBox: _AnyDependencyBox {
  /// Asks the manager for the value, since a provider may be asynchronous and a property is not.
  ///
  /// - Throws: ``ValueError`` with the code `dependency` when nothing is registered, or only
  ///   under another type; whatever the provider throws.
  func prepare() async throws
}
