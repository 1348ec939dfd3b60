// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder that is there while something is read from it.
struct TemporaryFolder: ~Copyable {
  let path: String

  init() throws(BaselineError) {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "appintents-baseline-\(UUID().uuidString)")
    path = url.path
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw BaselineError("no folder can be made in '\(url.deletingLastPathComponent().path)'")
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
