// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The things that intents, queries and options providers get from their app.
public final class AppDependencyManager: Sendable {
  /// The manager that `@Dependency` asks unless it names another.
  public static let shared = AppDependencyManager()

  private let own = DependencyTable()

  public init() {}

  /// The registrations of the app that runs inside a test here, nil elsewhere.
  var scope: DependencyTable? { self === Self.shared ? DependencyTable.current : nil }

  /// Registers a value, which is made when it is first needed.
  @_disfavoredOverload
  public func add<Dependency>(
    key: AnyHashable? = nil,
    dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
  ) where Dependency: Sendable {
    register(Dependency.self, key: key, .synchronous { dependencyProvider() })
  }

  /// Registers a closure that makes the value when it is first needed.
  public func add<Dependency>(
    key: AnyHashable? = nil,
    dependency dependencyProvider: @autoclosure @escaping () -> @Sendable () throws -> Dependency
  ) where Dependency: Sendable {
    let provider = dependencyProvider()
    register(Dependency.self, key: key, .synchronous { try provider() })
  }

  /// Registers a closure that makes the value when it is first needed, and may wait.
  public func add<Dependency>(
    key: AnyHashable? = nil,
    dependency dependencyProvider: @escaping @Sendable () async throws -> Dependency
  ) where Dependency: Sendable {
    register(Dependency.self, key: key, .asynchronous { try await dependencyProvider() })
  }

  private func register<Dependency>(
    _ type: Dependency.Type, key: AnyHashable?, _ provider: DependencyRegistration.Provider
  ) {
    let registration = DependencyRegistration(type: type, provider: provider)
    (scope ?? own).add(registration, key: key)
  }

  func registration(key: AnyHashable?, type: Any.Type) -> DependencyRegistration? {
    scope?.registration(key: key, type: type) ?? own.registration(key: key, type: type)
  }

  /// The declared type of a registered value that is a `Value` too, which is what a missing
  /// `as any …` looks like. Only values that are at hand are looked at.
  func registeredType<Value>(holding type: Value.Type) -> Any.Type? {
    return ((scope?.all ?? []) + own.all).first { $0.valueAtHand() is Value }?.type
  }
}

extension AppDependencyManager {
  /// Why a dependency has no value.
  ///
  /// `@unchecked`: it holds types, and a key that is only compared.
  public enum Error<Value>: LocalizedError, @unchecked Sendable {
    case failedToRetrieveDependency(AnyHashable, Value.Type)
    case failedToLoadDependency(AnyHashable, Value.Type)
    case incorrectDependencyType(AnyHashable, Value.Type, any Any.Type)

    public var errorDescription: String? {
      switch self {
      case .failedToRetrieveDependency(_, let type):
        "no dependency of type '\(type)' is registered; add it to AppDependencyManager.shared before an intent runs"
      case .failedToLoadDependency(_, let type):
        "the provider of the dependency '\(type)' failed"
      case .incorrectDependencyType(_, let type, let registered):
        "a dependency is registered as '\(registered)' and asked for as '\(type)'; register it under the type that the @Dependency declares, such as 'as any \(type)'"
      }
    }
  }
}
