// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What an attempt came to.
package enum UploadAnswer: Hashable, Sendable {
  /// The collector has the batch.
  case delivered(UploadReceipt)
  /// 429, 503: come back later.
  case unavailable(status: Int, retryAfter: Int64?)
  /// Another 5xx, 408, 425, or a 200 that is no receipt.
  case serverFailed(status: Int)
  /// No whole answer arrived.
  case networkFailed
  /// 413.
  case tooLarge
  /// Another 4xx: something in the batch, or the address is wrong.
  case refused(status: Int)
  /// 401, 403.
  case unauthorized(status: Int)
  /// A redirect within the origin.
  case moved(URL, status: Int)
  /// A redirect to another origin, or one that would turn the request into another.
  case movedAway(status: Int)
}

/// An answer's head and body as they came.
package struct UploadResponse: Sendable {
  package var status: Int
  /// By name in lower case.
  package var headers: [String: String]
  package var body: [UInt8]

  package init(status: Int, headers: [String: String], body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

extension UploadAnswer {
  /// Reads an answer.
  ///
  /// - Parameters:
  ///   - events: how many events the batch had; a receipt that counts others is none.
  ///   - address: where the request went.
  ///   - now: the own wall clock, in milliseconds since 1970.
  package init(_ response: UploadResponse, events: Int, sentTo address: URL, now: Int64) {
    switch response.status {
    case 200...299:
      guard let receipt = UploadReceipt(response.body), receipt.eventCount == events else {
        self = .serverFailed(status: response.status)
        return
      }
      self = .delivered(receipt)
    case 300...399:
      self = Self.redirect(response, from: address)
    case 401, 403: self = .unauthorized(status: response.status)
    case 408, 425: self = .serverFailed(status: response.status)
    case 413: self = .tooLarge
    case 429, 503:
      self = .unavailable(
        status: response.status, retryAfter: RetryAfter.milliseconds(response.headers, now: now))
    case 400...499: self = .refused(status: response.status)
    default: self = .serverFailed(status: response.status)
    }
  }

  /// Only the same origin may see the token and the events, and only by the same request: 303
  /// asks for a GET.
  private static func redirect(_ response: UploadResponse, from address: URL) -> UploadAnswer {
    guard [301, 302, 307, 308].contains(response.status),
      let location = response.headers["location"],
      let target = URL(string: location, relativeTo: address)?.absoluteURL,
      UploadEndpoint.isSameOrigin(address, target)
    else { return .movedAway(status: response.status) }
    return .moved(target, status: response.status)
  }
}
