// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Which files a target of a project has: those of its build phases, and those of the folders that
/// it owns as a whole since Xcode 16.
struct PbxMembership {
  let objects: PbxObjects
  let paths: PbxPaths
  let tree: FileTree
  private let folders: SynchronizedFolders

  struct Files {
    var sources: Set<String> = []
    var resources: Set<String> = []
    /// File references whose files are not there, with the paths.
    var missing: [(id: String, path: String)] = []
    /// File references of products, with the phase that has them.
    var products: [(id: String, phase: String)] = []
    /// `XCSwiftPackageProductDependency` objects.
    var packageProducts: [String] = []

    mutating func insert(_ path: String) {
      switch FileKind.of(path) {
      case .swift: sources.insert(path)
      case .definition, .resource: resources.insert(path)
      case .configuration, nil: break
      }
    }
  }

  init(_ objects: PbxObjects, _ paths: PbxPaths, _ tree: FileTree) {
    self.objects = objects
    self.paths = paths
    self.tree = tree
    folders = SynchronizedFolders(objects, paths)
  }

  func files(of target: PbxObject) -> Files {
    var files = Files()
    files.packageProducts = target.strings("packageProductDependencies")
    for phase in objects.objects(target.strings("buildPhases")) {
      for entry in objects.objects(phase.strings("files")) {
        if let product = entry.string("productRef") { files.packageProducts.append(product) }
        guard let reference = entry.string("fileRef") else { continue }
        switch phase.isa {
        case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase": add(reference, &files)
        case "PBXCopyFilesBuildPhase", "PBXFrameworksBuildPhase":
          files.products.append((reference, phase.isa))
        default: break
        }
      }
    }
    for path in folders.files(of: target, tree) { files.insert(path) }
    return files
  }

  /// - Parameter open: the groups that hold it: one that holds itself ends there.
  private func add(_ id: String, _ files: inout Files, in open: [String] = []) {
    guard let object = objects[id], !open.contains(id) else { return }
    switch object.isa {
    case "PBXVariantGroup", "PBXGroup":
      for child in object.strings("children") { add(child, &files, in: open + [id]) }
    case "PBXFileReference":
      guard let path = paths.path[id] else { return }
      let type = object.string("lastKnownFileType") ?? object.string("explicitFileType") ?? ""
      if type == "folder" {
        for path in tree.files(under: path) where FileKind.of(path) == .resource {
          files.insert(path)
        }
      } else if FileKind.of(path) != nil || type == "sourcecode.swift" {
        guard let actual = tree.existing(path) else { return files.missing.append((id, path)) }
        if FileKind.of(actual) == nil { files.sources.insert(actual) } else { files.insert(actual) }
      }
    default: break
    }
  }
}
