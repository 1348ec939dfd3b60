// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
@testable import AppIntentsTesting
import Foundation
import Testing

@Suite("Apps in one process") struct IsolationTests {
  @Test("have containers and dependencies of their own, also at the same time")
  func parallel() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          let garden = try await AppUnderTest(modules: ["Garden"], named: "Garden") { _ in
            AppDependencyManager.shared.add {
              NamedGardener(name: "gardener \(number)") as any Gardener
            }
            ContainerUserDefaults.standard.set(["seeded"], forKey: "notes")
          }
          let note = garden.definitions.intents["NoteIntent"]
          try await note.makeIntent(text: "a").run()
          let notes: [String] = try await note.makeIntent(text: "b").run().value
          #expect(notes == ["seeded", "a", "b", "gardener \(number)"])
          let plants = try await garden.definitions.entities["PlantEntity"].suggestedEntities()
          #expect(try plants.first?.owner == "gardener \(number)")
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("leave no device behind")
  func removal() async throws {
    var garden: AppUnderTest? = try await AppUnderTest(modules: ["Garden"], named: "Garden")
    let folder = try #require(garden?.device.directory.path)
    #expect(FileManager.default.fileExists(atPath: folder))
    garden = nil
    #expect(!FileManager.default.fileExists(atPath: folder))
    let closed = try await AppUnderTest(modules: ["Garden"], named: "Garden")
    await closed.close()
    #expect(!FileManager.default.fileExists(atPath: closed.device.directory.path))
  }

  // In processes of their own: the time zone that they set would be that of all other tests.

  @Test(
    "have the clock and the time zone of their device",
    arguments: ["Europe/Berlin", "Asia/Tokyo", "UTC"])
  func circumstances(_ zone: String) async {
    await #expect(processExitsWith: .success) { [zone] in
      let garden = try await AppUnderTest(
        modules: ["Garden"], named: "Garden", now: "2026-11-30T10:00:00Z", timeZone: zone)
      let told: [String] = try await garden.definitions.intents["CircumstancesIntent"]
        .makeIntent().run().value
      let names = zone == "UTC" ? ["UTC", "GMT", "Etc/UTC"] : [zone]
      #expect(names.contains(told[0]))
      #expect(told[1] == "2026-11-30T10:00:00Z")
      await garden.close()
    }
  }

  @Test("do not wait for ever for the time zone that another one keeps")
  func keptZone() async {
    await #expect(processExitsWith: .success) {
      let zone = ProcessTimeZone.shared
      try await zone.hold("Europe/Berlin")
      let error = await #expect(throws: IntentTestError.self) {
        try await zone.hold("Asia/Tokyo", patience: .zero)
      }
      #expect(error?.message.contains("keeps the time zone 'Europe/Berlin'") == true)
      await zone.release()
      try await zone.hold("Asia/Tokyo")
      await zone.release()
    }
  }

  @Test("obey a locked device")
  func locked() async throws {
    let garden = try await AppUnderTest(modules: ["Garden"], named: "Garden", isLocked: true)
    await garden.say("Lock up in Garden").expect(.refused("requiresAuthentication"))
  }

  @Test("say what cannot be made ready")
  func setUp() async {
    func message(_ make: () async throws -> AppUnderTest) async -> String? {
      await #expect(throws: IntentTestError.self) { _ = try await make() }?.message
    }
    #expect(
      await message { try await AppUnderTest(modules: ["Gardne"], named: "Garden") }
        == "this test bundle has no module with records 'Gardne'; did you mean 'Garden'?")
    #expect(
      await message {
        try await AppUnderTest(modules: ["Garden"], named: "Garden", now: "yesterday")
      } == "'yesterday' is no moment; write it as '2026-11-30T10:00:00Z'")
    #expect(
      await message {
        try await AppUnderTest(modules: ["Garden"], named: "Garden", timeZone: "Mars/Base")
      } == "'Mars/Base' is no time zone; give one such as 'Europe/Berlin'")
  }
}
