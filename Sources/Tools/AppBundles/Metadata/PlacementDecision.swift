// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import IntentMetadata

/// Decides which executable of a bundle runs an intent.
///
/// The rules are Apple's: what has to be in front, and what plays or shows something lasting, runs
/// in the app; what belongs to a widget in the widget extension; everything else in the App Intents
/// extension when it is compiled into it, because that starts faster, and otherwise in the app in
/// the background. `allowedExecutionTargets` overrides.
struct PlacementDecision {
  /// The app first.
  let executables: [BundleTarget]

  func placements(
    of manifest: Manifest, positions: [String: SourcePosition]
  ) throws(BundleBuildError) -> [String: IntentPlacement] {
    var result: [String: IntentPlacement] = [:]
    for (identifier, intent) in manifest.intents.sorted(by: { $0.key < $1.key }) {
      let (kind, reason, isFixed) = wanted(intent)
      if let target = executable(kind), contains(target, intent) {
        result[identifier] = place(target, reason)
      } else if !isFixed, let target = executable(.app), contains(target, intent) {
        result[identifier] = place(target, fallbackReason(kind))
      } else if !isFixed, let target = executables.first(where: { contains($0, intent) }) {
        result[identifier] = place(target, "compiled into '\(target.target.name)' only")
      } else {
        throw missing(intent, kind, reason, positions["intent/\(identifier)"])
      }
    }
    return result
  }

  private func place(_ target: BundleTarget, _ reason: String) -> IntentPlacement {
    IntentPlacement(bundleIdentifier: target.bundleIdentifier, reason: reason)
  }

  /// - Returns: also whether another executable will not do.
  private func wanted(
    _ intent: IntentDeclaration
  ) -> (kind: BundleExecutable.Kind, reason: String, isFixed: Bool) {
    let protocols = Set(intent.systemProtocols)
    if let target = allowedTarget(of: intent) {
      return (target, "allowedExecutionTargets names it", true)
    }
    if intent.openAppWhenRun { return (.app, "openAppWhenRun", true) }
    if !intent.supportedModes.isDisjoint(with: [.foreground, .foregroundContinuable]) {
      return (.app, "supportedModes has a foreground mode", true)
    }
    if protocols.contains(.openEntity) { return (.app, "OpenIntent opens the app", true) }
    if protocols.contains(.liveActivity) {
      return (.app, "LiveActivityIntent runs in the app", true)
    }
    if protocols.contains(.audioPlayback) {
      return (.app, "AudioPlaybackIntent runs in the app", true)
    }
    let control = SystemProtocol(rawValue: "com.apple.link.systemProtocol.ControlConfiguration")
    if protocols.contains(.widgetConfiguration) || protocols.contains(control) {
      return (.widgetExtension, "bound to a widget", false)
    }
    return (.appIntentsExtension, "compiled into the App Intents extension", false)
  }

  /// The one process that `allowedExecutionTargets` leaves, nil when it leaves a choice.
  private func allowedTarget(of intent: IntentDeclaration) -> BundleExecutable.Kind? {
    let names = (intent.object["allowedExecutionTargets"]?.arrayValue ?? [])
      .compactMap(\.stringValue)
    let kinds: [String: BundleExecutable.Kind] = [
      "main": .app, "appIntentsExtension": .appIntentsExtension,
      "widgetKitExtension": .widgetExtension,
    ]
    let allowed = names.compactMap { kinds[$0] }
    return allowed.first { executable($0).map { contains($0, intent) } ?? false } ?? allowed.first
  }

  private func fallbackReason(_ kind: BundleExecutable.Kind) -> String {
    switch kind {
    case .appIntentsExtension where executable(kind) == nil:
      "the bundle has no App Intents extension: the app, launched in the background"
    case .appIntentsExtension:
      "not compiled into the App Intents extension: the app, launched in the background"
    default: "not compiled into a widget extension: the app, launched in the background"
    }
  }

  private func executable(_ kind: BundleExecutable.Kind) -> BundleTarget? {
    executables.first { $0.kind == kind }
  }

  private func contains(_ target: BundleTarget, _ intent: IntentDeclaration) -> Bool {
    target.modules.contains { $0.target.c99name == intent.module }
  }

  private func missing(
    _ intent: IntentDeclaration, _ kind: BundleExecutable.Kind, _ reason: String,
    _ position: SourcePosition?
  ) -> BundleBuildError {
    let place = position.map { "\($0): " } ?? ""
    let start = "\(place)intent '\(intent.identifier)' must run in the \(kind.spoken) (\(reason))"
    guard let target = executable(kind) else {
      return BundleBuildError(
        .declaration, "\(start), which the bundle does not have; add an executable target for it")
    }
    return BundleBuildError(
      .declaration,
      "\(start), but module '\(intent.module)' is not linked into target '\(target.target.name)'; "
        + "add it to the target's dependencies")
  }
}

extension BundleExecutable.Kind {
  /// As a sentence calls it.
  package var spoken: String {
    switch self {
    case .app: "app"
    case .appIntentsExtension: "App Intents extension"
    case .widgetExtension: "widget extension"
    }
  }
}
