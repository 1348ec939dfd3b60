// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AcmeCore
import AppIntents

/// A switch for developers, out of sight of everybody else.
public struct ChooseServerIntent: AppIntent {
  public static let title: LocalizedStringResource = "Choose Server"
  public static let isDiscoverable = false

  @Parameter(title: "Server", default: .normal)
  public var server: ServerOption

  public static var parameterSummary: some ParameterSummary {
    Summary("Use the \(\.$server) server")
  }

  public init() {}

  public func perform() async throws -> some IntentResult & ProvidesDialog {
    ServerChoice.current = server.choice
    return .result(dialog: "Acme now uses the \(server) server.")
  }
}

public enum ServerOption: String, AppEnum {
  case normal, slow, failing

  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Server"
  public static let caseDisplayRepresentations: [ServerOption: DisplayRepresentation] = [
    .normal: DisplayRepresentation(title: "normal", synonyms: ["real", "usual"]),
    .slow: DisplayRepresentation(title: "slow", subtitle: "Answers after a minute"),
    .failing: DisplayRepresentation(title: "failing", synonyms: ["broken"]),
  ]

  var choice: ServerChoice {
    switch self {
    case .normal: .normal
    case .slow: .slow
    case .failing: .failing
    }
  }
}
