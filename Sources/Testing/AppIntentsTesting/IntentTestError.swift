// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A test names what the app does not have, takes a value for another type, or runs an intent that
/// does not get to its end.
public struct IntentTestError: Error, Hashable, Sendable {
  /// What kind of error it is.
  public enum Code: Hashable, Sendable {
    /// No such app, intent, parameter, entity, property, enum, case or query.
    case unknownName
    /// A value is of another type, or there is none.
    case casting
    /// The intent asked something and the test gave no answer.
    case unanswered
    /// The test gave an answer that nobody asked for.
    case unasked
    /// The run ended in another way than it should: it threw, was cancelled, crashed.
    case failed
    /// The app under test could not be made ready.
    case setUp
    /// It exists on Apple's platforms and not here yet.
    case unsupported
  }

  /// What kind of error it is.
  public var code: Code
  /// One clause that names the thing and the remedy.
  public var message: String
  /// What a person would have heard, where something was said.
  public var dialog: String?

  init(_ code: Code, _ message: String, dialog: String? = nil) {
    self.code = code
    self.message = message
    self.dialog = dialog
  }
}

extension IntentTestError: CustomStringConvertible {
  public var description: String { message }
}
