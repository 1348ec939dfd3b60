// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Makes a query or an options provider ready before it is asked.
enum ProviderPreparation {
  /// Types that hold no wrapper, learnt from their first instance: reflection is slow.
  private static let plainTypes = Mutex<Set<ObjectIdentifier>>([])

  /// Resolves the provider's dependencies and fills its `@IntentParameterDependency` values.
  ///
  /// - Parameter intent: the intent whose parameter is asked for, nil for an entity's own query.
  static func prepare(_ provider: Any, for intent: (any AppIntent)?) async throws {
    let key = ObjectIdentifier(type(of: provider))
    guard !plainTypes.withLock({ $0.contains(key) }) else { return }
    let dependencies = Reflection.dependencies(of: provider)
    let parameterDependencies = Reflection.parameterDependencies(of: provider)
    if dependencies.isEmpty, parameterDependencies.isEmpty {
      plainTypes.withLock { _ = $0.insert(key) }
      return
    }
    if let intent { for box in parameterDependencies { box.fill(from: intent) } }
    for box in dependencies { try await box.prepare() }
  }
}
