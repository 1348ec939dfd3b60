// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Paths from one folder to another.
enum RelativePath {
  /// - Parameters:
  ///   - folder: absolute, where the path starts.
  ///   - target: absolute.
  static func from(_ folder: String, to target: String) -> String {
    let start = folder.split(separator: "/")
    let end = target.split(separator: "/")
    let common = zip(start, end).prefix { $0 == $1 }.count
    let parts =
      Array(repeating: "..", count: start.count - common) + end[common...].map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
