// Scouters, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntentsTesting
import Foundation
import XCTest

@testable import Scouters

/// With XCTest, as most apps have it.
final class ScoutersTests: XCTestCase {
  private func scouters(_ transport: Transport, isLocked: Bool = false) async throws -> AppUnderTest
  {
    try await AppUnderTest("com.scouters.app", over: transport, isLocked: isLocked)
  }

  func testNudgeWithoutAChildIsToldInTheAppsWords() async throws {
    for transport in Transport.allCases {
      try await scouters(transport).say("Nudge my child with Scouters")
        .expect(
          .failed("thrown"), .dialog("Scouters isn't paired with a child yet. Pair a child first."))
    }
  }

  func testPairingAsksForTheCode() async throws {
    for transport in Transport.allCases {
      try await scouters(transport).say("Pair a child with Scouters", answers: "12", "4711")
        .expect(.says("It has to be between 1000 and 9999…"), .parameter("code", 4711))
    }
  }

  func testANudgeIsWrittenForThePairedChild() async throws {
    for transport in Transport.allCases {
      let scouters = try await scouters(transport)
      await scouters.say("Pair a child with Scouters", answers: "4711")
      await scouters.say("Nudge my child with Scouters").expect(.dialog("Nudge sent."))
      let signals = try scouters.device.groupContainer("group.com.scouters")
        .appendingPathComponent("signals.jsonl")
      XCTAssertTrue(try String(contentsOf: signals, encoding: .utf8).contains("child-4711"))
    }
  }

  func testAMeetingPointIsFoundByAnotherName() async throws {
    for transport in Transport.allCases {
      let scouters = try await AppUnderTest("com.scouters.app", over: transport) { _ in
        AppContainer.pairedChildId = "child-1"
      }
      await scouters.say("Meet at the front door with Scouters")
        .expect(.parameter("point", "entrance"), .dialog("Meeting at Main Entrance, floor 0."))
    }
  }

  func testALockedPhonePairsNobody() async throws {
    for transport in Transport.allCases {
      try await scouters(transport, isLocked: true).say("Pair a child with Scouters")
        .expect(.refused("requiresAuthentication"))
    }
  }

  func testQueriesByName() async throws {
    let points = IntentDefinitions(bundleIdentifier: "com.scouters.app")
      .entities["MeetingPointEntity"]
    let found = try await points.entities(identifiers: ["fountain"])
    XCTAssertEqual(try found.first?.name, "Fountain")
    XCTAssertEqual(try found[0].floor, 0)
    let all = try await points.allEntities()
    XCTAssertEqual(all.count, 4)
  }

  func testWrittenConversations() async throws {
    for script in TestScript.all(in: "Conversations") {
      for transport in Transport.allCases { try await script.hold(over: transport) }
    }
  }
}
