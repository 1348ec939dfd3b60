// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Device
import Foundation
import HostFixtures
import IntentHost
import IntentMetadata
import IntentWire
import MetricPayloads
import Platform
import ProcessAccounting
import Testing

/// An app with subscribers in processes of its own, and the payloads that it got.
private final class MeasuredApp: Sendable {
  let folder: String
  let device: Device
  let bundle: AppBundle

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/openappintents-\(UUID().uuidString)"
    device = try Device.create(at: folder + "/device")
    var manifest = Manifest(generator: "test", generatorVersion: "1")
    for name in ["Hang", "Spin", "Mark", "Burn"] {
      manifest.intents[name] = IntentDeclaration(
        identifier: name, fullyQualifiedTypeName: "MetricsApp.\(name)Intent",
        mangledTypeName: name)
    }
    var supplement = ManifestSupplement()
    supplement.executables = [
      BundleExecutable(
        kind: .app, bundleIdentifier: "test.kitchen", bundlePath: "", executable: "Kitchen",
        modules: ["MetricsApp"], appGroups: [])
    ]
    bundle = try FixtureBundle.write(
      at: folder + "/Kitchen.app", manifest: manifest, supplement: supplement,
      executable: FixtureBundle.builtExecutable("MetricsApp"))
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func run(_ intents: String...) async {
    let host = IntentHost(device: device)
    for intent in intents {
      _ = await host.session(for: bundle).run(
        PerformRequest(
          intent: intent, parameters: [:],
          context: RunContext(surface: .siri, timestamp: Date(timeIntervalSince1970: 0)))
      ) { _ in .cancelled }
    }
    await host.shutDown()
  }

  /// Starts the app so that it hands everything over, and waits until it did.
  func deliver() async throws -> DeliveryReceipt? {
    let delivery = PayloadDelivery(
      store: device.accounts(of: "test.kitchen"), receiver: "test.kitchen", isApp: true)
    try delivery.forgetReceipt()
    let host = IntentHost(device: device, variables: [.metricsDelivery: "now"])
    try await host.session(for: bundle).bringToForeground()
    let limit = MonotonicTime.now + .seconds(20)
    while delivery.receipt == nil, MonotonicTime.now < limit {
      try await Task.sleep(for: .milliseconds(10))
    }
    await host.shutDown()
    return delivery.receipt
  }

  func payloads(_ name: String) throws -> [Payload] {
    let path = try device.dataContainer("test.kitchen") + "/\(name).jsonl"
    let data = (try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data()
    return try data.split(separator: UInt8(ascii: "\n")).map {
      try PayloadReader([UInt8]($0)).payload()
    }
  }

  var metrics: [MetricModel] {
    get throws {
      try payloads("metrics").compactMap { if case .metrics(let model) = $0 { model } else { nil } }
    }
  }

  var diagnostics: [DiagnosticEntry] {
    get throws {
      try payloads("diagnostics").flatMap { payload -> [DiagnosticEntry] in
        if case .diagnostics(let model) = payload { model.diagnostics } else { [] }
      }
    }
  }
}

@Suite("An app's subscribers in a process of its own", .serialized) struct MetricsAppTests {
  @Test("get what the app's processes took: exits, hangs, signposts, launches")
  func metrics() async throws {
    let app = try MeasuredApp()
    await app.run("Hang", "Mark")
    let receipt = try await app.deliver()
    #expect(receipt?.subscribers == 2)
    #expect(receipt?.metricPayloads == 1)
    let model = try #require(try app.metrics.first)
    #expect(model.environment?.bundleIdentifier == "test.kitchen")
    #expect(model.environment?.regionFormat == "US")
    #expect(model.backgroundExits == [.normal: 1])
    #expect((model.scalars[.cpuTime]?.baseValue ?? 0) > 0)
    #expect((model.scalars[.peakMemory]?.baseValue ?? 0) > 1e6)
    #expect(model.histograms[.timeToFirstDraw]?.totalCount == 1)
    #expect((model.scalars[.diskSpaceCapacity]?.baseValue ?? 0) > 1e6)
    // What nobody measures has no key.
    #expect(model.scalars[.wifiUpload] == nil)
    #expect(model.averages[.suspendedMemory] == nil)

    let hang = try #require(model.histograms[.hangTime]?.buckets.last)
    let start = try #require(hang.start.baseValue)
    // It is asked ten times a second, so a hang may have begun a tenth before.
    #expect(start > 1.2 && start < 3, "\(start)")

    let bake = try #require(model.signposts.first { $0.name == "bake" })
    #expect(bake.category == "kitchen")
    #expect(bake.count == 3)
    let buckets = bake.durations?.buckets ?? []
    #expect(buckets.allSatisfy { ($0.start.baseValue ?? 0) >= 0.11 })
    #expect(bake.durations?.totalCount == 3)
    #expect(model.signposts.first { $0.name == "done" }?.count == 1)
  }

  @Test("get a crash with its stack at the next launch, once")
  func crash() async throws {
    let app = try MeasuredApp()
    await app.run("Burn")
    #expect(try await app.deliver()?.diagnosticPayloads == 1)
    let crash = try #require(try app.diagnostics.first)
    #expect(crash.kind == .crash)
    #expect(crash.environment.bundleIdentifier == "test.kitchen")
    #expect((crash.environment.processIdentifier ?? 0) > 0)
    #expect(crash.signal != nil)
    let frames = crash.callStackTree?.attributed?.heaviestPath ?? []
    #expect(frames.contains { $0.binaryName == "MetricsApp" && $0.binaryUUID != nil })
    #expect(!frames.contains { $0.isOffsetLoadAddress })
    // The person's words and the app's are in no payload.
    let text = try String(
      contentsOfFile: app.device.dataContainer("test.kitchen") + "/diagnostics.jsonl",
      encoding: .utf8)
    #expect(!text.contains("on fire"))
    #expect(try await app.deliver()?.diagnosticPayloads == 0)
  }

  @Test("get a hang with the stack of the main thread", arguments: ["Hang", "Spin"])
  func hang(_ intent: String) async throws {
    let app = try MeasuredApp()
    await app.run(intent)
    _ = try await app.deliver()
    let hang = try #require(try app.diagnostics.first { $0.kind == .hang })
    let seconds = try #require(hang.quantities[.hangDuration]?.baseValue)
    #expect(seconds > 1.2 && seconds < 5, "\(seconds)")
    let frames = hang.callStackTree?.attributed?.heaviestPath ?? []
    #expect(!frames.isEmpty)
    #expect(frames.contains { $0.binaryName == "MetricsApp" }, "\(frames)")
  }

  @Test("get the extended launch")
  func extendedLaunch() async throws {
    let app = try MeasuredApp()
    // The launch that hands over comes into the account of the next.
    await app.run("Mark")
    _ = try await app.deliver()
    _ = try await app.deliver()
    let launches = try app.metrics.compactMap { $0.histograms[.extendedLaunch] }
    #expect(launches.reduce(0) { $0 + $1.totalCount } >= 1)
  }
}
