// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Targets of sources that no manifest speaks of.
///
/// A folder with Swift files is one target. In one that only has folders, each of these is a
/// target, as collections of samples are laid out.
struct FolderTargets {
  private let tree: FileTree

  init(_ tree: FileTree) { self.tree = tree }

  var targets: [Target] {
    let start = tree.root.utf8.count + 1
    var folders: [String: [String]] = [:]
    for path in tree.files {
      let relative = path.dropFirst(start)
      let folder = relative.firstIndex(of: "/").map { String(relative[..<$0]) } ?? ""
      folders[folder, default: []].append(path)
    }
    let hasOwnSources = folders[""]?.contains { $0.hasSuffix(".swift") } ?? false
    if hasOwnSources { return [target(PathText.name(of: tree.root), tree.root, tree.files)] }
    return folders.keys.sorted().compactMap { name in
      let files = folders[name] ?? []
      guard !name.isEmpty, files.contains(where: { $0.hasSuffix(".swift") }) else { return nil }
      return target(name, "\(tree.root)/\(name)", files)
    }
  }

  private func target(_ name: String, _ folder: String, _ files: [String]) -> Target {
    Target(
      name: name, product: .folder, manifest: folder,
      sources: files.filter { FileKind.of($0) == .swift },
      resources: files.filter { [.resource, .definition].contains(FileKind.of($0)) })
  }
}
