// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import BackgroundTaskStore

@Suite("The tasks that an app waits for") struct BackgroundTaskStoreTests {
  private let folder = NSTemporaryDirectory() + "tasks-\(UUID().uuidString)"
  private let moment = Date(timeIntervalSince1970: 1_800_000_000)

  private var store: BackgroundTaskStore { BackgroundTaskStore(folder: folder, app: "com.acme") }

  private func task(_ identifier: String, _ kind: PendingTask.Kind = .processing) -> PendingTask {
    PendingTask(identifier: identifier, kind: kind, submitted: moment)
  }

  @Test("one refresh and ten processing tasks wait, research counted with the latter")
  func limits() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try store.submit(task("refresh", .appRefresh)))
    #expect(try !store.submit(task("another", .appRefresh)))
    for number in 1...9 { #expect(try store.submit(task("p\(number)"))) }
    #expect(try store.submit(task("research", .healthResearch)))
    #expect(try !store.submit(task("p11")))
    #expect(try !store.submit(task("research 2", .healthResearch)))
    // The same identifier replaces, so the limit does not count the old one.
    #expect(try store.submit(task("p3")))
    #expect(try store.submit(task("refresh", .appRefresh)))
    for number in 1...20 { #expect(try store.submit(task("c\(number)", .continuedProcessing))) }
    #expect(try store.tasks().count == 31)
    #expect(BackgroundTaskStore.apps(in: folder) == ["com.acme"])
  }

  @Test("a replacement is a submission of its own, and one taker gets it")
  func tokens() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let old = task("a")
    let new = task("a")
    _ = try store.submit(old)
    _ = try store.submit(new)
    #expect(try store.tasks() == [new])
    #expect(try store.take(old.token) == nil)
    #expect(try store.take(new.token) == new)
    #expect(try store.take(new.token) == nil)
    #expect(try store.tasks().isEmpty)
  }

  @Test("cancelling takes one or all away")
  func cancelling() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["a", "b", "c"] { _ = try store.submit(task(name)) }
    try store.cancel("b")
    try store.cancel("unknown")
    #expect(try store.tasks().map(\.identifier) == ["a", "c"])
    try store.cancelAll()
    #expect(try store.tasks().isEmpty)
  }

  @Test("a task is due at its date, never before its submission; a continued one at once")
  func due() {
    var one = task("a")
    #expect(one.due == moment)
    one.earliestBegin = moment + 60
    #expect(one.due == moment + 60)
    one.earliestBegin = moment - 60
    #expect(one.due == moment)
    var continued = task("c", .continuedProcessing)
    continued.earliestBegin = moment + 60
    #expect(continued.due == moment)
  }

  @Test("a damaged file is told and left alone")
  func damaged() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = try store.submit(task("a"))
    try Data("{\"version\":".utf8).write(to: URL(filePath: store.path))
    #expect(throws: BackgroundTaskStoreError.self) { try store.tasks() }
    #expect(throws: BackgroundTaskStoreError.self) { try store.submit(task("b")) }
    #expect(try Data(contentsOf: URL(filePath: store.path)).count == 11)
  }

  @Test("writers at once lose nothing")
  func writers() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await withTaskGroup { group in
      for writer in 0..<8 {
        group.addTask {
          for number in 0..<10 {
            _ = try? store.submit(task("\(writer).\(number)", .continuedProcessing))
          }
        }
      }
    }
    #expect(try store.tasks().count == 80)
  }

  @Test("Info.plist names identifiers, patterns for continued tasks, and modes")
  func permitted() {
    let permitted = PermittedTasks(
      bundleIdentifier: "com.acme", identifiers: ["com.acme.refresh", "com.acme.export.*"],
      backgroundModes: ["fetch"])
    #expect(permitted.refusal(of: "com.acme.refresh", .appRefresh) == nil)
    #expect(
      permitted.refusal(of: "com.acme.refresh", .processing)
        == "'com.acme.refresh' needs the background mode 'processing'; add it to "
        + "UIBackgroundModes in the Info.plist of 'com.acme'")
    #expect(
      permitted.refusal(of: "com.acme.other", .appRefresh)
        == "'com.acme.other' is not permitted; list it under BGTaskSchedulerPermittedIdentifiers in "
        + "the Info.plist of 'com.acme'")
    #expect(permitted.refusal(of: "com.acme.export.7", .continuedProcessing) == nil)
    #expect(permitted.refusal(of: "com.acme.export.", .continuedProcessing) != nil)
    #expect(permitted.refusal(of: "com.acme.export.7", .processing) != nil)
  }
}
