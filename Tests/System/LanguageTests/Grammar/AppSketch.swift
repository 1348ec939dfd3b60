// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import IntentMetadata
import IntentWire
import Testing

@testable import Language

/// Writes manifests in a few words.
struct AppSketch {
  var manifest = Manifest(generator: "tests", generatorVersion: "1")
  let name: String
  var otherNames: [String] = []

  init(_ name: String, otherNames: [String] = []) {
    self.name = name
    self.otherNames = otherNames
  }

  mutating func intent(
    _ identifier: String, title: String, summaries: [String] = [],
    _ parameters: [(String, String, ValueType, optional: Bool)] = [], phrases: [String] = [],
    shortTitle: String? = nil
  ) {
    var intent = IntentDeclaration(
      identifier: identifier, fullyQualifiedTypeName: "Tests.\(identifier)", mangledTypeName: "")
    intent.title = LocalizedText(title)
    intent.parameters = parameters.map { name, title, type, optional in
      ParameterDeclaration(
        name: name, title: LocalizedText(title), valueType: type, isOptional: optional)
    }
    if summaries.count == 1 {
      intent.summary = .sentence(format: summaries[0], parameters: [], others: [])
    } else if !summaries.isEmpty {
      intent.summary = .branches(
        summaries.map {
          SummaryDeclaration.Branch(
            condition: nil, summary: .sentence(format: $0, parameters: [], others: []))
        })
    }
    manifest.intents[identifier] = intent
    guard !phrases.isEmpty else { return }
    manifest.shortcuts.append(
      ShortcutDeclaration(
        intentIdentifier: identifier, phrases: phrases.map { PhraseTemplate($0) },
        shortTitle: shortTitle.map { LocalizedText($0) }, systemImageName: nil))
  }

  mutating func entity(_ name: String, called title: String) {
    var entity = EntityDeclaration(
      typeName: name, fullyQualifiedTypeName: "Tests.\(name)", mangledTypeName: "")
    entity.displayTypeName = LocalizedText(title)
    manifest.entities[name] = entity
  }

  mutating func enumeration(_ name: String, called title: String, _ cases: [String: [String]]) {
    var declaration = EnumDeclaration(
      identifier: name, fullyQualifiedTypeName: "Tests.\(name)", mangledTypeName: "")
    declaration.displayTypeName = LocalizedText(title)
    declaration.cases = cases.sorted { $0.key < $1.key }.map { key, names in
      EnumCaseDeclaration(
        identifier: key, title: LocalizedText(names[0]),
        synonyms: names.dropFirst().map { LocalizedText($0) })
    }
    manifest.enums.append(declaration)
  }

  var app: GrammarApp {
    GrammarApp(
      bundleIdentifier: "app.\(name.lowercased())", displayName: name, otherNames: otherNames,
      manifest: manifest)
  }
}

extension AppSketch {
  /// A task manager: phrases without parameters, a summary with three slots.
  static let tasks: AppSketch = {
    var app = AppSketch("Planner", otherNames: ["My Planner", "Plannr"])
    app.entity("ProjectEntity", called: "Project")
    app.entity("TaskEntity", called: "Task")
    app.intent(
      "CreateTask", title: "Create Task",
      summaries: ["Create ${title} due ${dueDate} for ${project}"],
      [
        ("title", "Title", .string, false), ("dueDate", "Due Date", .date, true),
        ("project", "Project", .entity("ProjectEntity"), true),
      ],
      phrases: [
        "Create a task in ${applicationName}", "Add a to-do to ${applicationName}",
        "Remind me in ${applicationName}",
      ], shortTitle: "New Task")
    app.intent(
      "CompleteTask", title: "Complete Task", summaries: ["Complete ${task}"],
      [("task", "Task", .entity("TaskEntity"), false)],
      phrases: [
        "Complete ${task} in ${applicationName}", "Complete a task in ${applicationName}",
        "Mark ${task} as done in ${applicationName}",
      ], shortTitle: "Complete Task")
    app.intent(
      "ListTasks", title: "List Tasks",
      summaries: ["List tasks in ${project}", "List tasks"],
      [("project", "Project", .entity("ProjectEntity"), true)],
      phrases: [
        "Show my tasks in ${applicationName}", "What's due in ${applicationName}",
        "List ${project} tasks in ${applicationName}",
      ])
    app.intent(
      "OpenProject", title: "Open Project", summaries: ["Open ${target}"],
      [("target", "Project", .entity("ProjectEntity"), false)],
      phrases: [
        "Open ${target} in ${applicationName}", "Show ${target} using ${applicationName}",
      ])
    return app
  }()

