// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire
import Platform

@testable import AppIntents

/// The host's end of a socket to a server in this process.
///
/// It reads on a thread of its own, since a test that blocked would take a thread of the pool from
/// the runs that it waits for.
final class HostEnd: Sendable {
  private let socket: Descriptor
  private let messages: AsyncStream<ProcessMessage>
  private let ends: AsyncStream<ProcessServer.End>

  init(lifeCycle: (any ProcessLifeCycle)? = nil) throws {
    let (mine, its) = try Descriptor.socketPair()
    socket = mine
    let ends = AsyncStream.makeStream(of: ProcessServer.End.self)
    self.ends = ends.stream
    let messages = AsyncStream.makeStream(of: ProcessMessage.self)
    self.messages = messages.stream
    let server = ProcessServer(
      connection: HostConnection(socket: its), dispatcher: Dispatcher(registry: .fixtures),
      lifeCycle: lifeCycle
    ) { reason in ends.continuation.yield(reason) }
    try server.start()
    try PlainThread.start(name: "host-end") {
      try? Self.read(mine) { messages.continuation.yield($0) }
      messages.continuation.finish()
    }
  }

  private static func read(_ socket: Descriptor, _ receive: (ProcessMessage) -> Void) throws {
    var reader = FrameReader()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case .bytes(let count) = try buffer.withUnsafeMutableBytes(socket.read(into:)) {
      reader.append(buffer[..<count])
      while let body = try reader.next() {
        let message = try Frame.decode(ProcessMessage.self, from: body)
        // Observers belong to the process, and so to all of its tests.
        if message != .note(.observed) { receive(message) }
      }
    }
  }

  func send(_ message: HostMessage) throws { try sendBytes(Frame.encode(message)) }

  func sendBytes(_ bytes: Data) throws {
    _ = try bytes.withUnsafeBytes { try socket.send($0) }
  }

  func close() { socket.shutDown() }

  /// The next message, nil after the end.
  func next() async -> ProcessMessage? { await messages.first { _ in true } }

  /// Waits until the server has nothing more to serve.
  func waitForEnd() async -> ProcessServer.End? { await ends.first { _ in true } }
}
