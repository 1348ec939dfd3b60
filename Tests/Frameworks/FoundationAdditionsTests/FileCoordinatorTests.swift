// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

@Suite("File coordination")
struct FileCoordinatorTests {
  let root = TemporaryFolder()

  @Test("Processes that read, add and write in turn lose nothing")
  func turns() async throws {
    let path = root.url.appending(path: "count").path
    try Data("0".utf8).write(to: URL(fileURLWithPath: path))
    async let a: Void = Self.addFifty(path)
    async let b: Void = Self.addFifty(path)
    async let c: Void = Self.addFifty(path)
    _ = await (a, b, c)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "150")
  }

  private static func addFifty(_ path: String) async {
    await #expect(processExitsWith: .success) { [path] in
      let url = URL(fileURLWithPath: path)
      for _ in 0..<50 {
        var error: NSError?
        NSFileCoordinator(filePresenter: nil).coordinate(writingItemAt: url, error: &error) { url in
          let count = (try? String(contentsOf: url, encoding: .utf8)).flatMap { Int($0) } ?? 0
          try? Data(String(count + 1).utf8).write(to: url)
        }
        if error != nil { exit(1) }
      }
    }
  }

  @Test("A path that is read and written at once is no deadlock")
  func samePath() {
    let url = root.url.appending(path: "file")
    var error: NSError?
    var ran = false
    NSFileCoordinator().coordinate(
      readingItemAt: url, writingItemAt: url, error: &error
    ) { _, _ in ran = true }
    #expect(ran)
    #expect(error == nil)
  }

  @Test("A turn that is over leaves no file of its own behind")
  func leavesNothing() async {
    let groups = root.url.path
    await #expect(processExitsWith: .success) { [groups = groups as String] in
      setenv("OPENAPPINTENTS_GROUPS", groups, 1)
      let url = URL(fileURLWithPath: groups + "/file")
      NSFileCoordinator().coordinate(writingItemAt: url, error: nil) { _ in }
      NSFileCoordinator().coordinate(readingItemAt: url, error: nil) { _ in }
      let left = try? FileManager.default.contentsOfDirectory(atPath: groups + "/.coordination")
      exit(left == [] ? 0 : 1)
    }
  }
}
