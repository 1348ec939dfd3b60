// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Platform

/// What git ignores in a folder.
enum IgnoredFiles {
  /// The absolute paths of ignored files and folders; of a folder not what is in it.
  ///
  /// Empty outside a repository and without git. A repository's own configuration may name
  /// programs to run; the one that this question would start is switched off.
  static func under(_ folder: String) -> Set<String> {
    guard isInRepository(folder) else { return [] }
    let git = ToolProcess(
      "git",
      [
        "-c", "core.fsmonitor=false", "-c", "safe.directory=*", "ls-files", "-z", "--others",
        "--ignored", "--exclude-standard", "--directory",
      ], directory: folder)
    guard let result = try? git.run(), result.isSuccess else { return [] }
    return Set(
      result.output.split(separator: 0).map { bytes in
        let path = String(decoding: bytes, as: UTF8.self)
        return "\(folder)/\(path.hasSuffix("/") ? String(path.dropLast()) : path)"
      })
  }

  private static func isInRepository(_ folder: String) -> Bool {
    var folder = folder
    while true {
      if FileStamp(path: "\(folder)/.git") != nil { return true }
      guard folder != "/" else { return false }
      folder = PathText.folder(of: folder)
    }
  }
}
