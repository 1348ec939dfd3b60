// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentTelemetry
import Platform
import Testing

@Suite("Which app records") struct TelemetryAppTests {
  private func app(_ information: String) async throws -> TelemetryApp {
    let folder = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).appex"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: nil)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(information.utf8).write(to: URL(fileURLWithPath: folder + "/Info.plist"))
    let scope = LaunchScope([.bundle: folder, .bundleIdentifier: "com.acme.todo.intents"])
    defer { scope.close() }
    return await scope.with { .current }
  }

  @Test("is what the bundle says that a host started")
  func launched() async throws {
    let app = try await app(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>CFBundleVersion</key>
        <string>417</string>
        <key>CFBundleShortVersionString</key><string>2.1 β</string>
      </dict>
      </plist>
      """)
    #expect(
      app
        == TelemetryApp(
          bundleIdentifier: "com.acme.todo.intents", version: "2.1 β", build: "417",
          kind: .extension))
  }

  @Test("what only a parser can read is left to Foundation", arguments: ["a &amp; b", "<!-- -->"])
  func foundation(_ text: String) async throws {
    let app = try await app(
      "<?xml version=\"1.0\"?><plist><dict><key>CFBundleVersion</key><string>\(text)</string></dict></plist>"
    )
    #expect(app.bundleIdentifier != "com.acme.todo.intents")
  }
}
