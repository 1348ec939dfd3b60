// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HostFixtures
import Testing

@Suite("appintents metrics") struct MetricsCommandTests {
  private let tool: BuiltTool

  init() throws { tool = try BuiltTool() }

  private func account(_ line: String) throws {
    try tool.write(line + "\n", to: "d/metrics/com.test.acme/com.test.acme/records.jsonl")
  }

  @Test("says that there is nothing yet")
  func nothing() async throws {
    let result = try await tool.run("metrics", "show")
    #expect(result.status == 0)
    #expect(result.output == "no process was accounted; run an intent first\n")
    let none = try await tool.run("metrics", "deliver")
    #expect(none.status == 1)
    #expect(none.errors.contains("no installed app was accounted"))
  }

  @Test("shows what was measured, and nothing for what was not")
  func shows() async throws {
    _ = try await tool.run("device", "create", "--device", "d")
    try account(
      """
      {"bundleIdentifier":"com.test.acme","kind":"app","processIdentifier":7,"begin":1767225600,\
      "end":1767225610,"processorTime":1.25,"peakMemory":30000000,"launchTime":0.041,\
      "exit":"watchdog","wasInForeground":false,"backgroundTime":10}
      """)
    let result = try await tool.run("metrics", "show", "--device", "d")
    #expect(
      result.output == """
        com.test.acme
          processes          1
          from               2026-01-01T00:00:00Z
          to                 2026-01-01T00:00:10Z
          processor time     1.3 s
          peak memory        30 MB
          in the background  10 s
          launches           1, median 41 ms, longest 41 ms
          ends               watchdog 1

        """)
    let json = try await tool.run("metrics", "show", "--device", "d", "--json").output
    #expect(json.contains("\"peakMemoryBytes\" : 30000000"))
    #expect(!json.contains("bytesWritten"))
  }

  @Test("counts the end of a process that an intent was asked of")
  func ends() async throws {
    let app = try tool.makeApp()
    _ = try await tool.run("ask", "--app", app, "Ping Acme", "--device", "d")
    let result = try await tool.run("metrics", "show", "acme", "--device", "d")
    #expect(result.output.contains("ends"))
    #expect(result.output.contains("abnormal 1"))
    let delivery = try await tool.run("metrics", "deliver", "--app", "acme", "--device", "d")
    #expect(delivery.status == 1)
    #expect(delivery.errors.contains("'Acme'"))
  }
}
