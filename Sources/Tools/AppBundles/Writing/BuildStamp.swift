// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import Platform

/// What a bundle was built from, so that the next build can see in a few milliseconds that there
/// is nothing to do.
struct BuildStamp: Codable, Hashable, Sendable {
  /// Changes with what this module writes.
  static let currentVersion = 1

  var version = BuildStamp.currentVersion
  var configuration: BuildConfiguration
  /// The wish, not the choice: nil when the package's only app was meant.
  var appTarget: String?
  /// The package and those of its dependencies whose sources can change.
  var roots: [String]
  var digest: UInt64
  /// The absolute path of the bundle.
  var bundle: String
  var warnings: [String]

  /// The digest of the inputs as they are now, the toolchain among them.
  static func digest(roots: [String], configuration: BuildConfiguration) -> UInt64 {
    var digest = InputDigest(roots: roots)
    digest.add(configuration.rawValue)
    if let swift = ToolProcess.find("swift") { digest.add(file: swift) }
    return digest.value
  }

  /// The stamp of a bundle that is as its inputs would make it, nil when it has to be built.
  ///
  /// - Parameter built: the digest of executables that somebody else built, as the stamp has it.
  static func current(
    _ path: String, configuration: BuildConfiguration?, appTarget: String?, built: UInt64 = 0
  ) -> BuildStamp? {
    guard let data = try? Data(contentsOf: URL(filePath: path)),
      let stamp = try? JSONDecoder().decode(BuildStamp.self, from: data),
      stamp.version == currentVersion, stamp.appTarget == appTarget,
      configuration == nil || stamp.configuration == configuration,
      FileStamp(path: "\(stamp.bundle)/Info.plist") != nil,
      stamp.digest == digest(roots: stamp.roots, configuration: stamp.configuration) ^ built
    else { return nil }
    return stamp
  }

  /// Failing to write costs only time in the next build.
  func write(to path: String) {
    guard let data = try? JSONEncoder().encode(self) else { return }
    try? data.write(to: URL(filePath: path), options: .atomic)
  }
}
