// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Which protocols a type conforms to, through refinements, typealiases and superclasses.
struct Conformances {
  let resolver: NameResolver

  /// The framework protocols that `type` conforms to, by bare name.
  func frameworkProtocols(of type: DeclaredType) -> Set<String> {
    var found: Set<String> = []
    var seen: Set<String> = []
    collect(type, &found, &seen)
    return found
  }

  /// The protocols and superclasses that this package declares and `type` has, nearest first.
  func ancestors(of type: DeclaredType) -> [DeclaredType] {
    var result: [DeclaredType] = []
    var queue = [type]
    var seen: Set<String> = [type.qualifiedName]
    while !queue.isEmpty {
      let next = queue.removeFirst()
      for entry in next.inherited {
        for ancestor in declared(resolver.resolve(entry.type, in: entry.scope))
        where seen.insert(ancestor.qualifiedName).inserted {
          result.append(ancestor)
          queue.append(ancestor)
        }
      }
    }
    return result
  }

  private func declared(_ type: ResolvedType) -> [DeclaredType] {
    switch type {
    case .declared(let type): [type]
    case .composition(let parts): parts.flatMap(declared)
    default: []
    }
  }

  private func collect(
    _ type: DeclaredType, _ found: inout Set<String>, _ seen: inout Set<String>
  ) {
    guard seen.insert(type.qualifiedName).inserted else { return }
    for entry in type.inherited {
      collect(resolver.resolve(entry.type, in: entry.scope), &found, &seen)
    }
  }

  private func collect(
    _ type: ResolvedType, _ found: inout Set<String>, _ seen: inout Set<String>
  ) {
    switch type {
    case .declared(let declared): collect(declared, &found, &seen)
    case .composition(let parts): for part in parts { collect(part, &found, &seen) }
    case .external(let name, _): add(name, &found)
    default: break
    }
  }

  private func add(_ name: String, _ found: inout Set<String>) {
    guard found.insert(name).inserted else { return }
    for parent in FrameworkProtocols.parents[name] ?? [] { add(parent, &found) }
  }
}

/// The protocols of Apple's frameworks that matter here, and what each refines.
enum FrameworkProtocols {
  static let parents: [String: [String]] = {
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
      "UniqueAppEntityQuery": ["EnumerableEntityQuery"],
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
    "DeprecatedAppIntent", "URLRepresentableIntent", "AssistantIntent",
  ]

  private static let systemIntents = [
    "DeleteIntent", "LiveActivityIntent", "LiveActivityStartingIntent", "AudioRecordingIntent",
    "AudioPlaybackIntent", "AudioStartingIntent", "UndoableIntent", "CameraCaptureIntent",
    "ResumeWorkoutIntent", "PauseWorkoutIntent", "StartDiveIntent", "StartWorkoutIntent",
    "OpenIntent", "PushToTalkTransmissionIntent", "ShowInAppSearchResultsIntent",
    "PlayVideoIntent",
  ]

  /// Names of which a declaration's heading has at least one if the system is told of it.
  static let markers: Set<String> = Set(intents + systemIntents).union([
    "AppIntent", "SystemIntent", "AppEntity", "UniqueAppEntity", "FileEntity",
    "TransientAppEntity", "IndexedEntity", "URLRepresentableEntity", "AppEnum",
    "URLRepresentableEnum", "EntityQuery", "EntityStringQuery", "EntityPropertyQuery",
    "EnumerableEntityQuery", "UniqueAppEntityQuery", "AppShortcutsProvider",
    "AppIntentsPackage", "AppValue", "AssistantIntent", "AssistantEntity", "AssistantEnum",
    "IntentValueQuery", "UnionValue",
  ])
}
