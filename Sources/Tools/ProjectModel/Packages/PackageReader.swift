// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import AppBundles
internal import FoundationEssentials
internal import IntentMetadata
internal import Platform

/// Reads the targets of one Swift package from its manifest and its folders.
struct PackageReader {
  let folder: String
  let tree: FileTree
  private let manifest: PackageManifest
  private(set) var problems: [ProjectProblem] = []

  init(_ folder: String, _ tree: FileTree) throws(ProjectProblem) {
    self.folder = folder
    self.tree = tree
    let path = "\(folder)/Package.swift"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ProjectProblem(
        file: path, problem: "the package's manifest cannot be read", remedy: "restore it")
    }
    if let line = ConflictMarkers.first(in: Array(data)) {
      problems.append(
        ProjectProblem(
          file: path, line: line, problem: "the manifest has conflict markers",
          remedy: "finish the merge; until then the side that was merged into counts"))
    }
    let text = String(decoding: ConflictMarkers.ours(in: Array(data)), as: UTF8.self)
    guard let manifest = PackageManifest(text: text, path: path) else {
      throw ProjectProblem(
        file: path, problem: "the manifest makes no Package",
        remedy: "write 'let package = Package(…)'"
      )
    }
    self.manifest = manifest
  }

  private var path: String { "\(folder)/Package.swift" }
  var name: String { manifest.name }
  var defaultLocalization: String? { manifest.defaultLocalization }

  /// The names of the targets behind each product.
  var products: [String: [String]] {
    Dictionary(manifest.products.map { ($0.name, $0.targets) }) { $0 + $1 }
  }

  mutating func targets() -> [Target] {
    var declared = manifest.targets.filter { !["binaryTarget", "systemLibrary"].contains($0.kind) }
    if let line = manifest.unreadLine { declared += conventional(line, besides: declared) }
    let apps = manifest.products.filter { $0.kind == "iOSApplication" }.flatMap(\.targets)
    var result: [Target] = []
    for target in declared {
      guard let root = root(of: target) else {
        problems.append(
          ProjectProblem(
            file: path, line: target.line,
            problem: "the folder of target '\(target.name)' is not there",
            remedy: "add it, or give the target's path"))
        continue
      }
      var made = make(target, root)
      if apps.contains(target.name) { made.product = .application }
      result.append(made)
    }
    return result
  }

  // MARK: Places

  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  private func root(of target: PackageManifest.Target) -> String? {
    if let path = target.path {
      let root = PathText.join(folder, path)
      return isFolder(root) ? root : nil
    }
    let parents: [String]
    switch target.kind {
    case "testTarget": parents = ["Tests"] + Self.sourceFolders
    case "plugin": parents = ["Plugins"]
    default: parents = Self.sourceFolders
    }
    let candidates = parents.map { "\(folder)/\($0)/\(target.name)" }
    if let found = candidates.first(where: isFolder) { return found }
    // Since 5.9 the only target of its kind may fill the folder itself.
    let siblings = manifest.targets.filter { $0.kind == target.kind }
    guard siblings.count == 1, manifest.toolsVersion >= (5, 9) else { return nil }
    return parents.map { "\(folder)/\($0)" }.first { !tree.files(under: $0).isEmpty }
  }

  /// The folder of a target in C holds no file that the tree knows.
  private func isFolder(_ path: String) -> Bool {
    !tree.files(under: path).isEmpty || FileStamp(path: path)?.isDirectory == true
  }

  /// Targets by the convention of folders, where the manifest computes its own.
  private mutating func conventional(
    _ line: Int, besides declared: [PackageManifest.Target]
  ) -> [PackageManifest.Target] {
    problems.append(
      ProjectProblem(
        file: path, line: line, problem: "the manifest computes its targets",
        remedy: "write them as literals; until then the folders of Sources and Tests count"))
    let known = Set(declared.map(\.name))
    var result: [PackageManifest.Target] = []
    for (parent, kind) in [("Sources", "target"), ("Tests", "testTarget"), ("Plugins", "plugin")] {
      let start = "\(folder)/\(parent)/"
      let names = Set(
        tree.files(under: "\(folder)/\(parent)").filter { $0.hasSuffix(".swift") }
          .compactMap { $0.dropFirst(start.count).split(separator: "/").dropLast().first })
      for name in names.sorted() where !known.contains(String(name)) {
        result.append(
          PackageManifest.Target(
            kind: kind, name: String(name), path: nil, exclude: [], sources: nil,
            dependencies: [], line: line))
      }
    }
    return result
  }

  // MARK: One target

  private func make(_ target: PackageManifest.Target, _ root: String) -> Target {
    let excluded = target.exclude.map { PathText.join(root, $0) }
    let chosen = target.sources?.map { PathText.join(root, $0) }
    let all = tree.files(under: root)
    let kept = all.filter { path in !excluded.contains { PathText.isInside(path, $0) } }
    let sources = kept.filter { path in
      guard FileKind.of(path) == .swift else { return false }
      return chosen.map { $0.contains { PathText.isInside(path, $0) } } ?? true
    }
    // An Info.plist is excluded so that SwiftPM does not wonder about it.
    let plist = all.contains("\(root)/Info.plist") ? "\(root)/Info.plist" : nil
    let entitlements = "\(root)/\(target.name).entitlements"
    let infoPlist = plist.flatMap { try? PlistValue.read($0) }
    var made = Target(
      name: target.name, product: product(target, sources, infoPlist), manifest: path,
      platforms: Set(manifest.platforms.keys), deploymentTargets: manifest.platforms,
      sources: Array(sources),
      resources: kept.filter { [.resource, .definition].contains(FileKind.of($0)) },
      dependencies: target.dependencies, settings: settings(target, all), infoPlistPath: plist)
    made.infoPlist = infoPlist?.mapValues { $0.expanding(expand(made)) }
    if let values = try? PlistValue.read(entitlements) {
      made.entitlements = values.mapValues { $0.expanding(expand(made)) }
      made.entitlementsPath = entitlements
    }
    return made
  }

  private func settings(_ target: PackageManifest.Target, _ files: ArraySlice<String>)
    -> BuildSettings
  {
    BuildSettings(values: [
      "SWIFT_VERSION": manifest.toolsVersion.major >= 6 ? "6" : "5", "PRODUCT_NAME": target.name,
      "PRODUCT_MODULE_NAME": SettingOperation.moduleName(target.name),
    ])
  }

  private func expand(_ target: Target) -> (String) -> String {
    let layer = [
      "PRODUCT_NAME": target.name, "TARGET_NAME": target.name, "EXECUTABLE_NAME": target.name,
      "PRODUCT_MODULE_NAME": target.moduleName,
    ].mapValues { [SettingAssignment(value: $0)] }
    return SettingLayers(layers: [layer]).expand
  }

  private func product(
    _ target: PackageManifest.Target, _ sources: [String], _ infoPlist: [String: PlistValue]?
  ) -> ProductType {
    switch target.kind {
    case "executableTarget", "executable": break
    case "testTarget": return .unitTest
    case "macro", "plugin": return .buildTool
    default: return .packageLibrary
    }
    let texts = sources.filter { $0.hasSuffix(".swift") }
      .compactMap { FileManager.default.contents(atPath: $0) }
      .map { String(decoding: $0, as: UTF8.self) }
    let isEntry = texts.contains { $0.contains("@main") || $0.contains("UIApplicationMain") }
    let point = PbxProductType.product("com.apple.product-type.app-extension", infoPlist: infoPlist)
    if point != .appExtension(point: nil) { return point }
    switch isEntry ? EntryPoint.kind(of: texts) : nil {
    case .app?: return .application
    case .appIntentsExtension?: return .appIntentsExtension
    case .widgetExtension?: return .widgetExtension
    default: return infoPlist == nil ? .tool : .application
    }
  }
}
