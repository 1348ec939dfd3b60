// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials

@testable import LogStore

/// A store in a folder that is removed afterwards.
func withStore(_ body: (LogFolder) throws -> Void) throws {
  let parent = FileManager.default.temporaryDirectory.path() + "/logs-\(UUID().uuidString)"
  try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: parent) }
  try body(LogFolder(parent + "/store"))
}

extension LogFolder {
  func writer(_ process: String, report: @escaping @Sendable (String) -> Void = { _ in })
    -> LogWriter
  {
    LogWriter(directory: path, process: process, report: report)
  }

  var messages: [String] { LogReader(directory: path).records().records.map(\.message) }

  var size: Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0 != "control" }.reduce(0) { sum, name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: path + "/" + name)
      return sum + (attributes?[.size] as? Int ?? 0)
    }
  }
}
