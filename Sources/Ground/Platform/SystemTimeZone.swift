// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The time zone that the machine is set to.
package enum SystemTimeZone {
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

  /// Sets the time zone of this process.
  ///
  /// The variable is replaced, so a thread that reads the environment meanwhile finds the old text
  /// or the new one.
  package static func set(_ identifier: String) {
    setenv("TZ", identifier, 1)
    tzset()
  }
}
