// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A request of an uploader.
package struct UploadRequest: Hashable, Sendable {
  package var address: URL
  package var headers: [String: String]
  package var body: Data

  package init(address: URL, headers: [String: String], body: Data) {
    self.address = address
    self.headers = headers
    self.body = body
  }
}

/// Carries a request to the collector and its answer back; follows no redirect.
package struct UploadTransport: Sendable {
  /// Throws when no whole answer arrives or the task is cancelled.
  package var send: @Sendable (UploadRequest) async throws -> UploadResponse
  package var close: @Sendable () -> Void

  package init(
    send: @escaping @Sendable (UploadRequest) async throws -> UploadResponse,
    close: @escaping @Sendable () -> Void = {}
  ) {
    self.send = send
    self.close = close
  }
}

/// Why there is no answer.
package enum UploadTransportError: Error, Hashable, Sendable, CustomStringConvertible {
  case noAnswer
  case answerTooLong

  package var description: String {
    switch self {
    case .noAnswer: "the collector gave no whole answer"
    case .answerTooLong: "the answer is longer than any receipt"
    }
  }
}
