// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The protocols of Apple's frameworks that matter here, and what each refines.
package enum FrameworkProtocols {
  package static let parents: [String: [String]] = {
    var parents: [String: [String]] = [
      "SystemIntent": ["AppIntent"],
      "AppEntity": ["AppValue"],
      "AppEnum": ["AppValue", "RawRepresentable"],
      "UniqueAppEntity": ["AppEntity"],
      "FileEntity": ["AppEntity"],
      "TransientAppEntity": ["AppEntity"],
      "IndexedEntity": ["AppEntity"],
      "URLRepresentableEntity": ["AppEntity"],
      "URLRepresentableEnum": ["AppEnum"],
      "AssistantEntity": ["AppEntity"],
      "AssistantEnum": ["AppEnum"],
      "EntityQuery": ["DynamicOptionsProvider"],
      "EntityStringQuery": ["EntityQuery"],
      "EntityPropertyQuery": ["EntityQuery"],
      "EnumerableEntityQuery": ["EntityQuery"],
      "IndexedEntityQuery": ["EntityQuery"],
      "UniqueAppEntityQuery": ["EnumerableEntityQuery"],
      "LongRunningIntent": ["ProgressReportingIntent"],
      "UISceneAppIntent": ["TargetContentProvidingIntent"],
      "SyncableEntity": ["AppEntity"],
      "OwnershipProvidingEntity": ["AppEntity"],
      "Codable": ["Decodable", "Encodable"],
    ]
    for name in intents { parents[name] = ["AppIntent"] }
    for name in systemIntents { parents[name] = ["SystemIntent"] }
    return parents
  }()

  private static let intents = [
    "ControlConfigurationIntent", "WidgetConfigurationIntent", "ProgressReportingIntent",
    "ForegroundContinuableIntent", "CustomIntentMigratedAppIntent", "SetValueIntent",
    "TargetContentProvidingIntent", "SetFocusFilterIntent", "PredictableIntent", "SnippetIntent",
    "DeprecatedAppIntent", "URLRepresentableIntent", "AssistantIntent", "CancellableIntent",
  ]

  private static let systemIntents = [
    "DeleteIntent", "LiveActivityIntent", "LiveActivityStartingIntent", "AudioRecordingIntent",
    "AudioPlaybackIntent", "AudioStartingIntent", "UndoableIntent", "CameraCaptureIntent",
    "ResumeWorkoutIntent", "PauseWorkoutIntent", "StartDiveIntent", "StartWorkoutIntent",
    "OpenIntent", "PushToTalkTransmissionIntent", "ShowInAppSearchResultsIntent",
    "PlayVideoIntent",
  ]

  /// What an app may declare to Apple's system and this one does not serve yet.
  package static let unsupported: Set<String> = [
    "IntentValueQuery", "AppUnionValue",
  ]

  /// Names of which a declaration's heading has at least one if the system is told of it.
  package static let markers: Set<String> = Set(parents.keys).union(unsupported).union([
    "AppIntent", "AppValue", "AppShortcutsProvider", "AppIntentsPackage", "UnionValue",
  ]).subtracting(["Codable"])

  /// Whether a protocol that no source here declares sounds as if it refined one of these.
  package static func mayRefine(_ name: String) -> Bool {
    guard !markers.contains(name), !name.hasPrefix("IN"), name != "AppIntentsExtension" else {
      return false
    }
    return ["Intent", "AppEntity", "AppEnum", "EntityQuery", "ShortcutsProvider"]
      .contains { name.hasSuffix($0) }
  }
}
