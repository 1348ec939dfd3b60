// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Assistant
import Device
import Foundation
import HostFixtures
import IntentHost
import IntentMetadata
import IntentTelemetry
import IntentWire
import Language
import Synchronization
import TelemetryModel
import Testing

/// An app that records itself, its processes, and an assistant that asks it.
private final class Office: Sendable {
  private static let group = "group.test.office"
  let folder: String
  let device: Device
  let host: IntentHost
  let session: AppSession
  let assistant: Assistant

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/openappintents-\(UUID().uuidString)"
    device = try Device.create(at: folder + "/device")
    var supplement = ManifestSupplement()
    supplement.executables = [
      BundleExecutable(
        kind: .app, bundleIdentifier: "test.office", bundlePath: "", executable: "Office",
        modules: ["TelemetryApp"], appGroups: [Self.group])
    ]
    let manifest = Self.manifest
    let bundle = try FixtureBundle.write(
      at: folder + "/Office.app", manifest: manifest, supplement: supplement,
      executable: FixtureBundle.builtExecutable("TelemetryApp"))
    var budget = Budget.standard
    budget.time = .seconds(2)
    budget.grace = .seconds(20)
    host = IntentHost(device: device, budget: budget)
    session = host.session(for: bundle)
    assistant = Assistant(apps: [
      AppHandle(
        bundleIdentifier: "test.office", displayName: "Office", manifest: manifest,
        service: session)
    ])
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private static var manifest: Manifest {
    var manifest = Manifest(generator: "test", generatorVersion: "1")
    for name in ["Fetch", "Staple", "Wait", "Vanish", "Shred"] {
      var intent = IntentDeclaration(
        identifier: name, fullyQualifiedTypeName: "TelemetryApp.\(name)Intent",
        mangledTypeName: name)
      intent.title = LocalizedText(name)
      if name == "Shred" {
        intent.parameters = [
          ParameterDeclaration(
            name: "paper", title: LocalizedText("Paper"), valueType: .entity("Paper"),
            isOptional: false)
        ]
      }
      manifest.intents[name] = intent
      manifest.shortcuts.append(
        ShortcutDeclaration(
          intentIdentifier: name,
          phrases: [PhraseTemplate("\(name) the paper in ${applicationName}")],
          shortTitle: nil, systemImageName: nil))
    }
    return manifest
  }

  private let settings = AssistantSettings(
    reading: ReadingContext(
      now: Date(timeIntervalSince1970: 1_796_032_800),
      timeZone: TimeZone(secondsFromGMT: 0) ?? .current))

  func say(_ text: String, answers: String...) async -> AssistantOutcome.Ending {
    let left = Mutex(answers)
    return await assistant.ask(text, settings: settings) { _ in
      left.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }.ending
  }

  /// Takes a request back at its first question, which stays without an answer until it has ended.
  func isCancelled(whileAsking text: String) async -> Bool {
    let asked = AsyncStream.makeStream(of: Void.self)
    let open = Mutex<CheckedContinuation<String?, Never>?>(nil)
    let request = Task { [assistant, settings] in
      await assistant.ask(text, settings: settings) { _ in
        await withCheckedContinuation { continuation in
          open.withLock { $0 = continuation }
          asked.continuation.yield()
        }
      }.ending
    }
    _ = await asked.stream.first { _ in true }
    request.cancel()
    let ending = await request.value
    open.withLock { $0 }?.resume(returning: nil)
    return ending == .cancelled
  }

  /// What the processes recorded, once all are gone.
  func events() async throws -> [TelemetryEvent.Content] {
    await host.shutDown()
    let container = try device.groupContainer(Self.group) + "/" + TelemetryRecorder.folderName
    let recorder = TelemetryRecorder(
      folder: { container },
      app: { TelemetryApp(bundleIdentifier: "test", version: "1", build: "1", kind: .app) })
    let sealed = recorder.sealedSegments
    sealed.seal()
    var events: [TelemetryEvent.Content] = []
    for segment in try sealed.list() {
      events += try sealed.read(segment, from: segment.remaining.lowerBound).events.map(\.content)
    }
    return events
  }
}

