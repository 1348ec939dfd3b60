// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The suites that `addSuite(named:)` puts behind a defaults object, in the order they were added.
final class AddedSuites: Sendable {
  private let names = Mutex<[String]>([])

  func add(_ name: String) {
    names.withLock { names in if !names.contains(name) { names.append(name) } }
  }

  func remove(_ name: String) { names.withLock { $0.removeAll { $0 == name } } }

  func value(_ key: String) -> PropertyListValue? {
    for name in names.withLock({ $0 }) {
      if let value = PreferencesFiles.shared.file(suite: name).value(key) { return value }
    }
    return nil
  }

  var values: [String: PropertyListValue] {
    names.withLock { $0 }.reduce(into: [:]) { all, name in
      all.merge(PreferencesFiles.shared.file(suite: name).values) { first, _ in first }
    }
  }
}
