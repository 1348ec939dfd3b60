// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CPlatform

/// Threads outside the cooperative pool: for blocking calls and for deadlines, which a pool full of
/// blocking work would delay.
package enum PlainThread {
  /// Starts a thread that nobody joins.
  ///
  /// - Parameters:
  ///   - name: shown by the system's tools, cut after 15 bytes.
  ///   - stackSize: in bytes; nil for the system's default.
  package static func start(
    name: String, stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void
  ) throws(SystemError) {
    let start = Unmanaged.passRetained(Body(body))
    let run: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
      guard let context else { return }
      Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
    }
    let number = oai_thread_start(run, start.toOpaque(), name, stackSize ?? 0)
    guard number == 0 else {
      start.release()
      throw SystemError(number: number, problem: "the thread '\(name)' could not be started")
    }
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
