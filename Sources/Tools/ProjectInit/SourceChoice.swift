// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import AppBundles
internal import Foundation
internal import IntentMetadata
internal import ProjectModel

/// A file that is left out, and why.
package struct LeftOutFile: Hashable, Sendable {
  /// Absolute.
  package var path: String
  package var line: Int
  /// A clause whose subject is the file.
  package var reason: String
}

/// A module of the package for Linux: the files of one target that lie in chosen folders.
struct ChosenModule {
  var target: Target
  /// Absolute, each with what is built of it.
  var folders: [String]
  var files: [String] = []
  var leftOut: [LeftOutFile] = []
  /// Products of this package that it imports.
  var products: Set<String> = ["AppIntents"]
  /// Whether one of its files is the entry point of an app that builds here.
  var isApp = false

  var name: String { target.moduleName }
}

/// Which files of a project become modules of the package for Linux.
struct SourceChoice {
  private let project: Project
  private(set) var modules: [ChosenModule] = []

  /// - Parameter folders: absolute; nil takes the folders with intent code.
  init(_ project: Project, folders: [String]?) throws(InitError) {
    self.project = project
    let chosen = folders ?? Self.foldersWithIntents(project)
    guard !chosen.isEmpty else {
      throw InitError(
        "no file of '\(project.name)' imports AppIntents; name folders with --sources")
    }
    for folder in chosen { try choose(folder) }
    let names = Set(modules.map(\.name))
    for index in modules.indices { modules[index].sort(out: project, modules: names) }
  }

  // MARK: Folders

  /// The folders of files that import AppIntents, without those that lie in others.
  private static func foldersWithIntents(_ project: Project) -> [String] {
    var found: Set<String> = []
    for path in Set(project.targets.filter(mayBeChosen).flatMap(\.sources)) {
      guard let data = FileManager.default.contents(atPath: path),
        data.range(of: Data("import AppIntents".utf8)) != nil
      else { continue }
      found.insert(folder(of: path))
    }
    return found.filter { folder in
      !found.contains { $0 != folder && folder.hasPrefix($0 + "/") }
    }.sorted()
  }

  private static func mayBeChosen(_ target: Target) -> Bool {
    !target.product.isTest && target.product != .buildTool
  }

  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// Gives each file of a folder to one target.
  private mutating func choose(_ folder: String) throws(InitError) {
    var isEmpty = true
    var taken = Set(modules.flatMap(\.files))
    let ranked = project.targets.filter(Self.mayBeChosen).sorted { Self.rank($0) < Self.rank($1) }
    for target in ranked {
      let files = target.sources.filter { $0.hasPrefix(folder + "/") }
      if !files.isEmpty { isEmpty = false }
      let own = files.filter { !taken.contains($0) }
      guard !own.isEmpty else { continue }
      taken.formUnion(own)
      if let index = modules.firstIndex(where: { $0.target.id == target.id }) {
        modules[index].folders.append(folder)
        modules[index].files += own
      } else {
        modules.append(ChosenModule(target: target, folders: [folder], files: own))
      }
    }
    guard !isEmpty else {
      throw InitError(
        "'\(project.shown(folder))' holds no Swift files of a target of '\(project.name)'; "
          + "name another folder with --sources")
    }
  }

  /// A file of an app and its extensions is the app's.
  private static func rank(_ target: Target) -> Int {
    switch target.product {
    case .application: 0
    case .folder, .packageLibrary, .framework, .staticLibrary, .dynamicLibrary: 1
    case .appIntentsExtension: 2
    case .watchApplication, .appClip: 4
    default: 3
    }
  }
}

extension ChosenModule {
  /// Leaves out the files that cannot build, and collects what the others import.
  fileprivate mutating func sort(out project: Project, modules: Set<String>) {
    var entries: [String] = []
    var kept: [String] = []
    let known = modules.union(LinuxModules.products)
    for path in files.sorted() {
      let text =
        FileManager.default.contents(atPath: path)
        .map { String(decoding: $0, as: UTF8.self) } ?? ""
      let facts = SourceFacts(text, path: path, modules: known)
      let missing = facts.imports.filter { !known.contains($0.module) }
        .filter { !LinuxModules.isAvailable($0.module) }
      if let first = missing.first {
        let reason = MissingModules(missing.map(\.module), project).reason
        leftOut.append(LeftOutFile(path: path, line: first.line, reason: reason))
        continue
      }
      if let line = facts.entryLine {
        guard EntryPoint.kind(of: [text]) == .app else {
          leftOut.append(
            LeftOutFile(
              path: path, line: line, reason: "is the entry point of something else than an app"))
          continue
        }
        entries.append(path)
      }
      if facts.loadsURLs { products.insert("FoundationNetworkingAdditions") }
      products.formUnion(facts.imports.map(\.module).filter(LinuxModules.products.contains))
      kept.append(path)
    }
    isApp = entries.count == 1
    files = kept
  }
}
