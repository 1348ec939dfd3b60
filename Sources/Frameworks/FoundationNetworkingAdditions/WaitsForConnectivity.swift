// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import FoundationNetworking
import Synchronization

extension URLSessionConfiguration {
  /// Whether a session should wait for a connection instead of failing at once.
  ///
  /// - Note: Foundation's transfers on Linux never wait. The value is kept so that code can set
  ///   and read it; without a network a request fails with `URLError.notConnectedToInternet` or
  ///   `.cannotConnectToHost` either way.
  public var waitsForConnectivity: Bool {
    get { WaitingConfigurations.shared.contains(self) }
    set { WaitingConfigurations.shared.set(self, newValue) }
  }
}

/// The configurations that were told to wait: an extension cannot add a stored property.
private final class WaitingConfigurations: Sendable {
  static let shared = WaitingConfigurations()

  /// `@unchecked`: of the configuration, which is not Sendable, only its being alive is asked.
  private struct Entry: @unchecked Sendable {
    // An object that is gone makes room for another with its address.
    weak var configuration: URLSessionConfiguration?
  }

  private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  func contains(_ configuration: URLSessionConfiguration) -> Bool {
    entries.withLock { $0[ObjectIdentifier(configuration)]?.configuration != nil }
  }

  func set(_ configuration: URLSessionConfiguration, _ waits: Bool) {
    let identifier = ObjectIdentifier(configuration)
    let entry = waits ? Entry(configuration: configuration) : nil
    entries.withLock { entries in
      entries = entries.filter { $0.value.configuration != nil }
      entries[identifier] = entry
    }
  }
}
