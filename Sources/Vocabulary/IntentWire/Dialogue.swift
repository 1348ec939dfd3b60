// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What an intent says: `IntentDialog`, localised in the process.
public struct DialogText: Codable, Hashable, Sendable {
  /// What is spoken.
  public var full: String
  /// What is shown beside a snippet, nil when it is the same.
  public var supporting: String?
  public var systemImageName: String?

  public init(full: String, supporting: String? = nil, systemImageName: String? = nil) {
    self.full = full
    self.supporting = supporting
    self.systemImageName = systemImageName
  }
}

/// A question that `perform()` asks; the run waits for its answer.
public enum Question: Codable, Hashable, Sendable {
  /// `$parameter.requestValue`
  case value(parameter: String, dialog: DialogText?)
  /// `$parameter.requestDisambiguation`
  case disambiguation(parameter: String, options: [Choice], dialog: DialogText?)
  /// `$parameter.requestConfirmation(for:)`
  case parameterConfirmation(parameter: String, item: Choice, dialog: DialogText?)
  /// `requestConfirmation()` of the intent itself.
  case confirmation(action: ActionName, dialog: DialogText?)
  /// `requestChoice`
  case choice(options: [Choice], dialog: DialogText?)
  /// `continueInForeground`
  case continueInForeground(dialog: DialogText?, alwaysConfirm: Bool)
}

/// The two buttons of a confirmation: `ConfirmationActionName`.
public struct ActionName: Codable, Hashable, Sendable {
  /// A name of Apple's list such as `create`, or `custom`.
  public var name: String
  public var acceptLabel: String
  public var acceptAlternatives: [String]
  public var denyLabel: String
  public var denyAlternatives: [String]
  public var isDestructive: Bool

  public init(
    name: String, acceptLabel: String, acceptAlternatives: [String] = [],
    denyLabel: String = "Cancel", denyAlternatives: [String] = [], isDestructive: Bool = false
  ) {
    self.name = name
    self.acceptLabel = acceptLabel
    self.acceptAlternatives = acceptAlternatives
    self.denyLabel = denyLabel
    self.denyAlternatives = denyAlternatives
    self.isDestructive = isDestructive
  }
}

/// What a person, or the host for them, says to a question.
public enum Answer: Codable, Hashable, Sendable {
  case value(IntentValue)
  /// The index of the chosen option, from 0.
  case chosen(Int)
  case confirmed(Bool)
  /// The person gave up: the question throws a cancellation in the intent.
  case cancelled
}
