// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import BackgroundTaskStore
import Foundation

/// The launch handlers of an app.
// The lock protects the table; a handler is called on its own queue only.
final class Registrations: @unchecked Sendable {
  struct Registration {
    var queue: DispatchQueue
    var handler: (BGTask) -> Void
  }

  enum Refusal: Hashable {
    /// The app has launched already.
    case tooLate
    case twice
  }

  private let lock = NSLock()
  private var table: [String: Registration] = [:]

  /// Where handlers run that name no queue: serial, as on iOS.
  private let defaultQueue = DispatchQueue(label: "background-tasks")

  /// - Parameter mayBeLate: continued tasks register when a person starts one.
  func add(
    _ identifier: String, _ queue: DispatchQueue?, hasLaunched: Bool, mayBeLate: Bool,
    _ handler: @escaping (BGTask) -> Void
  ) -> Refusal? {
    lock.withLock {
      if table[identifier] != nil { return .twice }
      if hasLaunched, !mayBeLate { return .tooLate }
      table[identifier] = Registration(queue: queue ?? defaultQueue, handler: handler)
      return nil
    }
  }

  /// The handler of an identifier: its own, or that of a pattern for continued tasks.
  func find(_ identifier: String) -> Registration? {
    lock.withLock {
      if let own = table[identifier] { return own }
      let patterns = table.keys.filter { PermittedTasks.match($0, identifier) }
      // The longest pattern says most.
      let best = patterns.max { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
      return best.flatMap { table[$0] }
    }
  }

  var identifiers: [String] { lock.withLock { table.keys.sorted() } }
}
