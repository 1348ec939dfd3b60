// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Paths as text: absolute, parted by `/`, without `.` and `..`.
enum PathText {
  static func join(_ folder: String, _ relative: String) -> String {
    guard !relative.isEmpty else { return folder }
    if relative.hasPrefix("/") { return normal(relative) }
    let joined = folder.hasSuffix("/") ? folder + relative : "\(folder)/\(relative)"
    return relative.utf8.first == UInt8(ascii: ".") || relative.contains("/") || folder.isEmpty
      ? normal(joined) : joined
  }

  /// Without empty parts, `.` and `..`.
  static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty {
        parts.removeLast()
      } else if part != ".." {
        parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The name without its last extension.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// What follows the last dot of the name; empty without one.
  static func fileExtension(of path: String) -> Substring {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")),
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map({ $0 < dot }) ?? true
    else { return "" }
    return path[path.index(after: dot)...]
  }

  static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }
}