extension TelemetryEvent.Content {
  /// What the test expects of an event, without its times.
  fileprivate var summary: String {
    switch self {
    case .run(let run):
      let phases = run.phases.keys.sorted { $0.rawValue < $1.rawValue }.map(\.name)
      return [
        run.intent.isEmpty ? "alone" : "\(run.intent) on \(run.surface.name)", run.outcome.name,
        run.isCold ? "cold" : nil, run.phrase, run.errorType, run.errorCode.map { "\($0)" },
        run.reached.map { "in \($0.name)" }, phases.joined(separator: "+"),
      ].compactMap { $0 }.joined(separator: ", ")
    case .query(let query):
      return
        "\(query.module).\(query.query) of \(query.entity): \(query.kind.name) \(query.found.name)"
    case .resolution(let resolution):
      let counts = resolution.counts
      return
        "\(resolution.intent) \(resolution.end.name): \(counts.matched) matched, "
        + "\(counts.asked) asked, \(counts.disambiguated) chosen, \(counts.gaveUp) given up"
    case .drops: return "drops"
    }
  }
}

@Suite("Telemetry of an app in its own process") struct TelemetryTests {
  private func phrase(_ intent: String) -> String {
    "phrase:\(intent) the paper in ${applicationName}"
  }

  @Test(
    "is exactly what happened: cold and warm, failed, cancelled, too long, asked, given up, killed")
  func everything() async throws {
    let office = try Office()
    #expect(await office.say("Fetch the paper in Office") == .done)
    #expect(await office.say("Fetch the paper in Office") == .done)
    guard case .failed = await office.say("Staple the paper in Office") else {
      Issue.record("it did not fail")
      return
    }
    #expect(await office.isCancelled(whileAsking: "Wait the paper in Office"))
    guard case .failed = await office.say("Wait the paper in Office", answers: "yes") else {
      Issue.record("it was not stopped at its budget")
      return
    }
    #expect(
      await office.say("Shred the paper in Office", answers: "report", "the second", "yes")
        == .done)
    #expect(
      await office.say("Shred the paper in Office", answers: "secret one", "secret two", "secret")
        == .gaveUp(parameter: "paper"))
    guard case .failed = await office.say("Vanish the paper in Office") else {
      Issue.record("it was not killed")
      return
    }
    // What the killed process could not be told, the next one is.
    #expect(await office.say("Fetch the paper in Office") == .done)
    let events = try await office.events()
    // When the killed run is found depends on who looks first; all else is in order.
    let (killed, found) = events.map(\.summary).reduce(into: ([String](), [String]())) {
      if $1.contains("terminated") { $0.0.append($1) } else { $0.1.append($1) }
    }
    #expect(
      killed == ["Vanish on siri, terminated, \(phrase("Vanish")), in network, resolve+perform"])
    let query = "TelemetryApp.PaperQuery of Paper"
    #expect(
      found == [
        "alone, success, database",
        "Fetch on siri, success, cold, \(phrase("Fetch")), "
          + "launch+staticInitialisers+resolve+network+perform",
        "Fetch matched: 0 matched, 0 asked, 0 chosen, 0 given up",
        "alone, success, database",
        "Fetch on siri, success, \(phrase("Fetch")), resolve+network+perform",
        "Fetch matched: 0 matched, 0 asked, 0 chosen, 0 given up",
        "Staple on siri, failure, \(phrase("Staple")), TelemetryApp.StapleError, 1, in perform, "
          + "resolve+perform",
        "Staple matched: 0 matched, 0 asked, 0 chosen, 0 given up",
        "Wait on siri, cancelled, \(phrase("Wait")), in waiting, resolve+perform+waiting",
        "Wait cancelled: 0 matched, 0 asked, 0 chosen, 0 given up",
        "Wait on siri, failure, \(phrase("Wait")), AppIntents.timeBudget, in perform, "
          + "resolve+perform+waiting",
        "Wait matched: 0 matched, 0 asked, 0 chosen, 0 given up",
        "\(query): suggestions 2-5", "\(query): identifiers 1",
        "Shred on siri, success, \(phrase("Shred")), resolve+perform+waiting",
        "Shred matched: 0 matched, 1 asked, 1 chosen, 0 given up",
        "\(query): suggestions 2-5", "\(query): string 0", "\(query): string 0",
        "\(query): string 0",
        "Shred gaveUp: 0 matched, 3 asked, 0 chosen, 1 given up",
        "Vanish matched: 0 matched, 0 asked, 0 chosen, 0 given up",
        "alone, success, database",
        "Fetch on siri, success, cold, \(phrase("Fetch")), "
          + "launch+staticInitialisers+resolve+network+perform",
        "Fetch matched: 0 matched, 0 asked, 0 chosen, 0 given up",
      ])
    #expect(!"\(events)".contains("secret"))
  }
}
