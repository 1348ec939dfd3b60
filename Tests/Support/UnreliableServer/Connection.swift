// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CLoopback
internal import Platform

/// One client, served on one thread.
struct Connection {
  private let descriptor: Descriptor

  init(_ descriptor: Descriptor) { self.descriptor = descriptor }

  // MARK: Reading

  /// The head of the next request, with what of its body came along.
  func readHead() -> HTTPRequest? {
    var bytes: [UInt8] = []
    while true {
      if let end = HTTPRequest.endOfHead(in: bytes) {
        guard var request = HTTPRequest(head: Array(bytes[..<end])) else { return nil }
        request.body = Array(bytes[end...])
        return request
      }
      guard bytes.count < 1 << 16, let more = read() else { return nil }
      bytes += more
    }
  }

  /// - Returns: whether the body is complete.
  func readBody(of request: inout HTTPRequest) -> Bool {
    if request.headers["expect"] != nil, request.body.isEmpty {
      guard send("HTTP/1.1 100 Continue\r\n\r\n") else { return false }
    }
    while request.body.count < request.contentLength {
      guard let more = read() else { return false }
      request.body += more
    }
    return true
  }

  private func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let result = try? buffer.withUnsafeMutableBytes { try descriptor.read(into: $0) }
    guard case .bytes(let count)? = result else { return nil }
    return Array(buffer.prefix(count))
  }

  // MARK: Answering

  /// - Returns: whether the connection goes on.
  func give(
    _ answer: Answer, to request: HTTPRequest, store: BatchStore, date: String?
  ) -> Bool {
    switch answer {
    case .accept: return take(request, store, date)
    case .refuseLines(let text): return take(request, store, date, refusing: text)
    case .status(let status, let headers, let body):
      return respond(status, headers, body: body, date: date)
    case .storeThen(let other):
      _ = store.take(request, refusing: nil)
      return give(other, to: request, store: BatchStore(), date: date)
    case .poison(let text):
      if store.text(of: request)?.contains(text) ?? true {
        return respond(400, [:], body: "bad line", date: date)
      }
      return take(request, store, date)
    case .tooLarge(let limit):
      guard request.body.count <= limit else { return respond(413, [:], body: "", date: date) }
      return take(request, store, date)
    case .garbage: return respond(200, [:], body: "<html>Sign in to the network</html>", date: date)
    case .noise:
      _ = send("\u{1}\u{2}nonsense\r\n\r\n")
      return false
    case .silence:
      while read() != nil {}
      return false
    case .reset, .resetBeforeReading:
      reset()
      return false
    case .trickle(let pause):
      let text = head(200, ["Content-Type": "application/json"], date: date, length: 2_000)
      guard send(text) else { return false }
      _ = store.take(request, refusing: nil)
      for _ in 0..<2_000 {
        guard send(" ") else { return false }
        pauseThread(pause)
      }
      return false
    case .flood:
      guard send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n") else { return false }
      let chunk = "10000\r\n" + String(repeating: "x", count: 65_536) + "\r\n"
      // Not at full speed, which would be a test of the machine and not of the client.
      while send(chunk) { pauseThread(.milliseconds(2)) }
      return false
    }
  }

  func reset() { oai_loopback_reset_on_close(descriptor.number) }

  private func take(
    _ request: HTTPRequest, _ store: BatchStore, _ date: String?, refusing text: String? = nil
  ) -> Bool {
    switch store.take(request, refusing: text) {
    case .success(let receipt): respond(200, [:], body: receipt, date: date)
    case .failure(let problem): respond(400, [:], body: problem.description, date: date)
    }
  }

  private func respond(
    _ status: Int, _ headers: [String: String], body: String, date: String?
  ) -> Bool {
    send(head(status, headers, date: date, length: body.utf8.count) + body)
  }

  private func head(
    _ status: Int, _ headers: [String: String], date: String?, length: Int
  ) -> String {
    var lines = ["HTTP/1.1 \(status) Answer", "Content-Length: \(length)"]
    if let date { lines.append("Date: \(date)") }
    lines += headers.map { "\($0.key): \($0.value)" }.sorted()
    return lines.joined(separator: "\r\n") + "\r\n\r\n"
  }

  private func send(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let result = try? rest.withUnsafeBytes { try descriptor.send($0) }
      guard case .bytes(let count)? = result else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private func pauseThread(_ pause: Duration) {
    var poller = Poller()
    _ = poller.add(descriptor, for: [])
    poller.wait(timeout: pause)
  }
}
