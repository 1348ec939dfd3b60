// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Platform

/// Makes a project of sources that no manifest speaks of.
struct FolderReader {
  var path: String
  var isDirectory: Bool

  func read() throws(ProjectReadError) -> Project {
    var files: [String] = []
    if isDirectory { walk(path, into: &files) } else { files = [path] }
    guard !files.isEmpty else {
      throw ProjectReadError("'\(path)' holds no Swift files; give a folder of sources")
    }
    let name = String(path.split(separator: "/").last ?? "")
    return Project(
      name: name, kind: .folder, root: path,
      targets: [
        Target(
          name: name, product: .folder, manifest: path,
          sources: files.filter { $0.hasSuffix(".swift") })
      ])
  }

  private func walk(_ folder: String, into files: inout [String]) {
    for name in FileStamp.entries(of: folder) where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      guard let stamp = FileStamp(path: path), !stamp.isLink || !stamp.isDirectory else { continue }
      if stamp.isDirectory { walk(path, into: &files) } else { files.append(path) }
    }
  }
}
