// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import Platform

extension AppBuilder {
  /// Makes a bundle of the executables that `swift test` built beside its tests, without a build:
  /// `swift test` holds the lock of the folder until the tests have ended.
  ///
  /// - Parameter scratchPath: the folder that SwiftPM builds in.
  package func bundleBuiltBesideTests(
    in scratchPath: String
  ) throws(BundleBuildError) -> Built {
    guard Self.isPackage(package) else {
      throw BundleBuildError(.input, "'\(package)' is no Swift package")
    }
    let configuration = configuration ?? .debug
    let tool = PackageTool(
      package: package, configuration: configuration, scratchPath: scratchPath,
      isInsideBuild: true)
    let folder = "\(scratchPath)/appintents/tests-\(configuration.rawValue)"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      return try FileLock.withLock("\(folder)/.lock") {
        try bundleLocked(tool, into: folder)
      }
    } catch let error as BundleBuildError {
      throw error
    } catch {
      throw BundleBuildError(.input, "'\(folder)' cannot be written; make it writable")
    }
  }

  private func bundleLocked(
    _ tool: PackageTool, into folder: String
  ) throws(BundleBuildError) -> Built {
    let stampPath = "\(folder)/.stamp-\(appTarget ?? "").json"
    let built = Self.builtDigest(tool)
    if let stamp = BuildStamp.current(
      stampPath, configuration: tool.configuration, appTarget: appTarget, built: built)
    {
      return Built(
        path: stamp.bundle, configuration: stamp.configuration, wasUpToDate: true,
        warnings: stamp.warnings)
    }
    let root = try tool.describe(package)
    let graph = try tool.graph()
    let roots = graph.all.map(\.path).filter { !$0.contains("/.build/checkouts/") }
    let (bundle, warnings) = try write(graph, root, tool, into: folder)
    BuildStamp(
      configuration: tool.configuration, appTarget: appTarget, roots: roots,
      digest: BuildStamp.digest(roots: roots, configuration: tool.configuration) ^ built,
      bundle: bundle, warnings: warnings
    ).write(to: stampPath)
    return Built(
      path: bundle, configuration: tool.configuration, wasUpToDate: false, warnings: warnings)
  }

  /// Changes with every executable of the build; those of the tests do not count.
  private static func builtDigest(_ tool: PackageTool) -> UInt64 {
    var digest = InputDigest(roots: [])
    for name in FileStamp.entries(of: tool.binaryPath).sorted() where !name.hasSuffix(".xctest") {
      let path = "\(tool.binaryPath)/\(name)"
      guard let stamp = FileStamp(path: path), !stamp.isDirectory, stamp.isExecutable else {
        continue
      }
      digest.add(file: path)
    }
    return digest.value
  }
}
