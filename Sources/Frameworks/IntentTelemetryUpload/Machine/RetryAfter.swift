// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// The header `Retry-After`: seconds, or a date of HTTP.
package enum RetryAfter {
  /// Milliseconds from now, nil when the header is missing or cannot be read.
  ///
  /// A date is compared with the server's own `Date` where it is given: the device's clock may be
  /// wrong by years.
  package static func milliseconds(_ headers: [String: String], now: Int64) -> Int64? {
    guard let text = headers["retry-after"]?.trimmingCharacters(in: .whitespaces) else {
      return nil
    }
    if !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    {
      // So many digits that they overflow mean "not soon"; the cap says how long that is.
      return Int64(text).map { min($0, .max / 1_000) * 1_000 } ?? .max
    }
    guard let date = HTTPDate.milliseconds(text) else { return nil }
    let reference = headers["date"].flatMap(HTTPDate.milliseconds) ?? now
    return max(date - reference, 0)
  }
}

/// The three ways in which HTTP has written dates (RFC 9110, 5.6.7).
package enum HTTPDate {
  package static func milliseconds(_ text: String) -> Int64? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    for format in [
      "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'",
      "EEE MMM d HH:mm:ss yyyy",
    ] {
      formatter.dateFormat = format
      if let date = formatter.date(from: text) {
        return Int64((date.timeIntervalSince1970 * 1_000).rounded())
      }
    }
    return nil
  }
}
