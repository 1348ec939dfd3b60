// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// One line of a conversation.
public struct Turn: Codable, Hashable, Sendable {
  public enum Speaker: String, Codable, Hashable, Sendable { case person, assistant }

  public var speaker: Speaker
  public var text: String

  public init(_ speaker: Speaker, _ text: String) {
    self.speaker = speaker
    self.text = text
  }
}

/// A question to the person.
public struct Prompt: Codable, Hashable, Sendable {
  public var text: String
  /// The names of what can be chosen; empty for an open question.
  public var options: [String]

  public init(_ text: String, options: [String] = []) {
    self.text = text
    self.options = options
  }
}
