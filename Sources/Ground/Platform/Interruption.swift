// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The signals by which a person or a supervisor ends a tool.
package enum Interruption {
  /// The write end of the pipe from the signal handler, which may do nothing but `write`; set once
  /// before the handler is installed.
  private nonisolated(unsafe) static var pipeEnd: Int32 = -1

  /// Calls `handler` on a thread of its own with each SIGINT, SIGTERM, SIGHUP or SIGQUIT; call this once.
  ///
  /// Handlers are reset in the programs that a process starts; blocked and ignored signals would
  /// be inherited, so neither is used.
  package static func watch(
    _ handler: @escaping @Sendable (_ signal: Int32) -> Void
  ) throws(SystemError) {
    let (reading, writing) = try Descriptor.pipe()
    pipeEnd = dup(writing.number)
    _ = fcntl(pipeEnd, F_SETFD, FD_CLOEXEC)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        let before = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(Interruption.pipeEnd, &byte, 1)
        errno = before
      }
      action.sa_flags = SA_RESTART
      sigaction(number, &action, nil)
    }
    try PlainThread.start(name: "interruption") {
      var byte: UInt8 = 0
      while true {
        let result = withUnsafeMutableBytes(of: &byte) { try? reading.read(into: $0) }
        guard case .bytes? = result else { return }
        handler(Int32(byte))
      }
    }
  }
}
