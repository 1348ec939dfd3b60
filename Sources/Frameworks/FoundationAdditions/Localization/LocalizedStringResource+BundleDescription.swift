// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension LocalizedStringResource {
  /// Where the string tables of a resource are.
  public enum BundleDescription: Sendable {
    /// The bundle of the running app or extension.
    case main
    /// The bundle that a class was compiled into; with static linking that is `main`.
    case forClass(AnyClass)
    /// The bundle whose folder this is.
    case atURL(URL)

    init(_ bundle: Bundle) {
      self = bundle == Bundle.main ? .main : .atURL(bundle.bundleURL)
    }

    /// The bundle's folder, `nil` for the running app's.
    var url: URL? {
      switch self {
      case .main: nil
      case .forClass(let type):
        Bundle(for: type) == Bundle.main ? nil : Bundle(for: type).bundleURL
      case .atURL(let url): url
      }
    }
  }
}

extension LocalizedStringResource.BundleDescription: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.main, .main): true
    case (.forClass(let a), .forClass(let b)): a == b
    case (.atURL(let a), .atURL(let b)): a == b
    default: false
    }
  }
}
