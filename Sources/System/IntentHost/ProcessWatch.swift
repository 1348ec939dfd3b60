// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import IntentWire
internal import Platform

/// The loop of a process's thread: everything that the process does comes through here, in order.
struct ProcessWatch: ~Copyable {
  private let socket: Descriptor
  private let exit: Descriptor
  private let timer: WakeUpTimer
  private let output: Descriptor
  private let log: (UnsafeRawBufferPointer) -> Void

  private var frames = FrameReader()
  private var isSocketOpen = true
  /// The end of what the process printed.
  private var tail: [UInt8] = []
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)

  /// How many of the last printed bytes are kept for the report of a crash.
  private static let tailLimit = 65_536

  init(
    socket: Descriptor, exit: Descriptor, timer: WakeUpTimer, output: Descriptor,
    log: @escaping (UnsafeRawBufferPointer) -> Void
  ) {
    self.socket = socket
    self.exit = exit
    self.timer = timer
    self.output = output
    self.log = log
  }

  deinit { buffer.deallocate() }

  var printed: String { String(decoding: tail, as: UTF8.self) }

  /// Returns when the process has ended and all that it wrote was read.
  mutating func run(_ connection: ProcessConnection, _ child: ChildProcess) {
    var poller = Poller()
    let socketPlace = poller.add(socket, for: .readable)
    let exitPlace = poller.add(exit, for: .readable)
    let timerPlace = poller.add(timer.descriptor, for: .readable)
    let outputPlace = poller.add(output, for: .readable)
    while true {
      poller.wait()
      if !poller.events(at: outputPlace).isEmpty, !readOutput() { poller.remove(at: outputPlace) }
      if isSocketOpen, !poller.events(at: socketPlace).isEmpty {
        if poller.events(at: socketPlace).contains(.writable) {
          poller.setEvents(
            connection.flush() ? [.readable, .writable] : .readable, at: socketPlace)
        }
        readSocket(connection)
        if !isSocketOpen { poller.remove(at: socketPlace) }
      }
      if !poller.events(at: timerPlace).isEmpty {
        timer.clear()
        connection.tick()
        if isSocketOpen, connection.flush() {
          poller.setEvents([.readable, .writable], at: socketPlace)
        }
      }
      if !poller.events(at: exitPlace).isEmpty {
        _ = readOutput()
        if isSocketOpen { readSocket(connection) }
        return
      }
    }
  }

  /// Takes what is there, but not more than a share: a process that never stops writing must not
  /// keep its own deadline from being seen.
  private mutating func readSocket(_ connection: ProcessConnection) {
    for _ in 0..<16 {
      // A socket that cannot be read is as good as closed; to wait for it again would never end.
      switch (try? socket.read(into: buffer)) ?? .endOfFile {
      case .wouldBlock: return
      case .endOfFile:
        isSocketOpen = false
        return connection.socketClosed()
      case .bytes(let count):
        frames.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        do {
          while let body = try frames.next() { connection.received(body) }
        } catch {
          isSocketOpen = false
          return connection.rejected("\(error)")
        }
        if count < buffer.count { return }
      }
    }
  }

  /// - Returns: false when nobody can print any more.
  private mutating func readOutput() -> Bool {
    for _ in 0..<16 {
      guard let result = try? output.read(into: buffer) else { return false }
      switch result {
      case .wouldBlock: return true
      case .endOfFile: return false
      case .bytes(let count):
        let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
        log(bytes)
        tail.append(contentsOf: bytes)
        if tail.count > 2 * Self.tailLimit { tail.removeFirst(tail.count - Self.tailLimit) }
      }
    }
    return true
  }
}
