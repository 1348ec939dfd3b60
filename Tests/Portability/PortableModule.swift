// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A module of ours that is also built for Apple's systems.
enum PortableModule: String, CaseIterable, Sendable {
  case model = "TelemetryModel"
  case gzip = "Gzip"
  case telemetry = "IntentTelemetry"
  case upload = "IntentTelemetryUpload"

  private var folder: String {
    let row =
      switch self {
      case .model: "Vocabulary"
      case .gzip: "Ground"
      case .telemetry, .upload: "Frameworks"
      }
    return "\(AppleSDK.repository)/Sources/\(row)/\(rawValue)"
  }

  /// Folders of it that need what only our side has; the manifest leaves them out there.
  var excluded: [String] { self == .telemetry ? ["Observation"] : [] }

  var privacyManifest: String { "\(folder)/PrivacyInfo.xcprivacy" }

  /// Whether an app names it in its manifest.
  var isProduct: Bool { self == .telemetry || self == .upload }

  /// The sources that Apple's side compiles.
  var sources: [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      name.hasSuffix(".swift") && !excluded.contains { name.hasPrefix($0 + "/") }
    }.sorted().map { "\(folder)/\($0)" }
  }
}
