// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Registered dependencies by key or type.
package final class DependencyTable: Sendable {
  /// An explicit key, else the declared type.
  ///
  /// `@unchecked`: an explicit key is only compared; Apple's signature does not ask it to be Sendable.
  private enum Key: Hashable, @unchecked Sendable {
    case explicit(AnyHashable)
    case type(ObjectIdentifier)

    init(_ key: AnyHashable?, _ type: Any.Type) {
      self = key.map { .explicit($0) } ?? .type(ObjectIdentifier(type))
    }
  }

  /// What `AppDependencyManager.shared` holds for the app that runs inside a test; nil outside of tests.
  @TaskLocal package static var current: DependencyTable?

  private let registrations = Mutex<[Key: DependencyRegistration]>([:])

  package init() {}

  func add(_ registration: DependencyRegistration, key: AnyHashable?) {
    registrations.withLock { $0[Key(key, registration.type)] = registration }
  }

  func registration(key: AnyHashable?, type: Any.Type) -> DependencyRegistration? {
    registrations.withLock { $0[Key(key, type)] }
  }

  var all: [DependencyRegistration] { registrations.withLock { Array($0.values) } }
}
