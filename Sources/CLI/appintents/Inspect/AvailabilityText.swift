// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import IntentMetadata

/// On which systems a declaration exists, from Apple's `availabilityAnnotations`.
enum AvailabilityText {
  /// `available from iOS 17.0, not on macOS`; nil when it exists everywhere.
  static func sentence(_ declaration: JSONObject) -> String? {
    let annotations = declaration["availabilityAnnotations"]?.objectValue ?? [:]
    let found = annotations.sorted { $0.key < $1.key }.flatMap { platform, versions in
      clauses(name(of: platform), versions.objectValue ?? [:])
    }
    return found.isEmpty ? nil : "available " + found.joined(separator: ", ")
  }

  private static func clauses(_ platform: String, _ versions: JSONObject) -> [String] {
    // As a version, `*` is each one.
    let obsoleted = versions["obsoletedVersion"]?.stringValue
    if obsoleted == "*" { return ["not on \(platform)"] }
    let introduced = versions["introducedVersion"]?.stringValue
    return [
      introduced.flatMap { $0 == "*" ? nil : "from \(platform) \($0)" },
      obsoleted.map { "before \(platform) \($0)" },
    ].compactMap { $0 }
  }

  private static func name(of platform: String) -> String {
    let names = [
      "IOS": "iOS", "MACOS": "macOS", "WATCHOS": "watchOS", "TVOS": "tvOS",
      "VISIONOS": "visionOS", "Wildcard": "other systems",
    ]
    let key = platform.replacing("LNPlatformName", with: "")
    return names[key] ?? key
  }
}
