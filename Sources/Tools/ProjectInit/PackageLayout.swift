// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import ProjectModel

/// How the package for Linux lies on the disk: links to the chosen folders, and an app around them.
struct PackageLayout {
  struct Link: Hashable {
    var path: String
    /// The text of the link.
    var target: String
    var module: String
  }

  struct Module {
    var chosen: ChosenModule
    /// Names of other modules of the package.
    var dependencies: [String]
    /// Relative to the module's folder.
    var exclude: [String]
  }

  struct File {
    /// Relative to the package.
    var path: String
    var text: String
  }

  /// Absolute: the package's folder.
  let folder: String
  let appName: String
  let developmentRegion: String
  private(set) var links: [Link] = []
  private(set) var modules: [Module] = []
  /// The target that becomes the `.app`.
  private(set) var appTarget: String
  /// Whether the app is one of the modules, with its own entry point.
  private(set) var hasOwnApp: Bool
  private(set) var appFiles: [File] = []
  private(set) var notes: [String] = []

  init(modules chosen: [ChosenModule], folder: String, project: Project, appName: String) {
    self.folder = folder
    self.appName = appName
    developmentRegion = project.developmentRegion ?? "en"
    let app = chosen.first { $0.isApp }
    hasOwnApp = app != nil
    let names = Set(chosen.map(\.name))
    let host = chosen.first { $0.target.product == .application } ?? chosen[0]
    appTarget = app?.name ?? Self.free("\(host.name)Headless", in: names)
    for module in chosen { add(module, among: chosen, folder, project) }
    addAppFiles(around: host.target)
  }

  private static func free(_ name: String, in names: Set<String>) -> String {
    names.contains(name) ? free(name + "App", in: names) : name
  }

  /// A path as the manifest writes it.
  func path(to target: String) -> String { RelativePath.from(folder, to: target) }

  // MARK: Modules

  private mutating func add(
    _ module: ChosenModule, among all: [ChosenModule], _ folder: String, _ project: Project
  ) {
    let home = "\(folder)/Sources/\(module.name)"
    let kept = Set(module.files)
    var exclude: [String] = []
    var used: Set<String> = []
    for source in module.folders where kept.contains(where: { $0.hasPrefix(source + "/") }) {
      var name = String(source.split(separator: "/").last ?? "Sources")
      while !used.insert(name.lowercased()).inserted { name += "-2" }
      links.append(
        Link(
          path: "\(home)/\(name)", target: RelativePath.from(home, to: source),
          module: module.name))
      exclude += Self.others(in: source, but: kept).map { "\(name)/\($0)" }
    }
    // The app's Info.plist and entitlements are written into the folder of a module that is one.
    if module.isApp {
      exclude += ["Info.plist"]
      if !module.target.appGroups.isEmpty || !module.target.keychainGroups.isEmpty {
        exclude.append("\(module.name).entitlements")
      }
    }
    let reachable = Set(project.allDependencies(of: module.target).map(\.moduleName))
    let dependencies = all.map(\.name).filter { $0 != module.name && reachable.contains($0) }
    modules.append(Module(chosen: module, dependencies: dependencies, exclude: exclude))
  }

  /// The Swift files of a folder that are not built, and everything that SwiftPM would wonder about,
  /// relative to the folder.
  private static func others(in folder: String, but kept: Set<String>) -> [String] {
    var result: [String] = []
    let walk = FileManager.default.enumerator(atPath: folder)
    while let name = walk?.nextObject() as? String {
      let path = "\(folder)/\(name)"
      if result.contains(where: { name.hasPrefix($0 + "/") }) { continue }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        let hasSources = kept.contains { $0.hasPrefix(path + "/") }
        if !hasSources, !name.hasSuffix(".lproj") { result.append(name) }
      } else if !kept.contains(path), !isStrings(name) {
        result.append(name)
      }
    }
    return result.sorted()
  }

  private static func isStrings(_ name: String) -> Bool {
    name.hasSuffix(".strings") || name.hasSuffix(".stringsdict")
  }

  // MARK: The app

  private mutating func addAppFiles(around target: Target) {
    let home = "Sources/\(appTarget)"
    if !hasOwnApp {
      appFiles.append(File(path: "\(home)/AppDelegate.swift", text: Self.delegate))
    }
    var plist: [(String, PlistValue)] = [("CFBundleDisplayName", .string(appName))]
    let identifier = target.settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? ""
    if Self.isIdentifier(identifier) {
      plist.append(("CFBundleIdentifier", .string(identifier)))
    } else if !identifier.isEmpty {
      notes.append(
        "The bundle identifier '\(identifier)' depends on settings that are not in the project; "
          + "the app got one of its own.")
    }
    for key in [
      "INAlternativeAppNames", "BGTaskSchedulerPermittedIdentifiers", "UIBackgroundModes",
    ] {
      if let value = target.infoPlist?[key] { plist.append((key, value)) }
    }
    appFiles.append(File(path: "\(home)/Info.plist", text: PlistText(plist).text))
    let entitlements = [
      ("com.apple.security.application-groups", target.appGroups),
      ("keychain-access-groups", target.keychainGroups),
    ]
    .map { key, groups in (key, groups.filter(Self.isIdentifier)) }.filter { !$0.1.isEmpty }
    if !entitlements.isEmpty {
      appFiles.append(
        File(
          path: "\(home)/\(appTarget).entitlements",
          text: PlistText(
            entitlements.map { key, groups in (key, .array(groups.map { .string($0) })) }
          ).text))
    }
  }

  /// Without the gaps that unknown settings leave.
  private static func isIdentifier(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix(".") && !text.hasSuffix(".") && !text.contains("..")
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") }
  }

  private static let delegate = """
    // The app's entry point on Linux. Register dependencies of intents here: the process that runs
    // them starts with this type, as the app's own does.

    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {}

    """
}
