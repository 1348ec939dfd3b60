// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Device
internal import Foundation
internal import IntentMetadata

/// A folder of its own for one test: a device and a bundle whose executables are the stub.
package final class StubApp: Sendable {
  package let folder: String
  package let device: Device
  package let bundle: AppBundle

  /// - Parameters:
  ///   - name: names the bundle and its identifier.
  ///   - app: how the app's executable starts.
  ///   - extensionStart: how the App Intents extension starts; nil for none. The extension runs
  ///     every intent but `Open`.
  ///   - executable: the file that is executed in every case.
  package init(
    name: String = "Stub", app: StubStart = .normal, extensionStart: StubStart? = nil,
    executable: String = StubApp.stubPath
  ) throws {
    folder = FileManager.default.temporaryDirectory.path + "/openappintents-\(UUID().uuidString)"
    device = try Device.create(at: folder + "/device")
    bundle = try Self.makeBundle(
      at: "\(folder)/\(name).app", identifier: "test.\(name.lowercased())", app: app,
      extensionStart: extensionStart, stub: executable)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Another bundle in the same folder.
  package func makeBundle(
    name: String, app: StubStart = .normal, extensionStart: StubStart? = nil
  ) throws -> AppBundle {
    try Self.makeBundle(
      at: "\(folder)/\(name).app", identifier: "test.\(name.lowercased())", app: app,
      extensionStart: extensionStart, stub: Self.stubPath)
  }

  package static var stubPath: String { FixtureBundle.builtExecutable("StubProcess") }

  private static func makeBundle(
    at path: String, identifier: String, app: StubStart, extensionStart: StubStart?, stub: String
  ) throws -> AppBundle {
    var manifest = Manifest(generator: "StubApp", generatorVersion: "1")
    var supplement = ManifestSupplement()
    supplement.executables = [
      BundleExecutable(
        kind: .app, bundleIdentifier: identifier, bundlePath: "", executable: app.rawValue,
        modules: ["Stub"], appGroups: ["group.\(identifier)"])
    ]
    if let extensionStart {
      supplement.executables.append(
        BundleExecutable(
          kind: .appIntentsExtension, bundleIdentifier: identifier + ".intents",
          bundlePath: "PlugIns/Intents.appex", executable: extensionStart.rawValue,
          modules: ["Stub"], appGroups: ["group.\(identifier)"]))
    }
    for stub in StubIntent.allCases {
      var intent = IntentDeclaration(
        identifier: stub.rawValue, fullyQualifiedTypeName: "Stub.\(stub.rawValue)",
        mangledTypeName: stub.rawValue)
      if stub == .open { intent.openAppWhenRun = true }
      manifest.intents[stub.rawValue] = intent
      manifest.shortcuts.append(
        ShortcutDeclaration(
          intentIdentifier: stub.rawValue,
          phrases: [PhraseTemplate("Do \(stub.rawValue) in ${applicationName}")],
          shortTitle: nil, systemImageName: nil))
      let place = stub == .open || extensionStart == nil ? identifier : identifier + ".intents"
      supplement.placements[stub.rawValue] = IntentPlacement(
        bundleIdentifier: place, reason: "compiled into it")
    }
    return try FixtureBundle.write(
      at: path, manifest: manifest, supplement: supplement, executable: stub)
  }
}
