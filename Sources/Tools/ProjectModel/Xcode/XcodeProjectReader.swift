// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Reads the targets of one `.xcodeproj`.
struct XcodeProjectReader {
  private let path: String
  private let tree: FileTree
  private let objects: PbxObjects
  private let paths: PbxPaths
  private let membership: PbxMembership
  private var settings: PbxSettings
  /// Target names by the file references of their products.
  private var productOwners: [String: String] = [:]
  private(set) var problems: [ProjectProblem] = []

  /// A target, and the package products that it uses by name.
  struct Reading {
    var target: Target
    var products: [String]
  }

  init(_ path: String, _ tree: FileTree) throws(ProjectProblem) {
    self.path = path
    self.tree = tree
    objects = try PbxObjects(path: "\(path)/project.pbxproj")
    paths = PbxPaths(objects, folder: PathText.folder(of: path))
    membership = PbxMembership(objects, paths, tree)
    settings = PbxSettings(
      objects: objects, paths: paths, projectName: PathText.stem(of: path),
      manifest: "\(path)/project.pbxproj")
    if let problem = objects.problem { problems.append(problem) }
    for target in objects.objects(objects.project.strings("targets")) {
      if let product = target.string("productReference") { productOwners[product] = target.name }
    }
  }

  private var manifest: String { "\(path)/project.pbxproj" }

  var developmentRegion: String? { objects.project.string("developmentRegion") }
  var knownRegions: [String] { objects.project.strings("knownRegions").filter { $0 != "Base" } }

  /// The folders of Swift packages that the project names.
  var localPackages: [String] {
    let references = objects.objects(objects.project.strings("packageReferences"))
      .filter { $0.isa == "XCLocalSwiftPackageReference" }
      .compactMap { $0.string("relativePath") ?? $0.string("path") }
      .map { PathText.join(paths.root, $0) }
    // Before Xcode 15 a package was a reference to its folder.
    let folders = paths.path.filter { id, path in
      PathText.fileExtension(of: path).isEmpty
        && objects[id]?.string("lastKnownFileType").map { $0 == "wrapper" || $0 == "folder" }
          ?? false
    }
    return Set(references + folders.values).sorted()
  }

  mutating func targets() -> [Reading] {
    var missing: [String: (id: String, targets: [String])] = [:]
    var result: [Reading] = []
    for object in objects.objects(objects.project.strings("targets"))
    where object.isa == "PBXNativeTarget" {
      let files = membership.files(of: object)
      for (id, path) in files.missing {
        missing[path, default: (id, [])].targets.append(object.name)
      }
      result.append(read(object, files))
    }
    // Secrets and what tools generate are not in a fresh checkout, and git is told so.
    let absent = settings.files.absent
    let ignored = IgnoredFiles.among(Array(missing.keys) + absent.values, under: tree.root)
    for path in ignored { missing[path] = nil }
    let lines = objects.lines(of: Set(missing.values.map(\.id)))
    for (path, entry) in missing.sorted(by: { $0.key < $1.key }) {
      problems.append(
        ProjectProblem(
          file: manifest, line: lines[entry.id],
          problem: "'\(shown(path))' of target '\(entry.targets[0])' is not there",
          remedy: "add the file or take it out of the project"))
    }
    problems += settings.files.problems.filter { problem in
      absent[problem].map { !ignored.contains($0) } ?? true
    }
    return result
  }

  private func shown(_ path: String) -> String {
    PathText.isInside(path, tree.root) ? String(path.dropFirst(tree.root.count + 1)) : path
  }

  private mutating func read(_ object: PbxObject, _ files: PbxMembership.Files) -> Reading {
    let (configuration, layers) = settings.layers(of: object)
    let values = BuildSettings(configuration: configuration, values: layers.resolved())
    let infoPlist = InfoPlistReader(
      layers: layers, settings: values, folder: paths.root, tree: tree
    ).read()
    if let problem = infoPlist.problem { add(problem) }
    var target = Target(
      name: object.name, moduleName: values["PRODUCT_MODULE_NAME"],
      product: PbxProductType.product(object.string("productType"), infoPlist: infoPlist.values),
      manifest: manifest, platforms: PlatformNames.platforms(values),
      deploymentTargets: PlatformNames.versions(values),
      sources: compiled(files.sources, values), resources: files.resources.sorted(),
      settings: values, infoPlist: infoPlist.values, infoPlistPath: infoPlist.path)
    if target.product == .application, target.platforms == [.watchOS] {
      target.product = .watchApplication
    }
    readEntitlements(&target, layers)
    target.embeds = unique(
      files.products.filter { $0.phase == "PBXCopyFilesBuildPhase" }.compactMap {
        owner(ofProduct: $0.id)
      })
    let linked = files.products.filter { $0.phase == "PBXFrameworksBuildPhase" }
      .compactMap { owner(ofProduct: $0.id) }
    target.dependencies = unique(
      objects.objects(object.strings("dependencies")).compactMap(dependency) + linked
    ).filter { $0 != target.name }
    let products = files.packageProducts.compactMap { objects[$0]?.string("productName") }
    return Reading(target: target, products: unique(products))
  }

  private mutating func readEntitlements(_ target: inout Target, _ layers: SettingLayers) {
    guard let name = target.settings["CODE_SIGN_ENTITLEMENTS"], !name.isEmpty else { return }
    let path = PathText.join(paths.root, name)
    target.entitlementsPath = tree.existing(path) ?? path
    do {
      target.entitlements = try PlistValue.read(target.entitlementsPath ?? path)
        .mapValues { $0.expanding(layers.expand) }
    } catch {
      add(error)
    }
  }

  private mutating func add(_ problem: ProjectProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// The sources without those that settings exclude by name.
  private func compiled(_ sources: Set<String>, _ settings: BuildSettings) -> [String] {
    let excluded = settings.list("EXCLUDED_SOURCE_FILE_NAMES")
    guard !excluded.isEmpty else { return sources.sorted() }
    let included = settings.list("INCLUDED_SOURCE_FILE_NAMES")
    func matches(_ path: String, _ patterns: [String]) -> Bool {
      patterns.contains { pattern in
        GlobPattern.matches(pattern, text: PathText.name(of: path))
          || GlobPattern.matches(PathText.join(paths.root, pattern), text: path)
      }
    }
    return sources.filter { !matches($0, excluded) || matches($0, included) }.sorted()
  }

  // MARK: Other targets

  /// The target whose product a file reference is, also one of another project.
  private func owner(ofProduct id: String) -> String? {
    if let owner = productOwners[id] { return owner }
    guard let proxy = objects[id], proxy.isa == "PBXReferenceProxy" else { return nil }
    return remoteName(proxy.string("remoteRef"))
  }

  private func dependency(_ object: PbxObject) -> String? {
    if let target = object.string("target") { return objects[target]?.name }
    return remoteName(object.string("targetProxy")) ?? object.string("name")
  }

  private func remoteName(_ proxy: String?) -> String? {
    proxy.flatMap { objects[$0] }?.string("remoteInfo")
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
