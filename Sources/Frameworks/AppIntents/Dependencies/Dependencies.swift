// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Makes the dependencies of an intent, a query or an options provider ready.
package enum Dependencies {
  /// Resolves every `@Dependency` of the value, also private ones.
  package static func prepare(of value: Any) async throws {
    for dependency in Reflection.dependencies(of: value) { try await dependency.prepare() }
  }
}

extension EntityResolver {
  /// Resolves dependencies, and nothing else.
  package static let dependenciesOnly = EntityResolver { try await Dependencies.prepare(of: $0) }
}
