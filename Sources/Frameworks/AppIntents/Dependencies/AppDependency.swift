// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire
import Synchronization

/// Something that an intent, a query or an options provider gets from its app.
///
/// The value is asked for before `perform()`, since a provider may wait and a property cannot.
///
/// `@unchecked`: `resolved` guards everything that changes.
@propertyWrapper public final class AppDependency<Value>: @unchecked Sendable
where Value: Sendable {
  private let key: AnyHashable?
  private let manager: AppDependencyManager
  private let fallback: DependencyRegistration?
  private let resolved = Mutex<Resolved?>(nil)

  /// A value, and the registrations that it is from when a test runs several apps at once: a query
  /// is often a `static let`, which all of them share.
  private struct Resolved {
    var value: Value
    var scope: DependencyTable?
  }

  private var resolvedHere: Value? {
    get {
      let scope = manager.scope
      return resolved.withLock {
        $0.flatMap { scope == nil || $0.scope === scope ? $0.value : nil }
      }
    }
    set {
      let scope = manager.scope
      resolved.withLock { $0 = newValue.map { Resolved(value: $0, scope: scope) } }
    }
  }

  /// A value that the app has to register.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.key = key
    self.manager = manager
    fallback = nil
  }

  /// - Parameter defaultValueProvider: makes the value when none is registered.
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default defaultValueProvider: @autoclosure @escaping () -> Value
  ) {
    self.key = key
    self.manager = manager
    let provider = UncheckedProvider(make: defaultValueProvider)
    fallback = DependencyRegistration(
      type: Value.self, provider: .synchronous { try provider.value() })
  }

  /// - Parameter defaultValueProvider: makes the value when none is registered.
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default defaultValueProvider: @escaping () async throws -> Value
  ) {
    self.key = key
    self.manager = manager
    let provider = UncheckedAsyncProvider(make: defaultValueProvider)
    fallback = DependencyRegistration(
      type: Value.self, provider: .asynchronous { try await provider.value() })
  }

  public var projectedValue: AppDependency<Value> { self }

  /// The value. Where nothing was prepared, as outside of an intent, a registered value is used
  /// if it can be had without waiting; else the process ends with a message.
  public var wrappedValue: Value {
    get {
      if let value = resolvedHere { return value }
      let registration = manager.registration(key: key, type: Value.self) ?? fallback
      guard let value = registration?.valueAtHand() as? Value else {
        fatalError("\(missing(registration).message), and it was read outside of an intent's run")
      }
      resolvedHere = value
      return value
    }
    set { resolvedHere = newValue }
  }

  private func missing(_ registration: DependencyRegistration?) -> ValueError {
    let key = self.key ?? AnyHashable(String(describing: Value.self))
    let error: AppDependencyManager.Error<Value> =
      if let registration, registration.type != Value.self {
        .incorrectDependencyType(key, Value.self, registration.type)
      } else if registration != nil {
        .failedToLoadDependency(key, Value.self)
      } else if let type = manager.registeredType(holding: Value.self) {
        .incorrectDependencyType(key, Value.self, type)
      } else {
        .failedToRetrieveDependency(key, Value.self)
      }
    return ValueError(.dependency, error.errorDescription ?? "")
  }
}

extension AppDependency: _AnyDependencyBox, AnyDependencyBox {
  package func prepare() async throws {
    if resolvedHere != nil { return }
    guard let registration = manager.registration(key: key, type: Value.self) ?? fallback else {
      throw missing(nil)
    }
    guard let value = try await registration.value() as? Value else { throw missing(registration) }
    resolvedHere = value
  }
}

/// Apple's signature takes a closure that is not Sendable.
///
/// `@unchecked`: a registration calls it once, from one task.
private struct UncheckedProvider<Value>: @unchecked Sendable {
  let make: () -> Value
  func value() throws -> Value { make() }
}

/// `@unchecked`: a registration calls it once, from one task.
private struct UncheckedAsyncProvider<Value>: @unchecked Sendable {
  let make: () async throws -> Value
  func value() async throws -> Value { try await make() }
}
