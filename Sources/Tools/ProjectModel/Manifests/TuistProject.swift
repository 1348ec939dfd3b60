// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials

/// Reads a Tuist `Project.swift`.
struct TuistProject {
  private let path: String
  private let tree: FileTree
  private let project: ManifestValue

  /// - Returns: nil for a file of that name which is no manifest.
  init?(_ path: String, _ tree: FileTree) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    guard text.contains("ProjectDescription"),
      let project = ManifestEvaluator(text, path: path).value(callOf: "Project")
    else { return nil }
    self.path = path
    self.tree = tree
    self.project = project
  }

  var name: String { project["name"]?.string ?? PathText.name(of: folder) }
  private var folder: String { PathText.folder(of: path) }

  func read() -> (targets: [Target], problems: [ProjectProblem]) {
    let list = project["targets"]
    var targets: [Target] = []
    var unread = list == nil || list?.array != nil ? nil : list?.firstUnknown ?? list?.line ?? 1
    for entry in list?.array ?? [] {
      guard let name = entry["name"]?.string else {
        unread = unread ?? entry.firstUnknown ?? entry.line ?? 1
        continue
      }
      targets.append(make(entry, name))
    }
    let problems = unread.map { line in
      ProjectProblem(
        file: path, line: line, problem: "the manifest computes its targets",
        remedy: "generate the Xcode project first, or write the targets as literals")
    }
    return (targets, problems.map { [$0] } ?? [])
  }

  private func make(_ entry: ManifestValue, _ name: String) -> Target {
    let destinations = (entry["destinations"]?.array ?? [entry["destinations"]].compactMap { $0 })
      .compactMap(\.name)
    let files =
      files(entry["sources"])
      + (entry["buildableFolders"]?.strings ?? []).flatMap {
        tree.files(under: PathText.join(folder, $0))
      }
    var target = Target(
      name: name, moduleName: entry["productName"]?.string, product: .application, manifest: path,
      platforms: Set(destinations.compactMap(Self.platform)),
      deploymentTargets: Self.versions(entry["deploymentTargets"]),
      sources: Set(files.filter { FileKind.of($0) == .swift }).sorted(),
      resources: Set(
        (files + self.files(entry["resources"])).filter {
          [.resource, .definition].contains(FileKind.of($0))
        }
      ).sorted(),
      settings: settings(entry, name))
    readPlists(entry, &target)
    target.product = Self.product(entry["product"]?.name, target.infoPlist)
    for dependency in entry["dependencies"]?.array ?? [] {
      switch dependency.name {
      case "target", "project":
        let other = dependency["name"]?.string ?? dependency["target"]?.string
        guard let other else { continue }
        target.dependencies.append(other)
        target.embeds.append(other)
      case "external", "package":
        let product = dependency["name"]?.string ?? dependency["product"]?.string
        if let product { target.packageProducts.append(product) }
      default: continue
      }
    }
    // Tuist embeds what an app depends on and can hold.
    if !target.product.isApplication { target.embeds = [] }
    return target
  }

  // MARK: Files

  /// The files that globs describe: one, a list, or `.glob("…", excluding: […])`.
  private func files(_ value: ManifestValue?) -> [String] {
    guard let value else { return [] }
    if let list = value.array { return list.flatMap { files($0) } }
    switch value.name {
    case "sourceFilesList", "resources":
      return files(value["globs"] ?? value[nil])
    case "folderReference": return []
    case "glob", nil:
      guard let pattern = value.string ?? value[nil]?.string ?? value["pattern"]?.string else {
        return []
      }
      let excluded = value["excluding"].map { $0.array ?? [$0] } ?? []
      let left = Set(excluded.compactMap(\.string).flatMap(matching))
      return matching(pattern).filter { !left.contains($0) }
    default: return value.string.map(matching) ?? []
    }
  }

  private func matching(_ pattern: String) -> [String] {
    let full = absolute(pattern)
    let fixed = full.split(separator: "/").prefix { !$0.contains { "*?[".contains($0) } }
    let start = "/" + fixed.joined(separator: "/")
    // A folder stands for what is in it.
    if start == full { return tree.existing(full).map { [$0] } ?? [] }
    let glob = GlobPattern(full)
    return tree.files(under: start).filter { glob.matches(path: $0) }
  }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("//")
      ? PathText.join(tree.root, String(path.dropFirst(2))) : PathText.join(folder, path)
  }

  private func readPlists(_ entry: ManifestValue, _ target: inout Target) {
    (target.infoPlist, target.infoPlistPath) = plist(entry["infoPlist"])
    (target.entitlements, target.entitlementsPath) = plist(entry["entitlements"])
    let layers = SettingLayers(
      layers: [target.settings.values.mapValues { [SettingAssignment(value: $0)] }])
    target.infoPlist = target.infoPlist?.mapValues { $0.expanding(layers.expand) }
    target.entitlements = target.entitlements?.mapValues { $0.expanding(layers.expand) }
  }

  private func plist(_ value: ManifestValue?) -> ([String: PlistValue]?, String?) {
    switch value {
    case .call("dictionary", let arguments, _)?, .call("extendingDefault", let arguments, _)?:
      return (arguments.first?.value.plist?.dictionary ?? [:], nil)
    case .call("file", let arguments, _)?:
      let path = arguments.first?.value.string.map(absolute)
      return (path.flatMap { try? PlistValue.read($0) }, path)
    case .string(let name)?:
      return (try? PlistValue.read(absolute(name)), absolute(name))
    case nil: return (nil, nil)
    default: return ([:], nil)
    }
  }

  private func settings(_ entry: ManifestValue, _ name: String) -> BuildSettings {
    var values: [String: String] = [:]
    for source in [project["settings"], entry["settings"]] {
      guard case .dictionary(let base)? = source?["base"] else { continue }
      for (key, value) in base { values[key] = value.string }
    }
    values["PRODUCT_NAME"] = entry["productName"]?.string ?? name
    values["TARGET_NAME"] = name
    values["EXECUTABLE_NAME"] = values["PRODUCT_NAME"]
    values["PRODUCT_MODULE_NAME"] = values["PRODUCT_NAME"].map(SettingOperation.moduleName)
    values["PRODUCT_BUNDLE_IDENTIFIER"] = entry["bundleId"]?.string
    return BuildSettings(values: values)
  }

  // MARK: Words

  private static func platform(_ destination: String) -> ApplePlatform? {
    switch destination {
    case "iPhone", "iPad", "iOS": .iOS
    case "mac", "macOS", "macWithiPadDesign": .macOS
    case "macCatalyst": .macCatalyst
    case "appleWatch", "watchOS": .watchOS
    case "appleTv", "tvOS": .tvOS
    case "appleVision", "appleVisionWithiPadDesign", "visionOS": .visionOS
    default: nil
    }
  }

  private static func versions(_ value: ManifestValue?) -> [ApplePlatform: String] {
    guard case .call(let name, let arguments, _)? = value else { return [:] }
    var result: [ApplePlatform: String] = [:]
    for argument in arguments {
      guard let platform = ApplePlatform(rawValue: argument.label ?? name) else { continue }
      result[platform] = argument.value.string
    }
    return result
  }

  private static func product(
    _ name: String?, _ infoPlist: [String: PlistValue]?
  ) -> ProductType {
    let xcode =
      switch name {
      case "app": "application"
      case "appClip": "application.on-demand-install-capable"
      case "watch2App": "application.watchapp2"
      case "appExtension", "messagesExtension": "app-extension"
      case "extensionKitExtension": "extensionkit-extension"
      case "watch2Extension": "watchkit2-extension"
      case "framework": "framework"
      case "staticFramework": "framework.static"
      case "staticLibrary": "library.static"
      case "dynamicLibrary": "library.dynamic"
      case "unitTests": "bundle.unit-test"
      case "uiTests": "bundle.ui-testing"
      case "commandLineTool": "tool"
      case "bundle": "bundle"
      default: name ?? ""
      }
    return PbxProductType.product("com.apple.product-type.\(xcode)", infoPlist: infoPlist)
  }
}
