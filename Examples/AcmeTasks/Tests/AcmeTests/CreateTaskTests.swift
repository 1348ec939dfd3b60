// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AcmeCore
import AcmeIntents
import AppIntents
import Foundation
import Testing

@Suite("Creating a task") struct CreateTaskTests {
  @Test("a slow server is left at once when the run is cancelled")
  func cancellation() async throws {
    let server = SlowServer(base: OfflineFirstServer(), delay: .seconds(3_600))
    let upload = Task { try await server.upload(TaskRecord(title: "call the bank")) }
    upload.cancel()
    await #expect(throws: CancellationError.self) { try await upload.value }
  }

  @Test("a task is found again by a part of its title")
  func storing() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = TaskStore(url: folder.appendingPathComponent("Acme.sqlite"))
    try await store.add(TaskRecord(title: "Call the bank"))
    #expect(try await store.openTasks(matching: "BANK").map(\.title) == ["Call the bank"])
  }
}
