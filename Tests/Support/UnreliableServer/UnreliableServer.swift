// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CLoopback
internal import Platform
internal import Synchronization

/// A collector on the loopback interface that misbehaves as it is told.
///
/// Real sockets and HTTP/1.1, one thread for each connection. What it stores it keeps in memory.
package final class UnreliableServer: Sendable {
  package let port: UInt16
  package let store = BatchStore()

  private let listener: Descriptor
  private let state: Mutex<State>

  private struct State {
    var answers: AnswerSequence
    var connections: [ObjectIdentifier: Descriptor] = [:]
    var requests: [HTTPRequest] = []
    var keepsRequests: Bool
    var requestCount = 0
    var isStopped = false
    var onRequest: (@Sendable (HTTPRequest) -> Void)?
    var date: String?
  }

  /// - Parameter keepsRequests: whether ``requests`` fills; not for long runs.
  package init(_ plan: AnswerPlan = .script([]), keepsRequests: Bool = true) throws {
    var port: UInt16 = 0
    let number = oai_loopback_listen(&port)
    guard number >= 0 else { throw SystemError.last("a loopback port could not be opened") }
    listener = Descriptor(adopting: number)
    self.port = port
    state = Mutex(State(answers: AnswerSequence(plan), keepsRequests: keepsRequests))
    try PlainThread.start(name: "unreliable") { [listener, weak self] in
      while true {
        let accepted = oai_loopback_accept(listener.number)
        guard accepted >= 0, let self else { break }
        self.serve(Descriptor(adopting: accepted))
      }
    }
  }

  deinit { stop() }

  package var address: String { "http://127.0.0.1:\(port)" }

  /// Every request that was read to its end.
  package var requests: [HTTPRequest] { state.withLock(\.requests) }
  /// Their bodies, expanded.
  package var bodies: [[UInt8]] {
    requests.map { request in store.text(of: request).map { Array($0.utf8) } ?? [] }
  }
  package var requestCount: Int { state.withLock(\.requestCount) }

  package func setPlan(_ plan: AnswerPlan) {
    state.withLock { $0.answers = AnswerSequence(plan) }
  }

  /// Called when a request was read, before it is answered.
  package func onRequest(_ body: @escaping @Sendable (HTTPRequest) -> Void) {
    state.withLock { $0.onRequest = body }
  }

  /// What the `Date` header of answers says; none without it.
  package func setDate(_ date: String?) { state.withLock { $0.date = date } }

  /// Ends the listener and every connection.
  package func stop() {
    let open = state.withLock { state in
      state.isStopped = true
      return Array(state.connections.values)
    }
    listener.shutDown()
    for connection in open { connection.shutDown() }
  }

  private func serve(_ descriptor: Descriptor) {
    let isStopped = state.withLock { state in
      if !state.isStopped { state.connections[ObjectIdentifier(descriptor)] = descriptor }
      return state.isStopped
    }
    guard !isStopped else { return }
    do {
      try PlainThread.start(name: "unreliable-c") { [weak self] in
        self?.converse(Connection(descriptor))
        _ = self?.state.withLock {
          $0.connections.removeValue(forKey: ObjectIdentifier(descriptor))
        }
      }
    } catch {
      _ = state.withLock { $0.connections.removeValue(forKey: ObjectIdentifier(descriptor)) }
    }
  }

  private func converse(_ connection: Connection) {
    while var request = connection.readHead() {
      let (answer, date) = state.withLock { ($0.answers.next(path: request.path), $0.date) }
      if answer == .resetBeforeReading {
        connection.reset()
        return
      }
      guard connection.readBody(of: &request) else { return }
      let onRequest = state.withLock { state in
        state.requestCount += 1
        if state.keepsRequests { state.requests.append(request) }
        return state.onRequest
      }
      onRequest?(request)
      guard connection.give(answer, to: request, store: store, date: date) else { return }
    }
  }
}
