// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AcmeTelemetry
import AppIntents

/// The switch for usage data, which is off until a person turns it on.
public struct ShareUsageIntent: AppIntent {
  public static let title: LocalizedStringResource = "Share Usage Data"
  public static let description = IntentDescription(
    "Chooses whether Acme may tell its makers how its actions run, never what you say.",
    categoryName: "Privacy")

  @Parameter(title: "Sharing", requestValueDialog: "On or off?")
  public var sharing: Sharing

  public static var parameterSummary: some ParameterSummary {
    Summary("Turn usage sharing \(\.$sharing)")
  }

  public init() {}

  public func perform() async throws -> some IntentResult & ProvidesDialog {
    try AcmeTelemetry.share(sharing == .on)
    switch sharing {
    case .on: return .result(dialog: "Acme now shares how its actions run, never what you say.")
    case .off: return .result(dialog: "Acme shares nothing, and what was recorded is deleted.")
    }
  }
}

public enum Sharing: String, AppEnum {
  case on, off

  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sharing"
  public static let caseDisplayRepresentations: [Sharing: DisplayRepresentation] = [
    .on: "on", .off: "off",
  ]
}
