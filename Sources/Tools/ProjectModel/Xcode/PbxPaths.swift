// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Where the groups and files of a project lie.
struct PbxPaths {
  /// By object id; what lies in the SDK or among the products is not there.
  private(set) var path: [String: String] = [:]
  private let objects: PbxObjects
  private let sourceRoot: String
  private let products: String?

  /// - Parameter folder: the folder that holds the `.xcodeproj`.
  init(_ objects: PbxObjects, folder: String) {
    self.objects = objects
    sourceRoot = PathText.join(folder, objects.project.string("projectDirPath") ?? "")
    products = objects.project.string("productRefGroup")
    for key in ["mainGroup"] {
      if let id = objects.project.string(key) { visit(id, parent: sourceRoot) }
    }
  }

  var root: String { sourceRoot }

  private mutating func visit(_ id: String, parent: String?) {
    // A group that holds itself ends here.
    guard path[id] == nil, id != products, let object = objects[id] else { return }
    let own = place(of: object, parent: parent)
    path[id] = own ?? ""
    for child in object.strings("children") { visit(child, parent: own) }
    if own == nil { path[id] = nil }
  }

  private func place(of object: PbxObject, parent: String?) -> String? {
    let relative = object.string("path") ?? ""
    guard !relative.contains("$(") else { return nil }
    switch object.string("sourceTree") ?? "<group>" {
    case "<group>": return parent.map { PathText.join($0, relative) }
    case "SOURCE_ROOT": return PathText.join(sourceRoot, relative)
    case "<absolute>": return relative.isEmpty ? nil : PathText.normal(relative)
    default: return nil
    }
  }
}
