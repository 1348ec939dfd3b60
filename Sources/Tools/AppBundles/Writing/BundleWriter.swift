// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import IntentMetadata
internal import Platform

/// Writes an `.app` beside its place, then puts it there in one step.
struct BundleWriter {
  var targets: BundleTargets
  var metadata: BundleMetadata
  var packages: DescribedPackages
  /// Where SwiftPM put executables and resource bundles.
  var binaryPath: String

  private var files: FileManager { .default }

  /// - Returns: the path of the bundle.
  func write(into folder: String) throws(BundleBuildError) -> String {
    let name = targets.app.target.name
    let place = "\(folder)/\(name).app"
    let draft = "\(folder)/.\(name).app.\(OwnProcess.identifier)"
    do {
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      removeDrafts(of: name, in: folder)
      for target in targets.all { try write(target, app: draft) }
      if FileStamp(path: place) != nil {
        try FileEntry.exchange(draft, with: place)
        try? files.removeItem(atPath: draft)
      } else {
        try FileEntry.move(draft, to: place)
      }
      return place
    } catch let error as BundleBuildError {
      try? files.removeItem(atPath: draft)
      throw error
    } catch {
      try? files.removeItem(atPath: draft)
      throw BundleBuildError(
        .input, "'\(place)' cannot be written; make '\(folder)' writable and check the free space")
    }
  }

  /// Drafts of builds that were killed, and of this process.
  private func removeDrafts(of name: String, in folder: String) {
    let prefix = ".\(name).app."
    for entry in FileStamp.entries(of: folder) where entry.hasPrefix(prefix) {
      guard let owner = Int32(entry.dropFirst(prefix.count)),
        owner == OwnProcess.identifier || !OwnProcess.exists(owner)
      else { continue }
      try? files.removeItem(atPath: "\(folder)/\(entry)")
    }
  }

  private func write(_ target: BundleTarget, app: String) throws {
    let folder = target.bundlePath.isEmpty ? app : "\(app)/\(target.bundlePath)"
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try PropertyList.write(target.infoPlist.values)
      .write(to: URL(filePath: "\(folder)/Info.plist"))
    let executable = "\(binaryPath)/\(target.target.name)"
    guard FileStamp(path: executable)?.isExecutable == true else {
      throw BundleBuildError(
        .build,
        "the build made no executable '\(executable)'; declare '\(target.target.name)' as an "
          + "executable target whose product has the same name")
    }
    try files.copyItem(atPath: executable, toPath: "\(folder)/\(target.target.name)")
    try copyLibraries(of: executable, to: folder)
    try copyResources(of: target, to: folder)
    try writeMetadata(metadata.contents[target.bundlePath], to: folder)
  }

  private func writeMetadata(_ contents: BundleMetadata.Contents?, to folder: String) throws {
    guard let contents else { return }
    let place = "\(folder)/Metadata.appintents"
    try files.createDirectory(atPath: place, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(contents.manifest).write(to: URL(filePath: "\(place)/extract.actionsdata"))
    try encoder.encode(contents.supplement)
      .write(to: URL(filePath: "\(place)/\(ManifestSupplement.fileName)"))
    // Apple's readers look at the version first.
    try encoder.encode(["version": "3.0", "toolsVersion": "openappintents"])
      .write(to: URL(filePath: "\(place)/version.json"))
  }

  /// The package's dynamic libraries that an executable names: it looks for them beside itself.
  private func copyLibraries(of executable: String, to folder: String) throws {
    let libraries = FileStamp.entries(of: binaryPath).filter { $0.hasSuffix(".so") }
    guard !libraries.isEmpty else { return }
    let bytes = try Data(contentsOf: URL(filePath: executable), options: .alwaysMapped)
    for library in libraries where bytes.firstRange(of: Data(library.utf8 + [0])) != nil {
      try files.copyItem(atPath: "\(binaryPath)/\(library)", toPath: "\(folder)/\(library)")
    }
  }

  // MARK: Resources

  /// The resource bundles of the modules, and their localisations where iOS looks for an app's.
  private func copyResources(of target: BundleTarget, to folder: String) throws {
    for module in target.modules {
      guard
        let (_, package) = packages.packages.first(where: { $0.identity == module.packageIdentity })
      else { continue }
      let name = "\(package.name)_\(module.target.name).resources"
      if FileStamp(path: "\(binaryPath)/\(name)")?.isDirectory == true {
        try files.copyItem(atPath: "\(binaryPath)/\(name)", toPath: "\(folder)/\(name)")
      }
      let sources = package.folder(of: module.target)
      for place in [sources, "\(sources)/Resources"] {
        for entry in FileStamp.entries(of: place) where entry.hasSuffix(".lproj") {
          try mergeLocalisation("\(place)/\(entry)", into: "\(folder)/\(entry)")
        }
      }
    }
  }

  /// The first module's table of a name wins, and the executable's own module comes first.
  private func mergeLocalisation(_ source: String, into folder: String) throws {
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in FileStamp.entries(of: source) where FileStamp(path: "\(folder)/\(name)") == nil {
      try files.copyItem(atPath: "\(source)/\(name)", toPath: "\(folder)/\(name)")
    }
  }
}
