// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import IntentMetadata

/// One of the ten things that each app can do, and the ways to say it.
///
/// In the templates stand `{v}` and `{w}` for two verbs, `{n}` and `{m}` for one and many of the
/// noun, `APP` for the app's name.
struct Action {
  typealias Parameter = (name: String, title: String, type: ValueType, isOptional: Bool)

  var name: String
  var noun: Int
  var verbs: [String]
  var phrases: [String]
  var summary: String
  var parameters: @Sendable (Domain) -> [Parameter]

  static let all: [Action] = [
    make("Create", noun: 0, ["Create", "Add"]), make("Plan", noun: 3, ["Plan", "Set up"]),
    Action(
      name: "Open", noun: 0, verbs: ["Open", "Show"],
      phrases: [
        "{v} ${target} in APP", "{w} ${target} using APP", "{v} my ${target} {n} in APP",
        "{w} the ${target} {n} with APP", "{v} a {n} in APP", "Go to ${target} in APP",
        "Take me to ${target} with APP", "{v} APP {m}", "Bring up my {n} in APP",
        "Jump to a {n} in APP", "Let me see ${target} in APP",
      ], summary: "Open ${target}", parameters: { [target($0)] }),
    Action(
      name: "Find", noun: 0, verbs: ["Find", "Search"],
      phrases: [
        "{v} a {n} in APP", "{w} my {m} with APP", "{v} ${group} {m} in APP",
        "Search APP for a {n}", "Look up a {n} in APP", "Where is my {n} in APP",
        "{v} {m} from ${group} in APP", "Look for {m} in APP", "APP {v} {n}",
        "Which {m} are about ${group} in APP", "Look through my {m} with APP",
      ], summary: "Find {m} about ${text} in ${group}",
      parameters: { [("text", "Text", .string, false), group($0)] }),
    Action(
      name: "Delete", noun: 0, verbs: ["Delete", "Remove"],
      phrases: [
        "{v} ${target} in APP", "{w} my {n} from APP", "{v} the ${target} {n} in APP",
        "Get rid of ${target} in APP", "{w} a {n} with APP", "Throw away my {n} in APP",
        "{v} old {m} in APP", "Clear my {m} in APP", "{w} ${target} from APP",
        "Drop a {n} from APP", "Take ${target} off APP", "{w} the last {n} in APP",
      ], summary: "Delete ${target}", parameters: { [target($0)] }),
    Action(
      name: "Change", noun: 0, verbs: ["Change", "Mark"],
      phrases: [
        "{v} my {n} to ${state} in APP", "{w} ${target} with APP", "{v} the {n} in APP",
        "{w} a {n} as ${state} in APP", "Make my {n} ${state} in APP", "Update ${target} in APP",
        "Turn the {n} ${state} with APP", "{v} ${target} {n} in APP", "Update my {m} in APP",
        "I want my {n} ${state} in APP", "Switch ${target} using APP",
        "Edit the ${target} {n} with APP",
      ], summary: "Change ${target} to ${state}", parameters: { [target($0), state($0)] }),
    Action(
      name: "List", noun: 0, verbs: ["List", "Read"],
      phrases: [
        "Show my {m} in APP", "What is in my {m} in APP", "{v} ${group} {m} in APP",
        "What {m} do I have in APP", "{v} my {m} using APP", "How many {m} are in APP",
        "{w} my {m} from APP", "Tell me about my {m} in APP", "Check my {m} with APP",
        "{v} {m} for ${group} in APP", "Which {m} are left in APP", "Go over my {m} with APP",
      ], summary: "List {m} of ${group} from ${date}",
      parameters: { [group($0), ("date", "Date", .date, true)] }),
    Action(
      name: "Log", noun: 1, verbs: ["Log", "Record"],
      phrases: [
        "{v} a {n} in APP", "{w} my {n} with APP", "{v} {n} for ${group} in APP",
        "Enter a {n} in APP", "{w} a new {n} in APP", "Save my {n} to APP", "Track a {n} with APP",
        "{v} this {n} in APP", "APP {v} {n}", "{w} a ${group} {n} with APP",
        "Note my {n} in APP",
      ], summary: "Log a {n} of ${amount} for ${group} on ${date}",
      parameters: {
        [("amount", "Amount", .double, false), group($0), ("date", "Date", .date, true)]
      }),
    Action(
      name: "Start", noun: 2, verbs: ["Start", "Begin"],
      phrases: [
        "{v} a {n} in APP", "{w} my {n} with APP", "{v} {n} for ${group} in APP",
        "{w} a {n} using APP", "Time to {v} a {n} with APP", "Resume my {n} in APP",
        "APP {v} {n}", "Run a {n} with APP", "{v} the ${group} {n} in APP",
        "Kick off a {n} in APP", "Do another {n} in APP", "{w} the next {n} in APP",
      ], summary: "Start a {n} for ${duration} in ${group}",
      parameters: { [("duration", "Duration", .duration, false), group($0)] }),
    Action(
      name: "Share", noun: 0, verbs: ["Share", "Send"],
      phrases: [
        "{v} ${target} with APP", "{w} my {n} from APP", "{v} a {n} in APP",
        "{w} the ${target} {n} using APP", "{v} the last {n} in APP", "Export my {m} from APP",
        "{w} ${target} through APP", "Post a {n} with APP", "{v} all my {m} in APP",
        "Give someone my {n} in APP", "Mail ${target} with APP",
      ], summary: "Share ${target} with ${person}",
      parameters: { [target($0), ("person", "Person", .string, true)] }),
  ]

  private static func make(_ name: String, noun: Int, _ verbs: [String]) -> Action {
    Action(
      name: name, noun: noun, verbs: verbs,
      phrases: [
        "{v} a {n} in APP", "{w} a {n} to APP", "{v} a new {n} with APP", "{w} {n} in APP",
        "APP {v} {n}", "{v} a {n} for ${group} with APP", "{w} a {n} to ${group} in APP",
        "{v} ${group} {n} in APP", "Use APP to {v} a {n}", "{v} something for my {m} in APP",
        "Put a \(verbs[0].lowercased()) {n} into APP", "{w} one more {n} with APP",
      ], summary: "\(name) a {n} called ${title} due ${date} for ${group}",
      parameters: {
        [("title", "Title", .string, false), ("date", "Due Date", .date, true), group($0)]
      })
  }

  private static func target(_ domain: Domain) -> Parameter {
    ("target", domain.group, .entity("GroupEntity"), false)
  }

  private static func group(_ domain: Domain) -> Parameter {
    ("group", domain.group, .entity("GroupEntity"), true)
  }

  private static func state(_ domain: Domain) -> Parameter {
    ("state", domain.state, .enumeration("State"), false)
  }
}
