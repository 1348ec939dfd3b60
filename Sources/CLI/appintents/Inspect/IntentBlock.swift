// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Device
internal import CommandLineKit
internal import IntentMetadata

/// One intent in the table of `inspect`.
struct IntentBlock {
  private let intent: IntentDeclaration
  private let subject: InspectedApp
  private let style: TextStyle

  init(_ intent: IntentDeclaration, subject: InspectedApp, style: TextStyle) {
    self.intent = intent
    self.subject = subject
    self.style = style
  }

  var lines: [String] {
    [heading] + facts.map { "    " + style($0, .dim) } + parameters + sentences
  }

  private var heading: String {
    "  " + style(intent.identifier, .bold) + "  " + intent.title.shown
  }

  private var facts: [String] {
    var facts: [String] = []
    if let description = intent.descriptionText?.shown { facts.append(description) }
    if let placement { facts.append(placement) }
    let position = subject.supplement.positions["intent/\(intent.identifier)"]
    if let position { facts.append("declared at \(position)") }
    if let output = intent.outputType { facts.append("returns \(output.displayName)") }
    switch intent.authenticationPolicy {
    case .alwaysAllowed: break
    case .requiresAuthentication: facts.append("requires authentication on a locked device")
    case .requiresLocalDeviceAuthentication:
      facts.append("requires authentication on the device itself")
    }
    if !intent.isDiscoverable { facts.append("not discoverable") }
    let protocols = intent.systemProtocols.map(\.rawValue).map { name in
      name.split(separator: ".").last.map(String.init) ?? name
    }
    if !protocols.isEmpty { facts.append("for the system: \(protocols.joined(separator: ", "))") }
    return facts + schemas + deprecation
  }

  /// The shapes of Apple's own that the intent has.
  private var schemas: [String] {
    (intent.object["assistantDefinedSchemas"]?.arrayValue ?? []).compactMap { schema in
      guard let name = schema.objectValue?["name"]?.stringValue else { return nil }
      let domain = schema.objectValue?["domain"]?.stringValue
      return "schema \(domain.map { $0 + "." } ?? "")\(name)"
    }
  }

  private var deprecation: [String] {
    guard let metadata = intent.object["deprecationMetadata"]?.objectValue else { return [] }
    let message = metadata["messageText"]?.objectValue.map { LocalizedText(object: $0).shown }
    let successor = metadata["replacedByIntentIdentifier"]?.stringValue.map { "use \($0)" }
    return ["deprecated: " + [message, successor].compactMap { $0 }.joined(separator: "; ")]
  }

  private var placement: String? {
    guard let placement = subject.supplement.placements[intent.identifier] else { return nil }
    let executable = subject.bundle?.executable(placement.bundleIdentifier)?.executable
    return "runs in \(executable ?? placement.bundleIdentifier): \(placement.reason)"
  }

  private var parameters: [String] {
    var columns = Columns()
    for parameter in intent.parameters {
      columns.add(
        parameter.name, type(parameter.valueType, parameter.isOptional), parameter.title.shown,
        parameter.parameterDescription?.shown ?? "")
    }
    return columns.lines(indent: 4)
  }

  private var sentences: [String] {
    intent.summary.map { SummaryOutline($0).lines.map { "    " + $0 } } ?? []
  }
}

extension LocalizedText {
  /// The text with its key, where that is another text: a translator looks for the key.
  var shown: String {
    guard let defaultValue, defaultValue != key else { return text }
    return "\(defaultValue) (key \(key)\(table.map { " in table \($0)" } ?? ""))"
  }
}
