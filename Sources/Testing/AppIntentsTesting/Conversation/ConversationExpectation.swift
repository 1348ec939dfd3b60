// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import AppIntents
internal import Assistant
internal import CommandLineKit
internal import IntentConversations
internal import IntentWire

/// What came of a request, as far as it has come.
struct ConversationCourse: Sendable {
  /// Nil while something is asked.
  var outcome: AssistantOutcome?
  var prompt: Prompt?
  var dialogs: [String]
  /// The names of executables by bundle identifier.
  var executables: [String: String]
}

/// One thing that has to come of a request.
public struct ConversationExpectation: Sendable {
  private enum Kind: Hashable { case question, ending, other }

  private let kind: Kind
  private let check: @Sendable (ConversationCourse) -> String?

  private init(
    _ kind: Kind = .other, _ check: @escaping @Sendable (ConversationCourse) -> String?
  ) {
    self.kind = kind
    self.check = check
  }

  var isOfQuestion: Bool { kind == .question }
  var isOfEnding: Bool { kind == .ending || kind == .question }

  /// What is wrong, nil when it came as expected.
  func problem(_ course: ConversationCourse) -> String? { check(course) }

  /// The intent that was meant.
  public static func intent(_ identifier: String) -> Self {
    Self { course in
      guard let outcome = course.outcome, outcome.intent != identifier else { return nil }
      return
        "\(outcome.intent.map { "'\($0)' was meant" } ?? "no intent was meant"), not '\(identifier)'"
    }
  }

  /// The value that a parameter got; nil for none.
  ///
  /// A text stands for an entity's title or identifier, and for an enum's raw value, too.
  public static func parameter(_ name: String, _ value: (any IntentValueExpressing)?) -> Self {
    Self { course in
      guard let outcome = course.outcome else { return nil }
      let actual = outcome.parameters[name]
      guard let problem = Self.difference(value, actual, "'\(name)'") else { return nil }
      let near = actual == nil ? nearestName(to: name, among: Array(outcome.parameters.keys)) : nil
      return problem + (near.map { "; did you mean '\($0)'?" } ?? "")
    }
  }

  /// The value that the intent returned; nil for none.
  public static func returns(_ value: (any IntentValueExpressing)?) -> Self {
    Self { course in
      course.outcome.flatMap { difference(value, $0.value, "the returned value") }
    }
  }

  private static func difference(
    _ expected: (any IntentValueExpressing)?, _ actual: IntentValue?, _ name: String
  ) -> String? {
    let wanted: IntentValue
    do {
      wanted = try expected?.makeExpression().value() ?? .null
    } catch {
      return "what \(name) should be is not known: \(error)"
    }
    guard !ValueLikeness.matches(wanted, actual) else { return nil }
    let values = WrittenValue(timeZone: .gmt)
    return
      "\(name) is \(actual.described) (\(values.text(of: actual))), not \(Optional(wanted).described) "
      + "(\(values.text(of: wanted)))"
  }

  /// What the assistant says last; `…` stands for any characters.
  public static func dialog(_ text: String) -> Self {
    Self { course in
      let said = course.dialogs.last ?? ""
      guard !TextPattern(text).matches(said) else { return nil }
      return "'\(said)' was said last, not '\(text)'"
    }
  }

  /// What the assistant says at some point; `…` stands for any characters.
  public static func says(_ text: String) -> Self {
    Self { course in
      let pattern = TextPattern(text)
      guard !course.dialogs.contains(where: pattern.matches) else { return nil }
      return "'\(text)' was not said"
    }
  }

  /// The open question and what it offers; `…` stands for any characters.
  ///
  /// - Parameter options: all that is offered, in order; nil to leave it open.
  public static func asks(_ text: String, options: [String]? = nil) -> Self {
    Self(.question) { course in
      guard let prompt = course.prompt else { return "nothing is asked; expected '\(text)'" }
      guard TextPattern(text).matches(prompt.text) else {
        return "'\(prompt.text)' is asked, not '\(text)'"
      }
      guard let options, options != prompt.options else { return nil }
      return "'\(prompt.options.joined(separator: "', '"))' is offered, not "
        + "'\(options.joined(separator: "', '"))'"
    }
  }

  /// The intent ran to its end.
  public static let done = Self.ending { outcome in outcome.ending == .done }

  /// The person took the request back, or said no.
  public static let cancelled = Self.ending { outcome in outcome.ending == .cancelled }

  /// Nothing was run; for a reason such as `notUnderstood`, or for any.
  public static func refused(_ reason: String? = nil) -> Self {
    ending { outcome in
      guard case .refused(let refusal) = outcome.ending else { return false }
      return reason == nil || reason == refusal.rawValue
    }
  }

  /// The run ended badly; for a reason such as `thrown` or `timedOut`, or for any.
  public static func failed(_ reason: String? = nil) -> Self {
    ending { outcome in
      guard case .failed(let failure) = outcome.ending else { return false }
      return reason == nil || reason == failure.reason
    }
  }

  /// An answer was not understood three times.
  public static let gaveUp = Self.ending { outcome in
    if case .gaveUp = outcome.ending { true } else { false }
  }

  private static func ending(_ isExpected: @escaping @Sendable (AssistantOutcome) -> Bool) -> Self {
    Self(.ending) { course in
      guard let outcome = course.outcome, !isExpected(outcome) else { return nil }
      return "the request \(EndingText.of(outcome))"
    }
  }

  /// The app of this name came to the foreground; nil for none.
  public static func opens(_ app: String?) -> Self {
    Self { course in
      guard let outcome = course.outcome, outcome.openedApp != app else { return nil }
      return outcome.openedApp.map { "'\($0)' came to the foreground" }
        ?? "no app came to the foreground"
    }
  }

  /// The executable that ran the intent, by its name or bundle identifier.
  ///
  /// Over `.inProcess` there is nothing to compare.
  public static func runs(in executable: String) -> Self {
    Self { course in
      guard let outcome = course.outcome else { return nil }
      guard let process = outcome.process else {
        return outcome.chain.isEmpty ? "no intent ran" : nil
      }
      let name = course.executables[process.bundleIdentifier] ?? process.bundleIdentifier
      guard ![name, process.bundleIdentifier].contains(executable) else { return nil }
      return "it ran in '\(name)', not in '\(executable)'"
    }
  }
}
