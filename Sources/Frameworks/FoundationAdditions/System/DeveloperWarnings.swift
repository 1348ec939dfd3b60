// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Sentences for a developer, from code that has nobody to throw to: Apple's signatures do not
/// throw, and on iOS the console alone tells.
///
/// They go to standard error, which is the log of a process, and to the host, which shows them to
/// whoever asked.
package enum DeveloperWarnings {
  private struct State {
    var receiver: (@Sendable (String) -> Void)?
    /// Told before the host could be.
    var early: [String] = []
    var told: Set<String> = []
  }

  private static let state = Mutex(State())

  /// How many sentences are kept for a receiver that is not there yet.
  private static let earlyLimit = 16

  /// The process sets this once its host can hear; sentences from before are told at once.
  package static func deliver(to receiver: @escaping @Sendable (String) -> Void) {
    let early = state.withLock { state in
      state.receiver = receiver
      defer { state.early = [] }
      return state.early
    }
    early.forEach(receiver)
  }

  package static func tell(_ sentence: String) {
    FileHandle.standardError.write(Data("openappintents: \(sentence)\n".utf8))
    let receiver = state.withLock { state in
      if state.receiver == nil, state.early.count < earlyLimit { state.early.append(sentence) }
      return state.receiver
    }
    receiver?(sentence)
  }

  /// Says the same sentence only once in a process.
  package static func tellOnce(_ sentence: String) {
    if state.withLock({ $0.told.insert(sentence).inserted }) { tell(sentence) }
  }
}
