// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials

/// The keys of an `Info.plist` that matter to intents.
struct InfoPlist: Decodable {
  var bundleIdentifier: String?
  var name: String?
  var displayName: String?
  var spokenName: String?
  var executable: String?
  var version: String?
  var build: String?
  var alternativeNames: [AlternativeName]?
  var legacyExtension: LegacyExtension?
  var extensionAttributes: ExtensionAttributes?

  struct AlternativeName: Decodable {
    var name: String?
    private enum CodingKeys: String, CodingKey { case name = "INAlternativeAppName" }
  }

  struct LegacyExtension: Decodable {
    var point: String?
    private enum CodingKeys: String, CodingKey { case point = "NSExtensionPointIdentifier" }
  }

  struct ExtensionAttributes: Decodable {
    var point: String?
    private enum CodingKeys: String, CodingKey { case point = "EXExtensionPointIdentifier" }
  }

  private enum CodingKeys: String, CodingKey {
    case bundleIdentifier = "CFBundleIdentifier"
    case name = "CFBundleName"
    case displayName = "CFBundleDisplayName"
    case spokenName = "CFBundleSpokenName"
    case executable = "CFBundleExecutable"
    case version = "CFBundleShortVersionString"
    case build = "CFBundleVersion"
    case alternativeNames = "INAlternativeAppNames"
    case legacyExtension = "NSExtension"
    case extensionAttributes = "EXAppExtensionAttributes"
  }

  /// What hosts this extension: `com.apple.appintents-extension`.
  var extensionPoint: String? { extensionAttributes?.point ?? legacyExtension?.point }

  static func read(_ bundle: String) throws(DeviceError) -> InfoPlist {
    let path = bundle + "/Info.plist"
    guard let data = try BundleFile.read(path, or: .brokenInfo) else {
      throw DeviceError(
        .brokenInfo, "'\(bundle)' has no Info.plist; build the bundle with 'appintents build'")
    }
    guard let info = try? PropertyListDecoder().decode(InfoPlist.self, from: data) else {
      throw DeviceError(.brokenInfo, "'\(path)' is not a property list; build the bundle again")
    }
    return info
  }

  func requireIdentifier(of bundle: String) throws(DeviceError) -> String {
    guard let bundleIdentifier, !bundleIdentifier.isEmpty else {
      throw DeviceError(
        .brokenInfo, "'\(bundle)/Info.plist' has no CFBundleIdentifier; add one and build again")
    }
    return try Device.checkName(bundleIdentifier)
  }
}
