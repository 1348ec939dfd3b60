// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Device
internal import IntentMetadata

/// What the table of `inspect` says about an intent in sentences, above its parameters.
struct IntentFacts {
  private let intent: IntentDeclaration
  private let subject: InspectedApp

  init(_ intent: IntentDeclaration, subject: InspectedApp) {
    self.intent = intent
    self.subject = subject
  }

  var lines: [String] {
    description + running + [visibility].compactMap { $0 } + protocols + schemas
      + [AvailabilityText.sentence(intent.object)].compactMap { $0 } + needs + deprecation
  }

  private var description: [String] {
    var lines: [String] = []
    if let text = intent.descriptionText?.shown, !text.isEmpty { lines.append(text) }
    if let category = intent.categoryName { lines.append("in category \(category.shown)") }
    let keywords = intent.searchKeywords.map(\.shown)
    if !keywords.isEmpty { lines.append("found as \(keywords.joined(separator: ", "))") }
    return lines
  }

  // MARK: Running

  private var running: [String] {
    var lines: [String] = []
    if let placement { lines.append(placement) }
    if intent.openAppWhenRun {
      lines.append("opens the app")
    } else if !intent.supportedModes.isDisjoint(with: [.foreground, .foregroundContinuable]) {
      lines.append("may open the app")
    }
    let position = subject.supplement.positions["intent/\(intent.identifier)"]
    if let position { lines.append("declared at \(position)") }
    if let output = intent.outputType { lines.append("returns \(output.displayName)") }
    switch intent.authenticationPolicy {
    case .alwaysAllowed: break
    case .requiresAuthentication: lines.append("requires authentication on a locked device")
    case .requiresLocalDeviceAuthentication:
      lines.append("requires authentication on the device itself")
    }
    return lines
  }

  private var placement: String? {
    guard let placement = subject.supplement.placements[intent.identifier] else { return nil }
    let executable = subject.bundle?.executable(placement.bundleIdentifier)?.executable
    return "runs in \(executable ?? placement.bundleIdentifier): \(placement.reason)"
  }

  // MARK: Who may use it

  private var visibility: String? {
    if intent.isAssistantOnly { return "for the assistant only" }
    return intent.isDiscoverable ? nil : "not discoverable"
  }

  private var protocols: [String] {
    let names = intent.systemProtocols.map(\.rawValue).map { name in
      name.split(separator: ".").last.map(String.init) ?? name
    }
    return names.isEmpty ? [] : ["for the system: \(names.joined(separator: ", "))"]
  }

  /// The shapes of Apple's own that the intent has.
  private var schemas: [String] {
    (intent.object["assistantDefinedSchemas"]?.arrayValue ?? []).compactMap { schema in
      guard let name = schema.objectValue?["name"]?.stringValue else { return nil }
      let domain = schema.objectValue?["domain"]?.stringValue
      return "schema \(domain.map { $0 + "." } ?? "")\(name)"
    }
  }

  // MARK: Where it exists

  private var needs: [String] {
    (intent.object["requiredCapabilities"]?.arrayValue ?? []).compactMap { need in
      guard let key = need.objectValue?["key"]?.stringValue else { return nil }
      let domain = need.objectValue?["domain"]?.stringValue
      return "needs " + [domain, key].compactMap { $0 }.joined(separator: " ")
    }
  }

  private var deprecation: [String] {
    guard let metadata = intent.object["deprecationMetadata"]?.objectValue else { return [] }
    let message = metadata["messageText"]?.objectValue.map { LocalizedText(object: $0).shown }
    let successor = metadata["replacedByIntentIdentifier"]?.stringValue.map { "use \($0)" }
    return ["deprecated: " + [message, successor].compactMap { $0 }.joined(separator: "; ")]
  }
}
