import FoundationEssentials
import IntentMetadata
import IntentWire
import Language
import Synchronization

@testable import Assistant

/// An app in this process: entities by name, and a scripted end for each run.
final class ScriptedApp: IntentService {
  typealias Perform =
    @Sendable (PerformRequest, @Sendable (Question) async -> Answer) async -> RunEnd

  struct State {
    var requests: [PerformRequest] = []
    var searches: [String] = []
    var broughtToForeground = 0
    var reports: [ResolutionReport] = []
  }

  let profiles: [String: IntentProfile]
  let entities: [String: [String]]
  let perform: Perform
  let isForeground: Bool
  let outcome: RunOutcome?
  private let state = Mutex(State())

  init(
    profiles: [IntentProfile], entities: [String: [String]] = [:], isForeground: Bool = false,
    outcome: RunOutcome? = nil, perform: @escaping Perform
  ) {
    self.profiles = Dictionary(
      profiles.map { ($0.intent, $0) }, uniquingKeysWith: { first, _ in first })
    self.entities = entities
    self.isForeground = isForeground
    self.outcome = outcome
    self.perform = perform
  }

  var requests: [PerformRequest] { state.withLock { $0.requests } }
  var searches: [String] { state.withLock { $0.searches } }
  var reports: [ResolutionReport] { state.withLock { $0.reports } }
  var timesInForeground: Int { state.withLock { $0.broughtToForeground } }

  func describe(intent: String) async throws(ServiceError) -> IntentProfile {
    guard let profile = profiles[intent] else {
      throw .failed(FailureReport(code: .notHere, message: "'\(intent)' is not in this process"))
    }
    return profile
  }

  func find(_ request: ItemsRequest) async throws(ServiceError) -> ItemsReply {
    let type: String
    switch request.source {
    case .entity(let name): type = name
    case .parameter(_, let name, _): type = name
    }
    let names = entities[type] ?? []
    let found: [String]
    switch request.search {
    case .matching(let text):
      state.withLock { $0.searches.append(text) }
      found = names.filter { $0.lowercased().contains(text.lowercased()) }
    default: found = names
    }
    return ItemsReply(sections: [
      ItemsReply.Section(
        items: found.map {
          Choice(
            title: $0, value: .entity(EntityValue(type: type, identifier: $0, title: $0)))
        })
    ])
  }

  func run(
    _ request: PerformRequest, answer: @escaping @Sendable (Question) async -> Answer
  ) async -> RunReport {
    state.withLock { $0.requests.append(request) }
    let end = await perform(request, answer)
    return RunReport(
      outcome: outcome ?? .ended(end),
      process: ProcessReport(
        processIdentifier: 7, bundleIdentifier: "app.acme", kind: "app", isCold: false,
        isForeground: isForeground), timings: RunTimings(launch: 0, run: 0.25))
  }

  func tell(_ resolution: ResolutionReport) async {
    state.withLock { $0.reports.append(resolution) }
  }

  func bringToForeground() async throws(ServiceError) {
    state.withLock { $0.broughtToForeground += 1 }
  }
}

/// A conversation with one app, written as a script.
struct Talk {
  var outcome: AssistantOutcome
  var app: ScriptedApp
  /// What the assistant said and asked.
  var heard: [String] { outcome.transcript.filter { $0.speaker == .assistant }.map(\.text) }
  /// The values of the last run, as a person would write them.
  var values: [String: String] {
    (app.requests.last?.parameters ?? [:]).mapValues { value in
      if case .entity(let entity) = value { return entity.title }
      let plain = value.plainJSON
      return plain.stringValue ?? plain.intValue.map { String($0) } ?? "\(plain)"
    }
  }
}

