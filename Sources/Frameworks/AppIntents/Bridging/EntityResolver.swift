// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// How queries and options providers are made ready while values are resolved.
package struct EntityResolver: Sendable {
  /// Called with each query or options provider before it is asked: its dependencies are resolved
  /// here, and its `@IntentParameterDependency` values filled in.
  package var prepare: @Sendable (_ provider: Any) async throws -> Void

  package init(prepare: @escaping @Sendable (_ provider: Any) async throws -> Void) {
    self.prepare = prepare
  }
}
