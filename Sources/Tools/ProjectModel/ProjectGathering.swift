// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials

/// Puts what the manifests under a folder say into one project.
struct ProjectGathering {
  let tree: FileTree
  /// The `.xcodeproj` that was asked for, nil for all of the folder.
  let chosen: String?
  private var targets: [Target] = []
  private var problems: [ProjectProblem] = []
  /// Names of targets by the products of local packages.
  private var products: [String: [String]] = [:]
  /// The package products that targets use.
  private var used: [Target.ID: [String]] = [:]
  /// Manifests that could not be read: what lies beside them is sources all the same.
  private var unreadable: [String] = []
  private var name: String?
  private var developmentRegion: String?
  private var knownRegions: [String] = []
  /// Files of projects that were not asked for.
  private var foreign: Set<String> = []

  init(tree: FileTree, chosen: String?) {
    self.tree = tree
    self.chosen = chosen
  }

  mutating func project() -> Project {
    var packages = tree.files.filter(isPackageManifest).map(PathText.folder)
    for path in tree.xcodeProjects { readXcode(path, &packages) }
    let hasXcode = !targets.isEmpty || !unreadable.isEmpty
    for folder in packages { readPackage(folder) }
    readGenerated()
    connect()
    let unowned = addUnreadable(unowned())
    let kind = kind(hasXcode: hasXcode)
    var project = Project(
      name: name ?? PathText.name(of: tree.root), kind: kind, root: tree.root, targets: targets,
      unowned: unowned, problems: tree.problems + problems, developmentRegion: developmentRegion,
      knownRegions: knownRegions)
    if project.targets.isEmpty, kind == .folder {
      project.targets = FolderTargets(tree).targets
      project.unowned = []
    }
    var languages = Languages()
    for index in project.targets.indices {
      project.targets[index].localizations = languages.of(project.targets[index].resources)
    }
    return project
  }

  private func kind(hasXcode: Bool) -> Project.Kind {
    let hasPackage = tree.files.contains("\(tree.root)/Package.swift")
    let hasProject = tree.xcodeProjects.contains { PathText.folder(of: $0) == tree.root }
    if hasPackage, !hasProject, chosen == nil { return .swiftPackage }
    if hasXcode || targets.contains(where: { $0.manifest.hasSuffix("/Project.swift") }) {
      return .xcodeProject
    }
    return targets.isEmpty && unreadable.isEmpty ? .folder : .swiftPackage
  }

  // MARK: Manifests

  private mutating func readXcode(_ path: String, _ packages: inout [String]) {
    let isWanted = chosen == nil || chosen == path
    do throws(ProjectProblem) {
      var reader = try XcodeProjectReader(path, tree)
      let readings = reader.targets()
      guard isWanted else {
        foreign.formUnion(readings.flatMap { $0.target.sources + $0.target.resources })
        return
      }
      for reading in readings {
        targets.append(reading.target)
        used[reading.target.id] = reading.products
      }
      problems += reader.problems
      for folder in reader.localPackages
      where !packages.contains(folder)
        && FileManager.default.fileExists(atPath: "\(folder)/Package.swift")
      {
        packages.append(folder)
      }
      if PathText.folder(of: path) == tree.root { name = name ?? PathText.stem(of: path) }
      developmentRegion = developmentRegion ?? reader.developmentRegion
      for region in reader.knownRegions where !knownRegions.contains(region) {
        knownRegions.append(region)
      }
    } catch {
      guard isWanted else { return }
      problems.append(error)
      unreadable.append(path)
    }
  }

  private mutating func readPackage(_ folder: String) {
    guard folder == tree.root || !GeneratedPackage.isAt(folder) else {
      foreign.formUnion(tree.files(under: folder))
      return
    }
    do throws(ProjectProblem) {
      var reader = try PackageReader(folder, tree)
      let owned = Set(targets.filter { $0.manifest.hasSuffix(".pbxproj") }.flatMap(\.sources))
      // A package beside a project may describe the same sources; the project is what ships.
      let found = reader.targets().filter { target in
        target.sources.isEmpty || !target.sources.allSatisfy(owned.contains)
      }
      targets += found
      products.merge(reader.products) { $0 + $1 }
      problems += reader.problems
      if folder == tree.root { name = name ?? reader.name }
      if folder == tree.root { developmentRegion = developmentRegion ?? reader.defaultLocalization }
    } catch {
      problems.append(error)
      unreadable.append("\(folder)/Package.swift")
    }
  }

