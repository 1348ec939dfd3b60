// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// How `UserDefaults(suiteName:)` in a file that imports this module opens a
// `ContainerUserDefaults` without a type of Foundation's name, which would make every use
// ambiguous: the initialiser whose parameter is no optional is the better match. `standard` has
// no such trick; it is ours where the build plugin's type alias stands for `UserDefaults`.

extension UserDefaults {
  /// Opens the defaults of a suite; see ``ContainerUserDefaults/init(suiteName:)``.
  public convenience init?(suiteName: String) {
    self.init { ContainerUserDefaults(suiteName: suiteName as String?) }
  }

  /// The value for a key, as key-value coding reads it.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value for a key, as key-value coding does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

/// An initialiser that hands out another instance, which only a protocol's extension may do.
public protocol _DefaultsFactory {}

extension UserDefaults: _DefaultsFactory {}

extension _DefaultsFactory where Self: UserDefaults {
  init?(_ make: () -> UserDefaults?) {
    guard let made = make() as? Self else { return nil }
    self = made
  }
}
