// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

// The only file of this module that knows which system it runs on: `URLSession` has a module of
// its own on Linux.
#if OAI_APPLE || canImport(Darwin)
  private let keepsConnections = true
#else
  internal import FoundationNetworkingAdditions

  // A request on a connection that the server has reset meanwhile is sent again without its body
  // there, and waits until its time is over.
  private let keepsConnections = false
#endif

/// Carries one request at a time, with one `URLSession` for a run where that does well.
///
/// `@unchecked`: the lock protects what changes. A session holds its delegate until it is
/// invalidated, which `close()` does.
final class URLSessionTransport: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  /// Longer than a receipt that rejects every line of a batch.
  static let longestAnswer = 1 << 20

  private struct Exchange {
    let task: URLSessionTask
    var head: HTTPURLResponse?
    var body = Data()
    /// From its redirect on, a task that is cancelled would crash the process on Linux.
    var isRedirected = false
    var continuation: CheckedContinuation<UploadResponse, any Error>
  }

  private let lock = NSLock()
  private var exchange: Exchange?
  private var session: URLSession?

  private let seconds: Double

  /// - Parameter timeout: how long whoever asks waits; the session waits longer.
  fileprivate init(timeout: Duration) {
    // Whole seconds: on Linux the fraction is cut off, so that half a second times out at once.
    seconds = Double(timeout.milliseconds / 1_000 + 2)
  }

  private func openSession() -> URLSession {
    lock.withLock {
      if let session { return session }
      let configuration = URLSessionConfiguration.ephemeral
      configuration.timeoutIntervalForRequest = seconds
      configuration.timeoutIntervalForResource = seconds
      configuration.httpCookieStorage = nil
      configuration.urlCache = nil
      configuration.urlCredentialStorage = nil
      configuration.httpMaximumConnectionsPerHost = 1
      let made = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
      session = made
      return made
    }
  }

  fileprivate func close() {
    let open = lock.withLock {
      defer { session = nil }
      return session
    }
    open?.finishTasksAndInvalidate()
  }

  fileprivate func send(_ request: UploadRequest) async throws -> UploadResponse {
    var wire = URLRequest(url: request.address)
    wire.httpMethod = "POST"
    for (name, value) in request.headers { wire.setValue(value, forHTTPHeaderField: name) }
    let session = openSession()
    let task = session.uploadTask(with: wire, from: request.body)
    defer { if !keepsConnections { close() } }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        lock.withLock {
          exchange = Exchange(task: task, continuation: continuation)
        }
        task.resume()
        // The handler may have run before there was anything to cancel.
        if Task.isCancelled { end(task, .failure(CancellationError())) }
      }
    } onCancel: {
      end(task, .failure(CancellationError()))
    }
  }

  /// Ends the exchange once, and does not wait for the session to notice.
  private func end(_ task: URLSessionTask, _ result: Result<UploadResponse, any Error>) {
    let ended = lock.withLock { () -> Exchange? in
      guard exchange?.task === task else { return nil }
      defer { exchange = nil }
      return exchange
    }
    guard let ended else { return }
    if case .failure = result, !ended.isRedirected { task.cancel() }
    ended.continuation.resume(with: result)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    let isOurs = lock.withLock {
      guard exchange?.task === task else { return false }
      exchange?.head = response
      exchange?.isRedirected = true
      return true
    }
    // It was cancelled meanwhile, and nothing may be answered any more.
    guard isOurs else { return }
    // The session would take the token along to wherever the answer points. With nothing to go
    // on to, the redirect itself is the answer.
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    lock.withLock {
      guard exchange?.task === dataTask else { return }
      exchange?.head = response as? HTTPURLResponse
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLong = lock.withLock {
      guard exchange?.task === dataTask else { return false }
      exchange?.body.append(data)
      return exchange?.body.count ?? 0 > Self.longestAnswer
    }
    if isTooLong { end(dataTask, .failure(UploadTransportError.answerTooLong)) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let current = lock.withLock { exchange }
    guard error == nil, let head = current?.head, current?.task === task else {
      end(task, .failure(error ?? UploadTransportError.noAnswer))
      return
    }
    end(task, .success(UploadResponse(head, current?.body ?? Data())))
  }
}

extension UploadTransport {
  /// A session of its own, which ends with ``close``.
  package static func urlSession(timeout: Duration) -> UploadTransport {
    let transport = URLSessionTransport(timeout: timeout)
    return UploadTransport(
      send: { try await transport.send($0) }, close: { transport.close() })
  }
}

extension UploadResponse {
  fileprivate init(_ head: HTTPURLResponse, _ body: Data) {
    var headers: [String: String] = [:]
    for (name, value) in head.allHeaderFields {
      headers["\(name)".lowercased()] = "\(value)"
    }
    self.init(status: head.statusCode, headers: headers, body: Array(body))
  }
}
