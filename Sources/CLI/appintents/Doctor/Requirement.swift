// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Device
internal import FoundationEssentials
internal import Platform

/// Something that this tool or a build needs on the machine.
struct Requirement: Sendable {
  /// What was found out about a requirement.
  enum State: Hashable, Sendable {
    case present(String)
    case missing(String)
  }

  var name: String
  /// The line that mends it, or what to do when no line does.
  var remedy: String
  var check: @Sendable () -> State

  /// In the order in which they are shown.
  static let all: [Requirement] = [
    swift, swiftSyntax, linker, headers("sqlite3.h", package: "libsqlite3-dev", name: "SQLite"),
    headers("sodium.h", package: "libsodium-dev", name: "libsodium"), pkgConfig, timeZones, pidfd,
    device,
  ]
}

extension Requirement {
  private static let swift = Requirement(
    name: "Swift", remedy: "install Swift 6.3 from swift.org/install and put it into PATH"
  ) {
    guard let result = try? ToolProcess("swift", ["--version"]).run(), result.isSuccess else {
      return .missing("'swift' was not found in PATH")
    }
    let text = String(decoding: result.output, as: UTF8.self)
    guard let match = text.firstMatch(of: /Swift version (\d+)\.(\d+)[.\d]*/),
      let major = Int(match.1), let minor = Int(match.2)
    else { return .missing("'swift --version' names no version") }
    let name = String(match.0)
    return (major, minor) >= (6, 2) ? .present(name) : .missing("\(name) is older than 6.2")
  }

  private static let swiftSyntax = Requirement(
    name: "SwiftSyntax of the toolchain",
    remedy: "use a toolchain of swift.org, not a part of one: the folder usr/lib/swift/host is "
      + "missing"
  ) {
    guard let swift = ToolProcess.find("swift") else { return .missing("no toolchain") }
    let real = URL(filePath: swift).resolvingSymlinksInPath().path
    let bin = real.split(separator: "/").dropLast(2).joined(separator: "/")
    let folder = "/\(bin)/lib/swift/host/SwiftSyntax.swiftmodule"
    return FileStamp(path: folder) == nil ? .missing("no '\(folder)'") : .present("found")
  }

  private static let linker = Requirement(
    name: "C toolchain",
    remedy: "apt-get install -y binutils libc6-dev libgcc-12-dev libstdc++-12-dev"
  ) {
    guard FileStamp(path: "/usr/include/stdio.h") != nil else {
      return .missing("the C library's headers are not installed")
    }
    let folder = "/usr/lib/gcc"
    let hasRuntime = FileStamp.entries(of: folder).contains { machine in
      FileStamp.entries(of: "\(folder)/\(machine)").contains { version in
        FileStamp(path: "\(folder)/\(machine)/\(version)/libgcc.a") != nil
      }
    }
    return hasRuntime ? .present("found") : .missing("libgcc.a was not found")
  }

  private static func headers(_ file: String, package: String, name: String) -> Requirement {
    Requirement(name: name, remedy: "apt-get install -y \(package)") {
      FileStamp(path: "/usr/include/\(file)") == nil
        ? .missing("'/usr/include/\(file)' is not there") : .present("found")
    }
  }

  private static let pkgConfig = Requirement(
    name: "pkg-config", remedy: "apt-get install -y pkg-config"
  ) {
    ToolProcess.find("pkg-config") == nil ? .missing("not in PATH") : .present("found")
  }

  private static let timeZones = Requirement(
    name: "time zones", remedy: "apt-get install -y tzdata"
  ) {
    FileStamp(path: "/usr/share/zoneinfo/Europe/Berlin") == nil
      ? .missing("'/usr/share/zoneinfo' is empty") : .present("found")
  }

  private static let pidfd = Requirement(
    name: "process descriptors",
    remedy: "use Linux 5.11 or newer, and allow pidfd_open in sandboxes"
  ) {
    let version = (try? String(contentsOfFile: "/proc/sys/kernel/osrelease", encoding: .utf8)) ?? ""
    let numbers = version.split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
    guard numbers.count == 2 else { return .missing("the kernel names no version") }
    let name = "Linux \(numbers[0]).\(numbers[1])"
    return (numbers[0], numbers[1]) >= (5, 11) ? .present(name) : .missing("\(name) is too old")
  }

  private static let device = Requirement(
    name: "default device", remedy: "make its folder writable, or set XDG_STATE_HOME"
  ) {
    do {
      return .present(try DeviceOptions().openOrCreate().directory)
    } catch {
      return .missing("\(error)")
    }
  }
}
