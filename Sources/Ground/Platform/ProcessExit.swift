// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import Synchronization

/// The ends of this process.
package enum ProcessExit {
  private static let endings = Mutex<[@Sendable () -> Void]>([])

  /// Does something when this process ends in order, by ``now(_:)``; a crash and a kill skip it.
  package static func beforeEnd(_ body: @escaping @Sendable () -> Void) {
    endings.withLock { $0.append(body) }
  }

  /// Ends this process at once, without the exit handlers that other threads may still need.
  package static func now(_ status: Int32) -> Never {
    let endings = endings.withLock { endings in
      defer { endings = [] }
      return endings
    }
    for ending in endings { ending() }
    fflush(nil)
    _exit(status)
  }

  /// Ends this process after a sentence on standard error.
  package static func now(_ status: Int32, saying sentence: String) -> Never {
    try? StandardStream.error.write(sentence + "\n")
    now(status)
  }

  /// Ends this process by a signal's default action, so that a shell sees why it ended.
  package static func now(bySignal signal: Int32) -> Never {
    fflush(nil)
    Glibc.signal(signal, SIG_DFL)
    // Worker threads of Dispatch, on which an asynchronous `main` ends, block signals.
    var only = sigset_t()
    sigemptyset(&only)
    sigaddset(&only, signal)
    pthread_sigmask(SIG_UNBLOCK, &only, nil)
    raise(signal)
    _exit(128 + signal)
  }

  /// As a process ends whose output nobody reads.
  package static func byClosedPipe() -> Never { now(bySignal: SIGPIPE) }
}
