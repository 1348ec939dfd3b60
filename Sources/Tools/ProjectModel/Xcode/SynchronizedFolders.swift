// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The folders whose files belong to targets without being listed, and the exceptions.
///
/// An exception set of a target that owns the folder takes files away; one of any other target
/// gives that target files of the folder.
struct SynchronizedFolders {
  private struct Folder {
    var path: String
    /// By target: paths relative to the folder, as the project writes them.
    var exceptions: [String: Set<String>]
    /// Folders that are copied as they are: nothing in them is compiled.
    var wholeFolders: [String]
  }

  private var folders: [String: Folder] = [:]

  init(_ objects: PbxObjects, _ paths: PbxPaths) {
    var targetOfPhase: [String: String] = [:]
    for target in objects.objects(objects.project.strings("targets")) {
      for phase in target.strings("buildPhases") { targetOfPhase[phase] = target.id }
    }
    for (id, path) in paths.path {
      guard let group = objects[id], group.isa == "PBXFileSystemSynchronizedRootGroup" else {
        continue
      }
      var folder = Folder(
        path: path, exceptions: [:], wholeFolders: group.strings("explicitFolders"))
      for set in objects.objects(group.strings("exceptions")) {
        let names = set.strings("membershipExceptions")
        // The set of a build phase puts files into it; their target is the phase's.
        guard
          let target = set.string("target")
            ?? set.string("buildPhase").flatMap({
              targetOfPhase[$0]
            })
        else { continue }
        folder.exceptions[target, default: []].formUnion(names)
      }
      folders[id] = folder
    }
  }

  func files(of target: PbxObject, _ tree: FileTree) -> [String] {
    let owned = Set(target.strings("fileSystemSynchronizedGroups"))
    var result: [String] = []
    for (id, folder) in folders {
      let exceptions = folder.exceptions[target.id] ?? []
      guard owned.contains(id) || !exceptions.isEmpty else { continue }
      for path in tree.files(under: folder.path) {
        let relative = String(path.dropFirst(folder.path.count + 1))
        guard owned.contains(id) != Self.names(relative, exceptions) else { continue }
        let isCopied = folder.wholeFolders.contains { PathText.isInside(relative, $0) }
        if isCopied, FileKind.of(path) == .swift { continue }
        result.append(path)
      }
    }
    return result
  }

  /// Whether exceptions name a file: itself, a folder that holds it, or, for one of its
  /// languages, `/Localized/<folder>/<name>`.
  private static func names(_ relative: String, _ exceptions: Set<String>) -> Bool {
    if exceptions.isEmpty { return false }
    if exceptions.contains(relative) { return true }
    var path = relative
    while let slash = path.lastIndex(of: "/") {
      path = String(path[..<slash])
      if exceptions.contains(path) { return true }
    }
    var parts = relative.split(separator: "/")
    guard let folder = parts.firstIndex(where: { $0.hasSuffix(".lproj") }) else { return false }
    parts.remove(at: folder)
    return exceptions.contains("/Localized/" + parts.joined(separator: "/"))
  }
}
