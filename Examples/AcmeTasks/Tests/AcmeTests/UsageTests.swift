// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntentsTesting
import Foundation
import Testing

@Suite("Usage data") struct UsageTests {
  /// The files of recorded runs in the App Group.
  private func segments(_ acme: AppUnderTest) throws -> [String] {
    let folder = try acme.device.groupContainer("group.com.acme.tasks").path + "/IntentTelemetry"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".segment") }
  }

  @Test("is recorded only while the person shares it, and deleted after that")
  func consent() async throws {
    let acme = try await acme(over: .process)
    await acme.say("Create a task call the bank in Acme")
    #expect(try segments(acme).isEmpty)
    await acme.say("Turn usage sharing on in Acme").expect(.parameter("sharing", "on"))
    await acme.say("Create a task pay rent in Acme")
    #expect(try !segments(acme).isEmpty)
    await acme.say("Turn usage sharing off in Acme")
      .expect(.dialog("Acme shares nothing, and what was recorded is deleted."))
    #expect(try segments(acme).isEmpty)
  }

  @Test("holds nothing that a person said")
  func words() async throws {
    let acme = try await acme(over: .process)
    await acme.say("Turn usage sharing on in Acme")
    await acme.say("Create a task xylophone lessons for marketing in Acme")
    await acme.say("Complete xylophone lessons in Acme")
    let folder = try acme.device.groupContainer("group.com.acme.tasks").path + "/IntentTelemetry/"
    var found = ""
    for name in try segments(acme) {
      let data = try Data(contentsOf: URL(fileURLWithPath: folder + name))
      found += String(decoding: data, as: UTF8.self)
    }
    #expect(found.contains("CreateTaskIntent"))
    #expect(!found.localizedCaseInsensitiveContains("xylophone"))
    #expect(!found.localizedCaseInsensitiveContains("marketing"))
  }
}