/// The task manager of these tests, and what a run of it does.
enum Acme {
  static let manifest: Manifest = {
    var manifest = Manifest(generator: "tests", generatorVersion: "1")
    func parameter(
      _ name: String, _ title: String, _ type: ValueType, optional: Bool = false
    ) -> ParameterDeclaration {
      ParameterDeclaration(
        name: name, title: LocalizedText(title), valueType: type, isOptional: optional)
    }
    func add(
      _ id: String, _ title: String, _ summary: String, _ parameters: [ParameterDeclaration],
      _ phrases: [String]
    ) {
      var intent = IntentDeclaration(
        identifier: id, fullyQualifiedTypeName: "Acme.\(id)", mangledTypeName: "")
      intent.title = LocalizedText(title)
      intent.parameters = parameters
      intent.summary = .sentence(format: summary, parameters: [], others: [])
      manifest.intents[id] = intent
      manifest.shortcuts.append(
        ShortcutDeclaration(
          intentIdentifier: id, phrases: phrases.map { PhraseTemplate($0) }, shortTitle: nil,
          systemImageName: nil))
    }
    var priority = EnumDeclaration(
      identifier: "Priority", fullyQualifiedTypeName: "Acme.Priority", mangledTypeName: "")
    priority.cases = [
      EnumCaseDeclaration(identifier: "low", title: "Low"),
      EnumCaseDeclaration(identifier: "high", title: "High", synonyms: ["urgent"]),
    ]
    manifest.enums = [priority]
    add(
      "CreateTask", "Create Task", "Create ${title} due ${dueDate} for ${project}",
      [
        parameter("title", "Title", .string),
        parameter("dueDate", "Due Date", .date, optional: true),
        parameter("project", "Project", .entity("Project"), optional: true),
      ], ["Create a task in ${applicationName}"])
    add(
      "DeleteTask", "Delete Task", "Delete ${task}", [parameter("task", "Task", .entity("Task"))],
      ["Delete ${task} in ${applicationName}", "Delete a task in ${applicationName}"])
    add(
      "Estimate", "Estimate Task", "Estimate ${hours} hours with ${priority} priority",
      [
        parameter("hours", "Hours", .int),
        parameter("priority", "Priority", .enumeration("Priority")),
      ],
      ["Estimate a task in ${applicationName}"])
    add(
      "ListTasks", "List Tasks", "List tasks in ${project}",
      [parameter("project", "Project", .entity("Project"), optional: true)],
      ["Show my tasks in ${applicationName}"])
    add(
      "ArchiveTasks", "Archive Tasks", "Archive ${tasks}",
      [parameter("tasks", "Tasks", .array(.entity("Task")))],
      ["Archive tasks in ${applicationName}"])
    var work = parameter("work", "Work", .measurement(unit: "UnitDuration"))
    work.defaultUnitSymbol = "min"
    add("LogWork", "Log Work", "Log ${work} of work", [work], ["Log work in ${applicationName}"])
    return manifest
  }()

  static func profiles(
    _ change: (inout ParameterProfile) -> Void = { _ in },
    policy: AuthenticationPolicy = .alwaysAllowed, opensApp: Bool = false
  ) -> [IntentProfile] {
    manifest.intents.values.map { intent in
      IntentProfile(
        intent: intent.identifier, title: intent.title.text,
        parameters: intent.parameters.map { parameter in
          var profile = ParameterProfile(
            name: parameter.name, title: parameter.title.text, isOptional: parameter.isOptional)
          if parameter.name == "title" {
            profile.requestValueDialog = DialogText(full: "What should the task be called?")
          }
          if parameter.name == "hours" {
            profile.lowerBound = 1
            profile.upperBound = 8
          }
          change(&profile)
          return profile
        }, authenticationPolicy: policy, opensAppWhenRun: opensApp)
    }
  }

  static let entities = [
    "Project": ["Marketing", "Market Research", "Garden"],
    "Task": ["Call the bank", "Water plants", "Salt and pepper"],
  ]

  static let done: ScriptedApp.Perform = { _, _ in
    .finished(ResultReport(dialog: DialogText(full: "All set.")))
  }
}

/// Says something to Acme and answers what it asks, in order.
func say(
  _ text: String, answers: String..., isLocked: Bool = false, profiles: [IntentProfile]? = nil,
  tasks: [String]? = nil, isForeground: Bool = false, outcome: RunOutcome? = nil,
  perform: @escaping ScriptedApp.Perform = Acme.done
) async -> Talk {
  let app = ScriptedApp(
    profiles: profiles ?? Acme.profiles(),
    entities: Acme.entities.merging(tasks.map { ["Task": $0] } ?? [:]) { _, own in own },
    isForeground: isForeground,
    outcome: outcome, perform: perform)
  let assistant = Assistant(
    apps: [
      AppHandle(
        bundleIdentifier: "app.acme", displayName: "Acme", manifest: Acme.manifest, service: app)
    ], clock: { 0 }, requestNumber: { 70 })
  let left = Mutex(answers)
  let settings = AssistantSettings(
    reading: ReadingContext(
      now: Date(timeIntervalSince1970: 1_796_032_800),
      timeZone: TimeZone(secondsFromGMT: 0) ?? .current), isLocked: isLocked)
  let outcome = await assistant.ask(text, settings: settings) { _ in
    left.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
  return Talk(outcome: outcome, app: app)
}
