// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Assistant
import Device
import Foundation
import HostFixtures
import IntentHost
import IntentMetadata
import IntentWire
import Language
import LogStore
import Testing

@Suite("The log of a conversation") struct LogPrivacyTests {
  @Test("tells what happened, and holds no word of the person, the values or the dialog")
  func conversation() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/oai-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let device = try Device.create(at: folder + "/device")
    // Everything is stored, the least important too.
    try device.updateSettings { try $0.set("log-level", to: "debug") }
    let host = IntentHost(device: device)
    let bundle = try bundle(in: folder)
    let assistant = Assistant(apps: [
      AppHandle(
        bundleIdentifier: bundle.bundleIdentifier, displayName: "Kitchen",
        manifest: bundle.manifest, service: host.session(for: bundle))
    ]).logging(to: device.logWriter("assistant"))
    func ask(_ text: String, answer: String? = nil) async -> AssistantOutcome {
      await assistant.ask(
        text, settings: AssistantSettings(reading: ReadingContext(now: Date(), timeZone: .gmt)),
        answers: { _ in answer })
    }
    let named = await ask("Name someone in Kitchen", answer: "Quartermain")
    #expect(named.ending == .done)
    #expect(named.value == .string("Quartermain"))
    let peeled = await ask("Peel pear in Kitchen")
    #expect(peeled.dialog == "Peeled the Pear.")
    let failed = await ask("Bake in Kitchen")
    #expect(failed.endingName == "failed")
    #expect(await ask("colourless zanzibar ideas").endingName == "refused")
    let crashed = await ask("Burn in Kitchen")
    #expect(crashed.endingName == "failed")
    await host.shutDown()

    let records = LogReader(directory: device.logStore.path).records().records
    func has(_ process: String, _ text: String, _ level: LogLevel) -> Bool {
      records.contains {
        $0.process == process && $0.message.contains(text) && $0.kind == .log(level)
      }
    }
    #expect(has("assistant", "heard '<private>'", .default))
    #expect(
      has("assistant", "runs Name of test.kitchen, matched by phrase:Name someone in", .default))
    #expect(has("assistant", ": done after", .default))
    #expect(has("assistant", ": refused, notUnderstood after", .default))
    #expect(has("assistant", ": failed, thrown after", .error))
    #expect(has("host", "started test.kitchen as process", .default))
    #expect(has("host", "was ready after", .default))
    #expect(has("host", "of Name in process", .default))
    #expect(has("host", "ended: failed, thrown IntegrationApp.BurntError", .error))
    #expect(has("host", "ended: crashed, SIG", .fault))
    #expect(has("host", "was ended by SIG", .fault))

    let spoken = [
      "Quartermain", "Name someone in Kitchen", "Peel pear", "Pear", "Peeled", "pear",
      "Which name", "zanzibar", "burnt",
    ]
    let files = try FileManager.default.contentsOfDirectory(atPath: device.logStore.path)
    #expect(files.count >= 3)
    for name in files {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: device.logStore.path + "/" + name))
      for word in spoken { #expect(bytes.range(of: Data(word.utf8)) == nil, "\(word) in \(name)") }
    }
  }

  private func bundle(in folder: String) throws -> AppBundle {
    var manifest = Manifest(generator: "test", generatorVersion: "1")
    for (name, phrase) in [
      ("Peel", "Peel ${fruit} in ${applicationName}"),
      ("Name", "Name someone in ${applicationName}"), ("Bake", "Bake in ${applicationName}"),
      ("Burn", "Burn in ${applicationName}"),
    ] {
      manifest.intents[name] = IntentDeclaration(
        identifier: name, fullyQualifiedTypeName: "IntegrationApp.\(name)Intent",
        mangledTypeName: name)
      manifest.shortcuts.append(
        ShortcutDeclaration(
          intentIdentifier: name, phrases: [PhraseTemplate(phrase)], shortTitle: nil,
          systemImageName: nil))
    }
    manifest.intents["Peel"]?.parameters = [
      ParameterDeclaration(
        name: "fruit", title: "Fruit", valueType: .entity("Fruit"), isOptional: false)
    ]
    manifest.entities["Fruit"] = EntityDeclaration(
      typeName: "Fruit", fullyQualifiedTypeName: "IntegrationApp.FruitEntity",
      mangledTypeName: "Fruit")
    var supplement = ManifestSupplement()
    supplement.executables = [
      BundleExecutable(
        kind: .app, bundleIdentifier: "test.kitchen", bundlePath: "", executable: "Kitchen",
        modules: ["IntegrationApp"], appGroups: [])
    ]
    return try FixtureBundle.write(
      at: folder + "/Kitchen.app", manifest: manifest, supplement: supplement,
      executable: FixtureBundle.builtExecutable("IntegrationApp"))
  }
}
