// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import IntentMetadata
internal import Platform

/// An executable target that becomes an `.app` or an `.appex`.
struct BundleTarget: Hashable, Sendable {
  var target: SwiftPackage.Target
  /// The absolute path of its sources.
  var folder: String
  var kind: BundleExecutable.Kind
  var infoPlist: InfoPlist
  var appGroups: [String]
  var keychainGroups: [String] = []
  var modules: [ModuleReference]

  var bundleIdentifier: String { infoPlist.bundleIdentifier }

  /// The bundle's folder relative to the `.app`.
  var bundlePath: String { kind == .app ? "" : "PlugIns/\(target.name).appex" }

  var executable: BundleExecutable {
    BundleExecutable(
      kind: kind, bundleIdentifier: bundleIdentifier, bundlePath: bundlePath,
      executable: target.name, modules: modules.map(\.target.c99name), appGroups: appGroups,
      keychainGroups: keychainGroups.isEmpty ? nil : keychainGroups)
  }
}

/// Finds the bundle executables of a package and what stands beside their sources.
struct BundleTargets: Hashable, Sendable {
  var app: BundleTarget
  var extensions: [BundleTarget]

  var all: [BundleTarget] { [app] + extensions }

  /// - Parameter appName: the app's target, when the package has several.
  init(_ packages: DescribedPackages, appName: String?) throws(BundleBuildError) {
    let package = packages.root
    var found: [(target: SwiftPackage.Target, kind: BundleExecutable.Kind)] = []
    for target in package.targets.sorted(by: { $0.name < $1.name })
    where target.type == "executable" {
      if let kind = try Self.kind(of: target, in: package) { found.append((target, kind)) }
    }
    let chosen = try Self.chooseApp(
      found.filter { $0.kind == .app }.map(\.target), appName, package)
    let name = PropertyList.identifier(package.name).lowercased()
    let appTarget = PropertyList.identifier(chosen.name).lowercased()
    let identifier = name == appTarget ? "local.\(name)" : "local.\(name).\(appTarget)"
    app = try Self.make(chosen, .app, identifier, packages)
    extensions = []
    for (target, kind) in found where kind != .app {
      let suffix = PropertyList.identifier(target.name)
      let made = try Self.make(target, kind, "\(app.bundleIdentifier).\(suffix)", packages)
      try Self.check(made, of: app)
      extensions.append(made)
    }
    // A second extension of a kind would make the placement of an intent a matter of chance.
    for kind in [BundleExecutable.Kind.appIntentsExtension, .widgetExtension] {
      let same = extensions.filter { $0.kind == kind }.map { "'\($0.target.name)'" }
      guard same.count < 2 else {
        throw BundleBuildError(
          .declaration,
          "package '\(package.name)' has \(same.count) extensions of one kind, "
            + "\(same.joined(separator: " and ")); keep one")
      }
    }
  }

  private static func chooseApp(
    _ apps: [SwiftPackage.Target], _ wanted: String?, _ package: SwiftPackage
  ) throws(BundleBuildError) -> SwiftPackage.Target {
    let names = apps.map { "'\($0.name)'" }.joined(separator: ", ")
    if let wanted {
      if let target = apps.first(where: { $0.name == wanted }) { return target }
      throw BundleBuildError(
        .ambiguous,
        apps.isEmpty
          ? noApp(package)
          : "package '\(package.name)' has no app target '\(wanted)'; its apps are \(names)")
    }
    guard let app = apps.first else { throw BundleBuildError(.declaration, noApp(package)) }
    guard apps.count == 1 else {
      throw BundleBuildError(
        .ambiguous,
        "package '\(package.name)' has \(apps.count) apps, \(names); choose one with --target")
    }
    return app
  }

  private static func noApp(_ package: SwiftPackage) -> String {
    "package '\(package.name)' has no app: add an executable target with @main on a "
      + "UIApplicationDelegate, or with an Info.plist in its folder"
  }

  private static func kind(
    of target: SwiftPackage.Target, in package: SwiftPackage
  ) throws(BundleBuildError) -> BundleExecutable.Kind? {
    let folder = package.folder(of: target)
    let plist = try PropertyList.readDictionary("\(folder)/Info.plist")
    if let plist, let kind = InfoPlist.kind(of: plist) { return kind }
    // Files without an entry point are not worth tokenising, unless one conforms elsewhere.
    let sources = target.sources.compactMap {
      try? Data(contentsOf: URL(filePath: "\(folder)/\($0)"))
    }
    .map { String(decoding: $0, as: UTF8.self) }
    let isEntry = sources.contains { $0.contains("@main") || $0.contains("UIApplicationMain") }
    let kind = isEntry ? EntryPoint.kind(of: sources) : nil
    return kind ?? (plist == nil ? nil : .app)
  }

  private static func make(
    _ target: SwiftPackage.Target, _ kind: BundleExecutable.Kind, _ defaultIdentifier: String,
    _ packages: DescribedPackages
  ) throws(BundleBuildError) -> BundleTarget {
    let folder = packages.root.folder(of: target)
    let path = "\(folder)/Info.plist"
    let infoPlist = try InfoPlist(
      file: try PropertyList.readDictionary(path), path: path, target: target, kind: kind,
      defaultIdentifier: defaultIdentifier)
    return BundleTarget(
      target: target, folder: folder, kind: kind, infoPlist: infoPlist,
      appGroups: try groups(Self.appGroupsKey, "\(folder)/\(target.name).entitlements"),
      keychainGroups: try groups(Self.keychainGroupsKey, "\(folder)/\(target.name).entitlements")
        .map(withoutTeam),
      modules: packages.closure(of: target.name))
  }

  private static let appGroupsKey = "com.apple.security.application-groups"
  private static let keychainGroupsKey = "keychain-access-groups"

  /// Nobody signs the bundle, so there is no team whose identifier would stand before the group.
  private static func withoutTeam(_ group: String) -> String {
    for variable in ["$(AppIdentifierPrefix)", "$(TeamIdentifierPrefix)"]
    where group.hasPrefix(variable) {
      return String(group.dropFirst(variable.count))
    }
    return group
  }

  /// A list of groups in the entitlements file.
  private static func groups(
    _ key: String, _ path: String
  ) throws(BundleBuildError) -> [String] {
    guard let value = try PropertyList.readDictionary(path)?[key] else { return [] }
    guard let groups = value.arrayValue?.compactMap(\.stringValue),
      groups.count == value.arrayValue?.count
    else {
      throw BundleBuildError(
        .declaration, "'\(key)' in '\(path)' is not a list of strings; mend it")
    }
    return groups
  }

  /// iOS does not install an extension whose identifier does not begin with its app's.
  private static func check(
    _ extended: BundleTarget, of app: BundleTarget
  ) throws(BundleBuildError) {
    guard extended.bundleIdentifier.hasPrefix(app.bundleIdentifier + ".") else {
      throw BundleBuildError(
        .declaration,
        "the bundle identifier '\(extended.bundleIdentifier)' of '\(extended.target.name)' must "
          + "begin with the app's, '\(app.bundleIdentifier).'; mend its Info.plist")
    }
  }
}
