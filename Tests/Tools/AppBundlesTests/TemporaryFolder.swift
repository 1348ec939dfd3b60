// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials

/// A folder that exists while a test runs.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/AppBundlesTests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String, executable: Bool = false) throws {
    let place = "\(path)/\(name)"
    let folder = place.split(separator: "/").dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(
      atPath: "/" + folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: place))
    if executable {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place)
    }
  }

  func contains(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/\(name)")
  }

  func plist(_ pairs: [(String, String)], in name: String) throws {
    let body = pairs.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
    try write("<plist version=\"1.0\"><dict>\(body)</dict></plist>", to: name)
  }
}
