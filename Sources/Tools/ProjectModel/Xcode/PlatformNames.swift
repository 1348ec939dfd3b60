// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Between the names of SDKs and platforms.
enum PlatformNames {
  private static let known: [(sdk: String, platform: ApplePlatform, version: String)] = [
    ("iphoneos", .iOS, "IPHONEOS_DEPLOYMENT_TARGET"),
    ("macosx", .macOS, "MACOSX_DEPLOYMENT_TARGET"),
    ("watchos", .watchOS, "WATCHOS_DEPLOYMENT_TARGET"),
    ("appletvos", .tvOS, "TVOS_DEPLOYMENT_TARGET"),
    ("xros", .visionOS, "XROS_DEPLOYMENT_TARGET"),
    ("driverkit", .driverKit, "DRIVERKIT_DEPLOYMENT_TARGET"),
  ]

  /// The SDK that conditions of settings are compared with; the first of several.
  static func sdk(_ layers: SettingLayers) -> String {
    let root = layers.value(of: "SDKROOT")
    if let own = known.first(where: { root?.hasPrefix($0.sdk) ?? false }) { return own.sdk }
    let all = platforms(root: root, supported: layers.value(of: "SUPPORTED_PLATFORMS"))
    return known.first { all.contains($0.platform) }?.sdk ?? "iphoneos"
  }

  static func platforms(_ settings: BuildSettings) -> Set<ApplePlatform> {
    var result = platforms(root: settings["SDKROOT"], supported: settings["SUPPORTED_PLATFORMS"])
    if settings.isOn("SUPPORTS_MACCATALYST") { result.insert(.macCatalyst) }
    return result
  }

  static func versions(_ settings: BuildSettings) -> [ApplePlatform: String] {
    let platforms = platforms(settings)
    var result: [ApplePlatform: String] = [:]
    for entry in known where platforms.contains(entry.platform) {
      if let version = settings[entry.version], !version.isEmpty {
        result[entry.platform] = version
      }
    }
    return result
  }

  private static func platforms(root: String?, supported: String?) -> Set<ApplePlatform> {
    let names = supported.map(SettingList.words) ?? []
    let found = Set(known.filter { names.contains($0.sdk) }.map(\.platform))
    guard found.isEmpty else { return found }
    // `iphoneos`, also `iphoneos17.0`.
    return Set(known.filter { root?.hasPrefix($0.sdk) ?? false }.map(\.platform))
  }
}
