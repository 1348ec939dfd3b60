// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SwiftSyntax

/// Reads one type that conforms to `AppIntent`.
struct IntentReader {
  let reading: Reading
  let type: DeclaredType
  let protocols: Set<String>

  func read() -> IntentDeclaration {
    let identifier = reading.identifiers.identifier(of: type)
    let mangled = reading.mangledName(of: type)
    var intent = IntentDeclaration(
      identifier: identifier, fullyQualifiedTypeName: type.qualifiedName, mangledTypeName: mangled)
    reading.note("intent/\(identifier)", at: type.name, in: type.file)
    readTitle(into: &intent)
    readDescription(into: &intent)
    readModes(into: &intent)
    readVisibility(into: &intent)
    intent.systemProtocols = SystemProtocols.of(protocols)
    intent.parameters = ParameterReader(reading: reading, owner: identifier, type: type).read()
    intent.outputType = ResultReader(reading: reading, type: type).outputType()
    readEntityType(into: &intent)
    readCustomIntentClass(into: &intent)
    intent.summary = SummaryReader(
      reading: reading, type: type, parameters: intent.parameters
    ).read()
    return intent
  }

  private func readTitle(into intent: inout IntentDeclaration) {
    let title = reading.staticValue(
      "title", of: type, expecting: "a string literal or LocalizedStringResource(\"…\")",
      read: reading.constants.localizedText)
    if let title {
      intent.title = title
    } else if reading.constants.property("title", of: type) == nil {
      reading.error(
        "intent '\(type.nestedName)' has no title", at: type.name, in: type.file,
        "declare static let title: LocalizedStringResource")
    }
  }

  private func readDescription(into intent: inout IntentDeclaration) {
    let constants = reading.constants
    let description: DescriptionText?? = reading.staticValue(
      "description", of: type, expecting: "a string literal or IntentDescription(\"…\")"
    ) { written in
      if constants.isNil(written) { return .some(nil) }
      return DescriptionText(written, reading).map { .some($0) }
    }
    guard case .some(.some(let description)) = description else { return }
    intent.descriptionText = description.text
    intent.searchKeywords = description.keywords
    if let category = description.category { intent.categoryName = category }
    if let name = description.resultValueName {
      var metadata = intent.object["descriptionMetadata"]?.objectValue ?? [:]
      metadata["resultValueName"] = .object(name.object)
      intent.object["descriptionMetadata"] = .object(metadata)
    }
  }

  // MARK: How it runs

  private func readModes(into intent: inout IntentDeclaration) {
    let opensByItself = !protocols.isDisjoint(with: [
      "OpenIntent", "ShowInAppSearchResultsIntent", "PlayVideoIntent", "StartWorkoutIntent",
    ])
    let opens = reading.staticValue(
      "openAppWhenRun", of: type, expecting: "true or false", read: reading.constants.bool)
    intent.openAppWhenRun = opens ?? opensByItself
    intent.supportedModes = intent.openAppWhenRun ? .foreground : .background
    if protocols.contains("ForegroundContinuableIntent") {
      // What replaced the protocol: an intent that may come to the foreground while it runs.
      intent.supportedModes.insert(.foreground)
      intent.object["openAppIntentsForegroundMode"] = "dynamic"
    }
    let targets = reading.staticValue(
      "allowedExecutionTargets", of: type,
      expecting: ".main, .appIntentsExtension, .widgetKitExtension or a list of them"
    ) { ExecutionTargets($0, reading.constants) }
    if let targets {
      intent.object["allowedExecutionTargets"] = .array(targets.names.map { .string($0) })
    }
    let declared = reading.staticValue(
      "supportedModes", of: type, expecting: ".background, .foreground or a list of them"
    ) { ForegroundModes($0, reading.constants) }
    guard let declared else { return }
    intent.supportedModes = declared.modes
    // With a mode of its own, the app comes later or not at all.
    intent.openAppWhenRun =
      declared.modes == .foreground && [nil, "immediate"].contains(declared.foreground)
    intent.object["openAppIntentsForegroundMode"] = declared.foreground.map { .string($0) }
  }

  private func readVisibility(into intent: inout IntentDeclaration) {
    let discoverable = reading.staticValue(
      "isDiscoverable", of: type, expecting: "true or false", read: reading.constants.bool)
    if let discoverable { intent.isDiscoverable = discoverable }
    let policies: [String: AuthenticationPolicy] = [
      "alwaysAllowed": .alwaysAllowed, "requiresAuthentication": .requiresAuthentication,
      "requiresLocalDeviceAuthentication": .requiresLocalDeviceAuthentication,
    ]
    let policy = reading.staticValue(
      "authenticationPolicy", of: type, expecting: "a case such as .requiresAuthentication"
    ) { written in
      reading.constants.memberName(reading.constants.follow(written)).flatMap { policies[$0] }
    }
    if let policy { intent.authenticationPolicy = policy }
  }