  /// Manifests from which an Xcode project is generated, where there is none yet.
  private mutating func readGenerated() {
    let folders = Set(tree.xcodeProjects.map(PathText.folder))
    for path in tree.files where !folders.contains(PathText.folder(of: path)) {
      switch PathText.name(of: path) {
      case "Project.swift":
        guard let project = TuistProject(path, tree) else { continue }
        let (found, wrong) = project.read()
        // A workspace may hold a second manifest for the same sources.
        targets += found.filter { target in
          !targets.contains { $0.name == target.name && $0.sources == target.sources }
        }
        problems += wrong
        if PathText.folder(of: path) == tree.root { name = name ?? project.name }
      case "project.yml", "project.yaml":
        guard let data = FileManager.default.contents(atPath: path),
          String(decoding: data, as: UTF8.self).contains("\ntargets:")
        else { continue }
        problems.append(
          ProjectProblem(
            file: path, problem: "the Xcode project of this XcodeGen manifest is not there",
            remedy: "run 'xcodegen generate' first; until then its targets are unknown"))
        unreadable.append(path)
      default: continue
      }
    }
  }

  // MARK: Between targets

  /// Turns the names of products into names of targets.
  private mutating func connect() {
    let names = Dictionary(grouping: targets, by: \.manifest).mapValues { Set($0.map(\.name)) }
    for index in targets.indices {
      let target = targets[index]
      let own = names[target.manifest] ?? []
      var dependencies: [String] = []
      var outside = target.packageProducts
      let isPackage = target.manifest.hasSuffix("/Package.swift")
      for name in target.dependencies {
        if !isPackage || (own.contains(name) && name != target.name) {
          dependencies.append(name)
        } else if let behind = products[name] {
          dependencies += behind
        } else {
          outside.append(name)
        }
      }
      for product in used[target.id] ?? [] {
        if let behind = products[product] {
          dependencies += behind
        } else {
          outside.append(product)
        }
      }
      var seen: Set<String> = [isPackage ? target.name : ""]
      targets[index].dependencies = dependencies.filter { seen.insert($0).inserted }
      targets[index].packageProducts = outside
    }
  }

  // MARK: What is left

  private func unowned() -> [String] {
    let owned = Set(targets.flatMap { $0.sources + $0.resources }).union(foreign)
    return tree.files.filter { path in
      let kind = FileKind.of(path)
      return (kind == .swift || kind == .definition) && !owned.contains(path)
        && !Self.isManifest(path)
    }
  }

  /// An app may have a `Package.swift` that is about packages of another kind.
  private func isPackageManifest(_ path: String) -> Bool {
    guard PathText.name(of: path) == "Package.swift" else { return false }
    guard PathText.folder(of: path) != tree.root,
      let data = FileManager.default.contents(atPath: path)
    else { return true }
    return data.firstRange(of: Data("PackageDescription".utf8)) != nil
  }

  private static func isManifest(_ path: String) -> Bool {
    let name = PathText.name(of: path)
    return name == "Package.swift" || name.hasPrefix("Package@swift-")
      || name == "Project.swift" || name == "Workspace.swift" || name == "Tuist.swift"
      || path.contains("/Tuist/")
  }

  /// A target for the sources beside each manifest that could not be read.
  private mutating func addUnreadable(_ unowned: [String]) -> [String] {
    var rest = unowned
    for manifest in unreadable {
      let folder = PathText.folder(of: manifest)
      let sources = rest.filter { $0.hasSuffix(".swift") && PathText.isInside($0, folder) }
      guard !sources.isEmpty else { continue }
      targets.append(
        Target(
          name: PathText.name(of: folder), product: .folder, manifest: manifest, sources: sources,
          resources: tree.files(under: folder).filter {
            [.resource, .definition].contains(FileKind.of($0))
          }))
      let taken = Set(sources)
      rest.removeAll(where: taken.contains)
    }
    return rest
  }
}
