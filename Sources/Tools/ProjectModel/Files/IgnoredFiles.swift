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

  /// Which of these paths under a folder git would ignore; they need not be there.
  static func among(_ paths: [String], under folder: String) -> Set<String> {
    let inside = paths.filter { PathText.isInside($0, folder) }
    guard !inside.isEmpty, isInRepository(folder) else { return [] }
    var ignored: Set<String> = []
    for start in stride(from: 0, to: inside.count, by: batch) {
      let some = inside[start..<min(start + batch, inside.count)]
      let git = ToolProcess(
        "git",
        [
          "-c", "core.fsmonitor=false", "-c", "safe.directory=*", "-c", "core.quotePath=false",
          "check-ignore", "--",
        ] + some,
        directory: folder)
      // It fails where it ignores none.
      guard let result = try? git.run(), result.isSuccess else { continue }
      let lines = result.output.split(separator: UInt8(ascii: "\n"))
      ignored.formUnion(lines.map { String(decoding: $0, as: UTF8.self) })
    }
    return ignored
  }

  /// How many paths one call of git is given: well below the longest command line.
  private static let batch = 400

  private static func isInRepository(_ folder: String) -> Bool {
    var folder = folder
    while true {
      if FileStamp(path: "\(folder)/.git") != nil { return true }
      guard folder != "/" else { return false }
      folder = PathText.folder(of: folder)
    }
  }
}