  // MARK: What it is about

  /// The entity that an open or delete intent is about: Apple's `LNActionTypeMetadataKeyEntityType`.
  private func readEntityType(into intent: inout IntentDeclaration) {
    let name: String? =
      if protocols.contains("OpenIntent") {
        "target"
      } else if protocols.contains("DeleteIntent") {
        "entities"
      } else {
        nil
      }
    guard let name, case .entity(let entity)? = intent.parameter(name)?.valueType.element else {
      return
    }
    intent.object["typeSpecificMetadata"] = [
      "LNActionTypeMetadataKeyEntityType", ["string": ["wrapper": .string(entity)]],
    ]
  }

  private func readCustomIntentClass(into intent: inout IntentDeclaration) {
    guard protocols.contains("CustomIntentMigratedAppIntent") else { return }
    let name = reading.staticValue(
      "intentClassName", of: type, expecting: "a string literal", read: reading.constants.string)
    intent.object["customIntentClassName"] = name.map { .string($0) }
  }
}

/// The parts of an `IntentDescription`.
struct DescriptionText {
  var text: LocalizedText
  var category: LocalizedText?
  var keywords: [LocalizedText] = []
  var resultValueName: LocalizedText?

  init?(_ written: ScopedExpression, _ reading: Reading) {
    let constants = reading.constants
    guard let call = constants.call(written, of: "IntentDescription") else {
      guard let text = constants.localizedText(written) else { return nil }
      self.text = text
      return
    }
    let first = call.argument(nil) ?? call.argument("stringLiteral")
    guard let text = first.flatMap({ constants.localizedText($0) }) else { return nil }
    self.text = text
    category = reading.text("categoryName", of: call)
    keywords = reading.texts("searchKeywords", of: call)
    resultValueName = reading.text("resultValueName", of: call)
  }
}

/// The value of `supportedModes`.
struct ForegroundModes {
  var modes: SupportedModes = []
  /// `immediate`, `deferred` or `dynamic`, when the source says so.
  var foreground: String?

  init?(_ written: ScopedExpression, _ constants: ConstantReader) {
    let list = constants.elements(written) ?? [constants.follow(written)]
    for element in list {
      let expression = element.expression
      if let call = expression.as(FunctionCallExprSyntax.self),
        let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
        callee.declName.baseName.plainName == "foreground",
        let mode = call.arguments.first.flatMap({
          constants.memberName(element.with($0.expression))
        })
      {
        modes.insert(.foreground)
        foreground = mode
        continue
      }
      switch constants.memberName(element) {
      case "background": modes.insert(.background)
      case "foreground": modes.insert(.foreground)
      default: return nil
      }
    }
  }
}

/// The contracts with the system that the manifest names for an intent.
enum SystemProtocols {
  private static let names: [(String, [SystemProtocol])] = [
    ("OpenIntent", [.openEntity, .foregroundContinuable]), ("DeleteIntent", [.deleteEntity]),
    ("SetValueIntent", [.setValue]), ("ForegroundContinuableIntent", [.foregroundContinuable]),
    ("LiveActivityIntent", [.liveActivity]), ("LiveActivityStartingIntent", [.liveActivity]),
    ("AudioPlaybackIntent", [.audioPlayback]), ("AudioStartingIntent", [.audioPlayback]),
    ("WidgetConfigurationIntent", [.widgetConfiguration]),
    ("AudioRecordingIntent", [named("AudioRecording"), named("SessionStarting")]),
    ("ShowInAppSearchResultsIntent", [named("Search")]),
  ]

  private static func named(_ name: String) -> SystemProtocol {
    SystemProtocol(rawValue: "com.apple.link.systemProtocol.\(name)")
  }

  /// Protocols whose name in the manifest no public file shows: their own, without `Intent`.
  private static let others = [
    "ControlConfigurationIntent", "ProgressReportingIntent",
    "UndoableIntent", "CameraCaptureIntent", "ResumeWorkoutIntent", "PauseWorkoutIntent",
    "StartWorkoutIntent", "StartDiveIntent", "SetFocusFilterIntent", "SnippetIntent",
    "PlayVideoIntent",
    "TargetContentProvidingIntent", "PredictableIntent",
    "PushToTalkTransmissionIntent", "URLRepresentableIntent", "DeprecatedAppIntent",
  ]

  static func of(_ protocols: Set<String>) -> [SystemProtocol] {
    var result: [SystemProtocol] = []
    for (name, system) in names where protocols.contains(name) {
      result += system.filter { !result.contains($0) }
    }
    for name in others where protocols.contains(name) {
      let short = name.hasSuffix("Intent") ? String(name.dropLast(6)) : name
      result.append(named(short))
    }
    return result
  }
}
