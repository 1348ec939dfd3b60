// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Device
internal import FoundationEssentials
internal import Platform

/// Installs bundles on a device, and sees in a few milliseconds that one is installed already.
package struct BundleInstaller: Sendable {
  private let device: Device

  package init(device: Device) { self.device = device }

  /// What an installed copy was made from.
  private struct Record: Codable, Hashable {
    var source: String
    var bundleIdentifier: String
    /// Of the source's files when it was copied.
    var digest: UInt64
    /// When the copy's `Info.plist` was written, in nanoseconds since 1970: an app that was
    /// installed over it by other means has another one.
    var installed: Int64
  }

  /// - Parameter source: the absolute path of an `.app`.
  /// - Returns: the installed copy.
  package func install(_ source: String) throws -> AppBundle {
    let digest = InputDigest(roots: [source]).value
    if let copy = copy(of: source, digest: digest) { return copy }
    // A copy that is replaced is taken from under the processes that run in it: who comes while
    // another installs waits, and finds the other's copy.
    return try device.withInstallLock {
      if let copy = copy(of: source, digest: digest) { return copy }
      let copy = try device.install(try AppBundle(at: source))
      write(
        Record(
          source: source, bundleIdentifier: copy.bundleIdentifier, digest: digest,
          installed: stamp(of: copy)))
      return copy
    }
  }

  /// The installed copy of the source as it is now.
  private func copy(of source: String, digest: UInt64) -> AppBundle? {
    if let record = record(source), record.source == source, record.digest == digest,
      let copy = try? device.installedApp(record.bundleIdentifier),
      stamp(of: copy) == record.installed
    {
      return copy
    }
    return nil
  }

  private func stamp(of bundle: AppBundle) -> Int64 {
    FileStamp(path: "\(bundle.path)/Info.plist")?.modified ?? 0
  }

  private func path(_ source: String) -> String {
    var key = InputDigest(roots: [])
    key.add(source)
    return "\(device.directory)/apps/.source-\(String(key.value, radix: 16)).json"
  }

  private func record(_ source: String) -> Record? {
    guard let data = try? Data(contentsOf: URL(filePath: path(source))) else { return nil }
    return try? JSONDecoder().decode(Record.self, from: data)
  }

  /// Without a record the next install only copies again.
  private func write(_ record: Record) {
    guard let data = try? JSONEncoder().encode(record) else { return }
    try? data.write(to: URL(filePath: path(record.source)), options: .atomic)
  }
}
