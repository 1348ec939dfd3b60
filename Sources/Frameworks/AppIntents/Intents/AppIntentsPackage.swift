// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A module whose intents belong to an app that names it.
public protocol AppIntentsPackage {
  /// The packages that come along with this one.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
