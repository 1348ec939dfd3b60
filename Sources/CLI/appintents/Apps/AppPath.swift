// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import AppBundles
internal import CommandLineKit
internal import FoundationEssentials
internal import Platform

/// An app as a person names it on the command line: a bundle, or a package to build first.
struct AppPath: Hashable, Sendable {
  /// As it was typed.
  var typed: String

  init(_ typed: String) { self.typed = typed }

  var absolute: String {
    let current = FileManager.default.currentDirectoryPath
    var path = typed.hasPrefix("/") ? typed : "\(current)/\(typed)"
    while path.count > 1, path.hasSuffix("/") || path.hasSuffix("/.") { path.removeLast() }
    return path
  }

  var isPackage: Bool { AppBuilder.isPackage(absolute) }

  var exists: Bool { FileStamp(path: absolute) != nil }

  /// A folder with an `Info.plist` of its own, whatever it is called.
  var isBundle: Bool {
    absolute.hasSuffix(".app") || FileStamp(path: "\(absolute)/Info.plist") != nil
  }

  /// The path of the bundle, which is built first when the path is a package's.
  func bundle(
    configuration: BuildConfiguration? = nil, target: String? = nil
  ) throws -> String {
    if exists, isBundle, !isPackage { return absolute }
    let builder = AppBuilder(
      package: absolute, configuration: configuration, appTarget: target)
    return try PackageBuild(builder).run().path
  }
}
