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
    "  " + style(intent.identifier, .bold) + "  " + intent.title.text
  }

  private var facts: [String] {
    var facts: [String] = []
    if let description = intent.descriptionText?.text { facts.append(description) }
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
    return facts
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
        parameter.name, type(parameter.valueType, parameter.isOptional), parameter.title.text)
    }
    return columns.lines(indent: 4)
  }

  private var sentences: [String] {
    (intent.summary?.formats ?? []).map { "    “\(PhraseText.readable($0))”" }
  }
}
