// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What the server does with one request.
package indirect enum Answer: Sendable, Hashable {
  /// Stores the batch and answers 200 with the receipt.
  case accept
  /// Stores the batch without the lines that hold this text, and tells that it refused those.
  case refuseLines(containing: String)
  /// A status without a batch being stored.
  case status(Int, headers: [String: String] = [:], body: String = "")
  /// Stores the batch first, then does the other thing: what a client cannot know.
  case storeThen(Answer)
  /// 400 while the batch holds the text, else as ``accept``: one poisoned event.
  case poison(String)
  /// 413 while the body has more bytes, else as ``accept``.
  case tooLarge(moreThan: Int)
  /// 200 with a body that is no receipt.
  case garbage
  /// Bytes that are no HTTP.
  case noise
  /// Reads the request and never answers; the connection stays open.
  case silence
  /// Ends the connection with a reset after having read the request.
  case reset
  /// Ends the connection with a reset when the head of the request is there, its body unread.
  case resetBeforeReading
  /// Stores, and answers one byte at a time.
  case trickle(pause: Duration)
  /// 200 whose body never ends.
  case flood

  package static func retryAfter(_ status: Int, seconds: Int) -> Answer {
    .status(status, headers: ["Retry-After": "\(seconds)"])
  }

  package static func retryAfter(_ status: Int, date: Date) -> Answer {
    .status(status, headers: ["Retry-After": HTTPDate.text(date)])
  }

  package static func redirect(_ status: Int = 307, to location: String) -> Answer {
    .status(status, headers: ["Location": location])
  }
}

/// Dates as HTTP writes them.
enum HTTPDate {
  static func text(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter.string(from: date)
  }
}
