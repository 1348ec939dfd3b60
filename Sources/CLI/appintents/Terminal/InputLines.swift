// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import Platform
internal import Synchronization

/// The lines of standard input, read when they are wanted.
///
/// Reading blocks, so it is done on a thread of its own that a cancelled task need not wait for.
final class InputLines: Sendable {
  /// No line of a conversation is longer; more is a mistaken file.
  static let limit = 1 << 20

  enum Line: Sendable, Hashable {
    case text(String)
    /// Bytes that are not UTF-8.
    case notText
    case tooLong
    case end
  }

  static let standard = InputLines()

  private let buffered = Mutex<[UInt8]>([])

  /// The next line without its end; `end` also when the task is cancelled.
  func next() async throws -> Line {
    let waiter = Waiter()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiter.set(continuation)
        if Task.isCancelled { return waiter.resume(.success(.end)) }
        do {
          try PlainThread.start(name: "standard-input") {
            waiter.resume(Result { try self.readLine() })
          }
        } catch {
          waiter.resume(.failure(error))
        }
      }
    } onCancel: {
      waiter.resume(.success(.end))
    }
  }

  /// A pipe is read in blocks, and what belongs to the next line is kept.
  private func readLine() throws -> Line {
    try buffered.withLock { buffer in
      var searched = 0
      while true {
        if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
          let line = Array(buffer[..<end])
          buffer.removeSubrange(...end)
          return Self.decode(line)
        }
        searched = buffer.count
        guard buffer.count <= Self.limit else { return .tooLong }
        let bytes = try StandardStream.input.read(atMost: 1 << 16)
        guard !bytes.isEmpty else {
          defer { buffer = [] }
          return buffer.isEmpty ? .end : Self.decode(buffer)
        }
        buffer += bytes
      }
    }
  }

  static func decode(_ bytes: [UInt8]) -> Line {
    guard bytes.count <= limit else { return .tooLong }
    guard var text = String(validating: bytes, as: UTF8.self) else { return .notText }
    if text.hasSuffix("\r") { text.removeLast() }
    return .text(text)
  }
}

/// A continuation that is resumed once, by whoever comes first.
private final class Waiter: Sendable {
  private let continuation = Mutex<CheckedContinuation<InputLines.Line, any Error>?>(nil)

  func set(_ continuation: CheckedContinuation<InputLines.Line, any Error>) {
    self.continuation.withLock { $0 = continuation }
  }

  func resume(_ result: Result<InputLines.Line, any Error>) {
    let waiting = continuation.withLock { continuation in
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(with: result)
  }
}