  /// A house: enums, numbers, durations, measurements, booleans.
  static let house: AppSketch = {
    var app = AppSketch("Casa")
    app.entity("LightEntity", called: "Light")
    app.enumeration(
      "Scene", called: "Scene",
      ["movie": ["movie", "cinema"], "dinner": ["dinner"], "bright": ["bright", "work light"]])
    app.intent(
      "StartTimer", title: "Start Timer",
      summaries: ["Start a timer for ${duration} named ${name}"],
      [("duration", "Duration", .duration, false), ("name", "Name", .string, true)],
      phrases: ["Start a timer with ${applicationName}"])
    app.intent(
      "SetScene", title: "Set Scene", summaries: ["Set the scene to ${scene}"],
      [("scene", "Scene", .enumeration("Scene"), false)],
      phrases: ["Set the ${scene} scene in ${applicationName}"])
    app.intent(
      "Dim", title: "Dim Light", summaries: ["Dim ${light} to ${level} percent"],
      [("light", "Light", .entity("LightEntity"), false), ("level", "Level", .int, false)])
    app.intent(
      "LogWater", title: "Log Water", summaries: ["Log ${amount} of water"],
      [("amount", "Amount", .measurement(unit: "UnitVolume"), false)],
      phrases: ["Log water in ${applicationName}"])
    app.intent(
      "BookTable", title: "Book a Table",
      summaries: ["Book a table for ${guests} people at ${time}"],
      [("guests", "Guests", .int, false), ("time", "Time", .date, false)],
      phrases: ["Book a table with ${applicationName}"])
    return app
  }()
}

/// A moment in a place: Monday, 30 November 2026, 10:00 in UTC.
let mondayMorning = ReadingContext(
  now: Date(timeIntervalSince1970: 1_796_032_800), timeZone: TimeZone(secondsFromGMT: 0) ?? .current
)

/// What an utterance means, written as a person would: `title=call the bank, project~marketing`.
func read(_ text: String, _ apps: AppSketch..., reading number: Int = 0) -> String {
  let grammar = Grammar(apps: apps.map(\.app))
  guard case .readings(let readings) = grammar.interpret(Utterance(text), context: mondayMorning)
  else { return "refused" }
  guard number < readings.count else { return "no more readings" }
  let reading = readings[number]
  var parts = reading.values.map { name, value in "\(name)=\(plain(value))" }
  parts += reading.mentions.map { name, mention in "\(name)~\(mention.candidates[0])" }
  return ([reading.intent] + parts.sorted()).joined(separator: " ")
}

private func plain(_ value: IntentValue) -> String {
  switch value {
  case .duration(let seconds, _): "\(seconds)s"
  case .measurement(let value, let symbol, _): "\(Int(value))\(symbol)"
  case .date(let date):
    date.formatted(.iso8601).replacingOccurrences(of: "T00:00:00Z", with: "")
  default:
    value.plainJSON.stringValue ?? value.plainJSON.intValue.map { String($0) }
      ?? "\(value.plainJSON)"
  }
}

extension String {
  fileprivate func replacingOccurrences(of part: String, with other: String) -> String {
    hasSuffix(part) ? String(dropLast(part.count)) + other : self
  }
}

extension AppSketch: CustomTestStringConvertible {
  /// A failing case is found by the app's name; its whole manifest fills pages of a log.
  var testDescription: String { name }
}
