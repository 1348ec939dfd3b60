// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import Platform

/// The files of a folder that matter here, found in one walk.
///
/// Left out is what git ignores and what is built or fetched. A folder outside the root is walked
/// when it is asked for.
final class FileTree {
  let root: String
  /// Sorted, so that a folder's files stand together.
  private(set) var files: [String] = []
  private(set) var xcodeProjects: [String] = []
  private(set) var problems: [ProjectProblem] = []
  private var others: [String: FileTree] = [:]
  private lazy var byName: [String: String] = Dictionary(
    files.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })

  private struct Walk {
    var ignored: Set<String>
    /// The real paths of the folders that links led to.
    var linked: Set<String> = []
  }

  init(root: String) {
    self.root = root
    var walk = Walk(ignored: IgnoredFiles.under(root))
    visit(root, &walk)
    files.sort()
    xcodeProjects.sort()
  }

  // MARK: Questions

  /// The files in a folder and below it.
  func files(under folder: String) -> ArraySlice<String> {
    guard PathText.isInside(folder, root) else {
      if let other = others[folder] { return other.files[...] }
      let other = FileTree(root: folder)
      others[folder] = other
      problems += other.problems
      return other.files[...]
    }
    guard folder != root else { return files[...] }
    // "0" is the character behind "/".
    return files[position(of: folder + "/")..<position(of: folder + "0")]
  }

  /// The path of a file as it is on the disk, nil when there is none. Xcode's file systems hold
  /// `readme` and `Readme` for the same.
  func existing(_ path: String) -> String? {
    let index = position(of: path)
    if index < files.endIndex, files[index] == path { return files[index] }
    if FileStamp(path: path) != nil { return path }
    return byName[path.lowercased()]
  }

  private func position(of path: String) -> Int {
    var low = files.startIndex
    var high = files.endIndex
    while low < high {
      let middle = (low + high) / 2
      if files[middle] < path { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: The walk

  private func visit(_ folder: String, _ walk: inout Walk) {
    let names = FileStamp.entries(of: folder)
    if names.isEmpty, !FileManager.default.isReadableFile(atPath: folder) {
      add(folder, "the folder cannot be read", "give this user the right to read it")
    }
    for name in names {
      let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      // Hidden entries, and files that nothing here reads, cost no call of the system.
      let kind = FileKind.of(name)
      let fileExtension = PathText.fileExtension(of: name)
      if fileExtension == "xcodeproj" { xcodeProjects.append(path) }
      guard !FileKind.isSkipped(folder: name), !walk.ignored.contains(path) else { continue }
      if kind == nil, Self.isSurelyFile(fileExtension) { continue }
      guard let stamp = FileStamp(path: path) else {
        addUnreachable(path, name, matters: kind != nil || fileExtension.isEmpty)
        continue
      }
      if !stamp.isDirectory {
        if kind != nil { files.append(path) }
      } else if !stamp.isLink || follows(path, &walk) {
        visit(path, &walk)
      }
    }
  }

  /// Names of everyday files that no folder has.
  private static func isSurelyFile(_ fileExtension: Substring) -> Bool {
    switch fileExtension {
    case "m", "h", "mm", "c", "cpp", "png", "jpg", "jpeg", "pdf", "svg", "json", "md", "txt",
      "xib", "storyboard", "html", "js", "ts", "sh", "rb", "py", "o", "d":
      true
    default: false
    }
  }

  /// Whether a link to a folder leads where the walk would not come otherwise.
  private func follows(_ link: String, _ walk: inout Walk) -> Bool {
    let target = Self.resolved(link)
    let place = Self.resolved(PathText.folder(of: link))
    if PathText.isInside(place, target) {
      add(link, "the link leads to a folder that holds it", "remove the link")
      return false
    }
    guard !PathText.isInside(target, Self.resolved(root)) else { return false }
    return walk.linked.insert(target).inserted
  }

  private static func resolved(_ path: String) -> String {
    PathText.normal(URL(filePath: path).resolvingSymlinksInPath().path)
  }

  private func addUnreachable(_ path: String, _ name: String, matters: Bool) {
    if name.contains("\u{FFFD}") {
      add(path, "the name of '\(name)' is not UTF-8", "rename it")
    } else if matters {
      add(path, "the link leads nowhere", "mend or remove the link")
    }
  }

  private func add(_ path: String, _ problem: String, _ remedy: String) {
    problems.append(ProjectProblem(file: path, problem: problem, remedy: remedy))
  }
}
