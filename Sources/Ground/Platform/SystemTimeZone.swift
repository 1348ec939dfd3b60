// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The time zone that the machine is set to.
package enum SystemTimeZone {
  private static let folder = "/usr/share/zoneinfo"

  /// Whether the machine knows a time zone of this name. One without a data base of zones cannot
  /// tell, and takes them all.
  package static func exists(_ identifier: String) -> Bool {
    guard FileStamp(path: folder) != nil else { return true }
    guard !identifier.split(separator: "/").contains("..") else { return false }
    if ["GMT", "UTC"].contains(where: identifier.hasPrefix) { return true }
    return FileStamp(path: "\(folder)/\(identifier)").map { !$0.isDirectory } ?? false
  }

  /// Its identifier, `Europe/Berlin`; `UTC` when the machine names none.
  package static var identifier: String {
    if let name = Environment["TZ"], !name.isEmpty, !name.hasPrefix(":"), !name.hasPrefix("/") {
      return name
    }
    guard let file = realpath("/etc/localtime", nil) else { return "UTC" }
    defer { free(file) }
    let path = String(cString: file)
    guard let folder = path.firstRange(of: "/zoneinfo/") else { return "UTC" }
    let name = path[folder.upperBound...]
    return name.isEmpty || name == "Etc/UTC" ? "UTC" : String(name)
  }
}
