// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TelemetryModel
import Testing

@Suite struct DocumentationTests {
  let page: String

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    page = try String(
      contentsOf: root.appendingPathComponent("Documentation/Telemetry.md"), encoding: .utf8)
  }

  private func blocks(_ language: String) -> [String] {
    page.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
  }

  /// `DocumentedApp.swift` is compiled with these tests.
  @Test func theCodeIsCompiled() throws {
    let source = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("DocumentedApp.swift"), encoding: .utf8)
    #expect(blocks("swift").count == 5)
    for block in blocks("swift") { #expect(source.contains(block)) }
  }

  /// The sample is what a collector reads.
  @Test func theSampleIsABatch() throws {
    let sample = try #require(blocks("json").first)
    let batch = try BatchDecoder.decode(Array(sample.utf8))
    #expect(batch.events.count == 4)
    #expect(batch.contexts.count == 1)
  }
}
