// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import FoundationEssentials

/// A conversation as somebody wrote it down: what is said, what is answered, what has to come of it.
///
/// The format is `Documentation/Formats/Conversations.md`.
package struct WrittenConversation: Hashable, Sendable {
  /// The path of the file, as it was given.
  package var file: String
  /// The line of its heading; of its first request when it has none.
  package var line: Int
  package var title: String
  package var settings: Settings
  package var requests: [Request]

  /// In which circumstances it is held; nil for what the file does not say.
  package struct Settings: Hashable, Sendable {
    package var now: Date?
    package var locale: String?
    package var timeZone: String?
    package var isLocked: Bool?

    package init() {}
  }

  /// One request from the utterance to its end.
  package struct Request: Hashable, Sendable {
    package var line: Int
    package var utterance: String
    /// What is said after the utterance, in order.
    package var turns: [Turn]
    package var expectations: [Expectation]
  }

  /// One line after the utterance.
  package struct Turn: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
      case answer(String)
      /// What the assistant has to say, and the name before it.
      case says(String, speaker: String)
      /// One of the things that are offered with the question above.
      case offers(String)
    }

    package var line: Int
    package var content: Content
  }

  /// What has to come of a request, and where that is written.
  package struct Expectation: Hashable, Sendable {
    package var line: Int
    package var content: Expected
  }

  /// What can come of a request.
  package enum Expected: Hashable, Sendable {
    case intent(String)
    /// The text of a value, as the format writes it.
    case parameter(String, String)
    case done
    case cancelled
    case gaveUp(parameter: String?)
    /// Refused, for a reason or for any.
    case refused(reason: String?)
    case failed(reason: String?)
    /// The last question has no answer, and that is meant.
    case asks
    /// An app came to the front, by its name; nil for none.
    case opens(String?)
    /// The executable that ran it, by its name or bundle identifier.
    case runsIn(String)
    case returns(String)

    /// Whether it says how the request ends.
    package var isEnding: Bool {
      switch self {
      case .done, .cancelled, .gaveUp, .refused, .failed, .asks: true
      case .intent, .parameter, .opens, .runsIn, .returns: false
      }
    }
  }
}

/// Something that is wrong, with its place.
package struct ConversationFinding: Error, Hashable, Sendable, CustomStringConvertible {
  package var file: String
  package var line: Int
  package var message: String

  package init(file: String, line: Int, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  package var description: String { "\(file):\(line): \(message)" }
}
