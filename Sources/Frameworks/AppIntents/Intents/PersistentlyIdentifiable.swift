// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A type that keeps one name for as long as people's shortcuts refer to it.
public protocol PersistentlyIdentifiable {
  /// The name; by default the type's own, without its module.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// A type that may hold `@Dependency` properties.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  public typealias Dependency = AppDependency
}
