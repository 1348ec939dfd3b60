// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Platform
internal import Synchronization

extension LogWriter {
  /// The writer of this process: to the device's store, or in memory where no host said where.
  ///
  /// Inside a test that holds an app in its own process, the writer of that app's device.
  package static var current: LogWriter {
    guard LaunchScope.isOpen else { return process }
    let directory = LaunchVariable.logs.value
    return scoped.withLock { writers in
      let name = scopedName
      let key = "\(directory ?? "")\0\(name)"
      if let writer = writers[key] { return writer }
      let writer = make(directory: directory, process: name)
      writers[key] = writer
      return writer
    }
  }

  /// What it is without any test's scope; made at the first use.
  private static let process = make(
    directory: LaunchVariable.logs.value, process: ownName)

  private static let scoped = Mutex<[String: LogWriter]>([:])

  private static func make(directory: String?, process: String) -> LogWriter {
    guard let directory, directory.hasPrefix("/") else {
      return LogWriter(inMemoryFor: process)
    }
    return LogWriter(directory: directory, process: process)
  }

  /// The name of the executable, as on iOS.
  private static var ownName: String {
    OwnProcess.executablePath.map(lastComponent) ?? "process"
  }

  private static var scopedName: String {
    guard let bundle = LaunchVariable.bundle.value else { return ownName }
    let name = lastComponent(bundle)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  private static func lastComponent(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }
}
