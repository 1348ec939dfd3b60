// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import Platform

/// Builds an app bundle from a Swift package: `appintents build`.
package struct AppBuilder: Sendable {
  /// The absolute path of the package.
  package var package: String
  /// Where the bundle goes, `<package>/.build/appintents` when nil.
  package var output: String?
  /// Nil takes a bundle of any configuration that is up to date, else builds for debugging.
  package var configuration: BuildConfiguration?
  /// The app's target, when the package has several.
  package var appTarget: String?

  package init(
    package: String, output: String? = nil, configuration: BuildConfiguration? = nil,
    appTarget: String? = nil
  ) {
    self.package = package
    self.output = output
    self.configuration = configuration
    self.appTarget = appTarget
  }

  /// A bundle that stands ready.
  package struct Built: Hashable, Sendable {
    package var path: String
    package var configuration: BuildConfiguration
    /// Whether nothing had changed since it was built.
    package var wasUpToDate: Bool
    package var warnings: [String]
  }

  /// Whether a path is a package: a folder with a manifest.
  package static func isPackage(_ path: String) -> Bool {
    FileStamp(path: "\(path)/Package.swift") != nil
  }

  /// - Parameter onProgress: what is done now, one line.
  package func build(onProgress: (String) -> Void) throws(BundleBuildError) -> Built {
    guard Self.isPackage(package) else { throw notAPackage }
    if let built = upToDate() { return built }
    let folder = "\(package)/.build/appintents"
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      return try FileLock.withLock("\(folder)/.lock") {
        guard !ToolProcess.isEnding else { throw Self.interrupted }
        onProgress("Waiting for another build of \(lastComponent(package))")
      } _: {
        // Another process may have built the same while this one waited.
        if let built = upToDate() { return built }
        return try buildLocked(onProgress: onProgress)
      }
    } catch let error as BundleBuildError {
      throw error
    } catch {
      throw BundleBuildError(.input, "'\(folder)' cannot be written; make it writable")
    }
  }

  private static let interrupted = BundleBuildError(.build, "the build was interrupted")

  private var notAPackage: BundleBuildError {
    let exists = FileStamp(path: package) != nil
    if exists, let outer = enclosingPackage {
      return BundleBuildError(
        .input,
        "'\(package)' lies inside a Swift package; give the package '\(outer)', and --target when "
          + "it has several apps")
    }
    return BundleBuildError(
      .input,
      exists
        ? "'\(package)' is neither an app bundle nor a Swift package; give a folder with an "
          + "Info.plist or a Package.swift"
        : "there is no '\(package)'; give the path of an .app or of a Swift package")
  }

  /// The package that the path is a folder or a file of.
  private var enclosingPackage: String? {
    var path = package
    while let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      path = String(path[..<slash])
      if Self.isPackage(path) { return path }
    }
    return nil
  }

  private var outputFolder: String { output ?? "\(package)/.build/appintents" }

  /// One stamp for each place and target.
  private var stampPath: String {
    var key = InputDigest(roots: [])
    key.add(outputFolder)
    key.add(appTarget ?? "")
    return "\(package)/.build/appintents/.stamp-\(String(key.value, radix: 16)).json"
  }

  private func upToDate() -> Built? {
    BuildStamp.current(stampPath, configuration: configuration, appTarget: appTarget).map { stamp in
      Built(
        path: stamp.bundle, configuration: stamp.configuration, wasUpToDate: true,
        warnings: stamp.warnings)
    }
  }

  private func buildLocked(onProgress: (String) -> Void) throws(BundleBuildError) -> Built {
    let configuration = configuration ?? .debug
    let tool = PackageTool(package: package, configuration: configuration)
    onProgress("Reading \(lastComponent(package))/Package.swift")
    let root = try tool.describe(package)
    let graph = try tool.graph()
    // What can be refused before a long build is.
    _ = try BundleTargets(
      DescribedPackages(packages: [(graph.identity, root)]), appName: appTarget)

    // Before the build, so that a file which changes while it runs is seen the next time.
    let roots = graph.all.map(\.path).filter { !$0.contains("/.build/checkouts/") }
    let digest = BuildStamp.digest(roots: roots, configuration: configuration)
    try tool.build(onProgress: onProgress)

    onProgress("Bundling")
    let (bundle, warnings) = try write(graph, root, tool, into: outputFolder)
    BuildStamp(
      configuration: configuration, appTarget: appTarget, roots: roots, digest: digest,
      bundle: bundle, warnings: warnings
    ).write(to: stampPath)
    return Built(
      path: bundle, configuration: configuration, wasUpToDate: false, warnings: warnings)
  }

  /// Makes the bundle of what was built.
  func write(
    _ graph: PackageGraph, _ root: SwiftPackage, _ tool: PackageTool, into folder: String
  ) throws(BundleBuildError) -> (path: String, warnings: [String]) {
    let packages = try describe(graph, root, tool)
    let targets = try BundleTargets(packages, appName: appTarget)
    let metadata = try BundleMetadata(
      targets, modules: try readMetadata(targets, packages, tool), package: root)
    let writer = BundleWriter(
      targets: targets, metadata: metadata, packages: packages, binaryPath: tool.binaryPath)
    return (try writer.write(into: folder), metadata.warnings + unread(targets, packages))
  }

  /// The root, and of its dependencies those on which the plugin ran.
  private func describe(
    _ graph: PackageGraph, _ root: SwiftPackage, _ tool: PackageTool
  ) throws(BundleBuildError) -> DescribedPackages {
    let plugin = "AppIntentsMetadata"
    var packages = [(identity: graph.identity, package: root)]
    var users = [graph.identity: try tool.targets(of: package, usingPlugin: plugin)]
    for entry in graph.all.dropFirst() {
      let outputs = "\(tool.scratchPath)/plugins/outputs/\(entry.identity)"
      guard FileStamp(path: outputs) != nil else { continue }
      packages.append((entry.identity, try tool.describe(entry.path)))
      users[entry.identity] = try tool.targets(of: entry.path, usingPlugin: plugin)
    }
    return DescribedPackages(packages: packages, pluginUsers: users)
  }

  private func readMetadata(
    _ targets: BundleTargets, _ packages: DescribedPackages, _ tool: PackageTool
  ) throws(BundleBuildError) -> [ModuleReference: ModuleMetadata] {
    var result: [ModuleReference: ModuleMetadata] = [:]
    for module in Set(targets.all.flatMap(\.modules)) where packages.usesPlugin(module) {
      result[module] = try ModuleMetadata.read(
        module, scratchPath: tool.scratchPath, configuration: tool.configuration)
    }
    return result
  }

  /// What the targets without the plugin declare in vain.
  private func unread(_ targets: BundleTargets, _ packages: DescribedPackages) -> [String] {
    Set(targets.all.flatMap(\.modules)).filter { !packages.usesPlugin($0) }
      .compactMap { module in
        packages.folder(of: module).flatMap {
          UnreadDeclarations.warning(module.target, folder: $0)
        }
      }.sorted()
  }
}
