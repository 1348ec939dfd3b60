// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// What this machine and its system are called.
package enum SystemFacts {
  /// `Linux 6.1.0 (Debian GNU/Linux 12 (bookworm))`
  package static var system: String {
    let kernel = "\(uname { $0.sysname }) \(uname { $0.release })"
    return distribution.map { "\(kernel) (\($0))" } ?? kernel
  }

  /// `x86_64` or `arm64`, as Apple writes it.
  package static var architecture: String {
    let machine = uname { $0.machine }
    return machine == "aarch64" ? "arm64" : machine
  }

  /// The model of the machine; `Linux` where the firmware names none.
  package static var model: String {
    guard let bytes = try? ProcessUsage.readSmallFile("/sys/class/dmi/id/product_name") else {
      return "Linux"
    }
    let name = String(decoding: bytes.prefix { $0 != 10 }, as: UTF8.self)
    return name.isEmpty ? "Linux" : name
  }

  private static var distribution: String? {
    guard let bytes = try? ProcessUsage.readSmallFile("/etc/os-release") else { return nil }
    for line in bytes.split(separator: 10) where line.starts(with: "PRETTY_NAME=".utf8) {
      return String(decoding: line.dropFirst(12).filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    }
    return nil
  }

  private static func uname<Field>(_ field: (utsname) -> Field) -> String {
    var names = utsname()
    guard Glibc.uname(&names) == 0 else { return "" }
    return withUnsafeBytes(of: field(names)) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
