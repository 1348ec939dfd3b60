// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Device
internal import Foundation
internal import IntentMetadata

/// A device with an app of background tasks, `Tests/Support/BackgroundApp`, in a folder of its own.
package final class BackgroundFixture: Sendable {
  package static let identifier = "com.test.background"

  package let folder: String
  package let device: Device
  /// Installed on the device.
  package let bundle: AppBundle

  package init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/openappintents-\(UUID().uuidString)"
    device = try Device.create(at: folder + "/device")
    var supplement = ManifestSupplement()
    supplement.executables = [
      BundleExecutable(
        kind: .app, bundleIdentifier: Self.identifier, bundlePath: "", executable: "BackgroundApp",
        modules: [], appGroups: [])
    ]
    let path = folder + "/Background.app"
    _ = try FixtureBundle.write(
      at: path, manifest: Manifest(generator: "test", generatorVersion: "1"),
      supplement: supplement, executable: FixtureBundle.builtExecutable("BackgroundApp"))
    let info: [String: Any] = [
      "CFBundleIdentifier": Self.identifier, "CFBundleName": "Background",
      "CFBundleExecutable": "BackgroundApp", "UIBackgroundModes": ["fetch", "processing"],
      "BGTaskSchedulerPermittedIdentifiers": [
        "test.refresh", "test.failing", "test.polite", "test.deaf", "test.stubborn", "test.crash",
        "test.keychain", "test.unregistered", "test.export.*",
      ],
    ]
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
      .write(to: URL(filePath: path + "/Info.plist"))
    bundle = try device.install(try AppBundle(at: path))
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Starts the app's executable with an argument and the environment of its process, and kills it
  /// after some lines.
  ///
  /// - Returns: its number, and what it had printed.
  package func runAndKill(
    _ argument: String, afterLines count: Int
  ) async throws -> (process: Int32, lines: [String]) {
    // On a thread of its own: blocking calls would hold up every test beside this one.
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try self.runHere(argument, untilLines: count) })
      }
    }
  }

  private func runHere(
    _ argument: String, untilLines count: Int
  ) throws -> (process: Int32, lines: [String]) {
    let app = bundle.supplement.executables[0]
    let process = Process()
    process.executableURL = URL(filePath: bundle.path(of: app))
    process.arguments = [argument]
    process.environment = try device.launchEnvironment(for: app, of: bundle)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var printed = Data()
    while printed.count(where: { $0 == UInt8(ascii: "\n") }) < count {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      printed += data
    }
    kill(process.processIdentifier, SIGKILL)
    printed += output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: printed, as: UTF8.self).split(separator: "\n").map(String.init)
    return (process.processIdentifier, lines)
  }
}
