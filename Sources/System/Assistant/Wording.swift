// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import IntentWire

/// The assistant's own sentences; all others are the app's.
enum Wording {
  static func ask(_ profile: ParameterProfile, type: ValueType?) -> String {
    if let dialog = profile.requestValueDialog { return dialog.full }
    let title = lowercasedFirst(profile.title)
    switch type?.element {
    case .entity, .enumeration: return "Which \(title)?"
    case .bool: return "\(profile.title): yes or no?"
    default: return "What's the \(title)?"
    }
  }

  static func whichOne(_ profile: ParameterProfile?) -> String {
    profile?.requestDisambiguationDialog?.full
      ?? profile.map { "Which \(lowercasedFirst($0.title))?" } ?? "Which one?"
  }

  static func notFound(_ text: String, in app: String) -> String {
    "I couldn't find “\(text)” in \(app)."
  }

  static func range(_ lower: Double?, _ upper: Double?) -> String {
    switch (lower, upper) {
    case (let lower?, let upper?):
      "It has to be between \(number(lower)) and \(number(upper))."
    case (let lower?, nil): "It has to be \(number(lower)) or more."
    case (nil, let upper?): "It has to be \(number(upper)) or less."
    case (nil, nil): "That value isn't possible."
    }
  }

  static func number(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? String(value)
  }

  static func hint(for type: ValueType?) -> String {
    switch type?.element {
    case .int, .double: "I need a number."
    case .date, .dateComponents: "I need a date or a time, such as tomorrow at 5 pm."
    case .duration: "I need a length of time, such as 10 minutes."
    case .measurement: "I need an amount with its unit."
    case .bool: "Please say yes or no."
    case .url: "I need a web address."
    default: "I didn't understand that."
    }
  }

  static let other = "OK, none of those."
  static let chooseHint = "Please say one of the names, or its number."
  static let yesOrNo = "Please say yes or no."
  static let notUnderstood = "I didn't understand that."
  static let nothingHeard = "I didn't hear anything."
  static let tooLong = "That is too long for me; please say it in one sentence."
  static let cancelled = "OK, I won't."
  static let gaveUp = "Sorry, I still don't understand. Let's try again another time."
  static let done = "Done."

  static func locked(_ app: String) -> String { "Unlock your device first to do this in \(app)." }
  static func opened(_ app: String) -> String { "Opened \(app)." }
  static func open(_ app: String) -> String { "Continue in \(app)?" }
  static func unspoken(_ title: String, in app: String) -> String {
    "I can't ask for the \(lowercasedFirst(title)) by voice. Please use \(app)."
  }

  /// What a person hears when a run ended badly; details are for the developer.
  static func failure(_ outcome: RunOutcome, app: String) -> String {
    switch outcome {
    case .timedOut: "\(app) took too long."
    case .outOfMemory, .outOfProcessorTime: "\(app) needed more than it may use."
    case .crashed, .exited: "\(app) stopped unexpectedly."
    case .couldNotLaunch: "\(app) couldn't be started."
    case .brokenConnection, .ended: somethingWrong(in: app)
    }
  }

  static func somethingWrong(in app: String) -> String { "Something went wrong in \(app)." }

  static func lowercasedFirst(_ text: String) -> String {
    guard let first = text.first, text.dropFirst().first?.isUppercase != true else { return text }
    return first.lowercased() + text.dropFirst()
  }
}
