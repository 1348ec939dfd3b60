// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Device
import Foundation
import HostFixtures
import IntentHost
import IntentMetadata
import IntentWire
import Synchronization
import Testing

/// An app with our frameworks in a process of its own, and a host for it.
private final class Kitchen: Sendable {
  let folder: String
  let device: Device
  let host: IntentHost
  let session: AppSession

  /// What processes told a developer.
  let warnings: Mailbox

  init(budget: Budget = .standard, locale: String = "en_US") throws {
    folder = FileManager.default.temporaryDirectory.path + "/openappintents-\(UUID().uuidString)"
    device = try Device.create(at: folder + "/device")
    var manifest = Manifest(generator: "test", generatorVersion: "1")
    for name in ["Peel", "Name", "State", "Bake", "Simmer", "Burn", "Weigh", "Store"] {
      manifest.intents[name] = IntentDeclaration(
        identifier: name, fullyQualifiedTypeName: "IntegrationApp.\(name)Intent",
        mangledTypeName: name)
    }
    manifest.intents["State"]?.openAppWhenRun = true
    var supplement = ManifestSupplement()
    supplement.executables = [
      BundleExecutable(
        kind: .app, bundleIdentifier: "test.kitchen", bundlePath: "", executable: "Kitchen",
        modules: ["IntegrationApp"], appGroups: [])
    ]
    let bundle = try FixtureBundle.write(
      at: folder + "/Kitchen.app", manifest: manifest, supplement: supplement,
      executable: FixtureBundle.builtExecutable("IntegrationApp"))
    try device.updateSettings { $0.locale = locale }
    let warnings = Mailbox()
    self.warnings = warnings
    host = IntentHost(device: device, budget: budget) { _, note in
      if case .warning(let sentence) = note { warnings.add(sentence) }
    }
    session = host.session(for: bundle)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var context: RunContext {
    RunContext(surface: .siri, timestamp: Date(timeIntervalSince1970: 0))
  }

  func run(
    _ intent: String, _ parameters: [String: IntentValue] = [:],
    answer: @escaping @Sendable (Question) -> Answer = { _ in .cancelled }
  ) async -> RunReport {
    await session.run(
      PerformRequest(intent: intent, parameters: parameters, context: context)
    ) { answer($0) }
  }
}

/// Sentences from any thread.
private final class Mailbox: Sendable {
  private let sentences = Mutex<[String]>([])
  var all: [String] { sentences.withLock { $0 } }
  func add(_ sentence: String) { sentences.withLock { $0.append(sentence) } }
}

@Suite("An app's intents in its own process") struct IntegrationTests {
  @Test("find entities through the app's query and use them")
  func entities() async throws {
    let kitchen = try Kitchen()
    let found = try await kitchen.session.find(
      ItemsRequest(source: .entity("Fruit"), search: .matching("pea"), context: kitchen.context))
    #expect(found.items.map(\.title) == ["Pear"])
    let value = try #require(found.items.first?.value)
    let report = await kitchen.run("Peel", ["fruit": value])
    guard case .ended(.finished(let result)) = report.outcome else {
      Issue.record("\(report.outcome)")
      return
    }
    #expect(result.value == .string("pear"))
    #expect(result.dialog?.full == "Peeled the Pear.")
    await kitchen.host.shutDown()
  }

  @Test("ask while they run")
  func question() async throws {
    let kitchen = try Kitchen()
    let report = await kitchen.run("Name") { question in
      guard case .value("name", let dialog) = question, dialog?.full == "Which name?" else {
        return .cancelled
      }
      return .value(.string("Ada"))
    }
    guard case .ended(.finished(let result)) = report.outcome else {
      Issue.record("\(report.outcome)")
      return
    }
    #expect(result.value == .string("Ada"))
    let cancelled = await kitchen.run("Name")
    #expect(cancelled.outcome == .ended(.cancelled))
    await kitchen.host.shutDown()
  }

  @Test("run on the main actor of an app that is in front")
  func foreground() async throws {
    let kitchen = try Kitchen()
    for isCold in [true, false] {
      let report = await kitchen.run("State")
      guard case .ended(.finished(let result)) = report.outcome else {
        Issue.record("\(report.outcome)")
        return
      }
      #expect(result.value == .string("active true, main true, 1"))
      #expect(report.process?.isForeground == true)
      #expect(report.process?.isCold == isCold)
    }
    await kitchen.host.shutDown()
  }

  @Test("report their errors with what is said to the person")
  func failure() async throws {
    let kitchen = try Kitchen()
    let report = await kitchen.run("Bake")
    guard case .ended(.failed(let failure)) = report.outcome else {
      Issue.record("\(report.outcome)")
      return
    }
    #expect(failure.code == .thrown)
    #expect(failure.spoken == "It is burnt.")
    await kitchen.host.shutDown()
  }

  @Test("are cancelled where they wait, and the process lives on")
  func timeOut() async throws {
    var budget = Budget.standard
    budget.time = .milliseconds(100)
    budget.grace = .seconds(20)
    let kitchen = try Kitchen(budget: budget)
    let report = await kitchen.run("Simmer")
    #expect(report.outcome == .timedOut(limitSeconds: 0.1))
    let next = await kitchen.run("Bake")
    #expect(next.process?.processIdentifier == report.process?.processIdentifier)
    await kitchen.host.shutDown()
  }

  @Test("that crash are reported with the place of the crash")
  func crash() async throws {
    let kitchen = try Kitchen()
    let report = await kitchen.run("Burn")
    guard case .crashed(let crash) = report.outcome else {
      Issue.record("\(report.outcome)")
      return
    }
    #expect(crash.backtrace.contains("the kitchen is on fire"))
    await kitchen.host.shutDown()
  }

  @Test("format in the device's locale where they name none")
  func locale() async throws {
    let kitchen = try Kitchen(locale: "de_DE")
    let report = await kitchen.run("Weigh")
    guard case .ended(.finished(let result)) = report.outcome else {
      Issue.record("\(report.outcome)")
      return
    }
    #expect(result.value == .string("Donnerstag 1.234,5"))
    #expect(kitchen.warnings.all.isEmpty)
    await kitchen.host.shutDown()
  }

  @Test("that use defaults of a group without its entitlement are told so once")
  func entitlement() async throws {
    let kitchen = try Kitchen()
    for _ in 1...2 {
      let report = await kitchen.run("Store")
      guard case .ended(.finished) = report.outcome else {
        Issue.record("\(report.outcome)")
        return
      }
    }
    await kitchen.host.shutDown()
    #expect(kitchen.warnings.all.count == 1)
    #expect(kitchen.warnings.all.first?.contains("suite 'group.elsewhere'") == true)
  }

  @Test("that cannot save their defaults say so, and the defaults are kept for the next attempt")
  func unsaved() async throws {
    let kitchen = try Kitchen()
    let library = try kitchen.device.dataContainer("test.kitchen") + "/Library"
    try Data().write(to: URL(filePath: library))
    _ = await kitchen.run("Store")
    #expect(kitchen.warnings.all.last?.contains("are not saved") == true)
    try FileManager.default.removeItem(atPath: library)
    // The process ends in order, and saves before that.
    await kitchen.host.shutDown()
    #expect(
      FileManager.default.fileExists(atPath: library + "/Preferences/group.elsewhere.plist"))
  }
}
