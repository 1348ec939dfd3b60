// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Where batches may go.
package enum UploadEndpoint {
  /// Nothing but https, except to this machine itself.
  package static func isAllowed(_ url: URL) -> Bool {
    guard let host = url.host, !host.isEmpty, url.user == nil, url.password == nil else {
      return false
    }
    switch url.scheme?.lowercased() {
    case "https": return true
    case "http": return isLoopback(host)
    default: return false
    }
  }

  package static func isSameOrigin(_ one: URL, _ other: URL) -> Bool {
    isAllowed(other) && one.scheme?.lowercased() == other.scheme?.lowercased()
      && one.host?.lowercased() == other.host?.lowercased() && port(one) == port(other)
  }

  private static func port(_ url: URL) -> Int {
    url.port ?? (url.scheme?.lowercased() == "https" ? 443 : 80)
  }

  private static func isLoopback(_ host: String) -> Bool {
    if host == "localhost" || host == "::1" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}
