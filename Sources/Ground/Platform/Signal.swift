// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CPlatform
internal import Glibc

/// A signal of the system.
package struct Signal: RawRepresentable, Hashable, Sendable {
  package var rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }

  package static let kill = Signal(rawValue: SIGKILL)
  /// What Ctrl-C sends.
  package static let interrupt = Signal(rawValue: SIGINT)
  package static let terminate = Signal(rawValue: SIGTERM)
  package static let segmentationFault = Signal(rawValue: SIGSEGV)
  package static let bus = Signal(rawValue: SIGBUS)
  package static let illegalInstruction = Signal(rawValue: SIGILL)

  /// Those by which a process that does something wrong is ended.
  package static let ofCrashes: Set<Signal> = Set(
    [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS].map(Signal.init(rawValue:)))

  /// `SIGILL`; a number that is no signal gives its number.
  package var name: String {
    oai_signal_abbreviation(rawValue).map { "SIG" + String(cString: $0) } ?? "signal \(rawValue)"
  }

  /// Lets a write to a closed pipe fail instead of ending this process.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }
}
