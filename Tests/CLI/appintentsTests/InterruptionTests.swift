// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HostFixtures
import Platform
import Testing

@Suite("Interrupting appintents") struct InterruptionTests {
  @Test("a signal ends a run, its process with it, and the shell sees the signal")
  func interrupt() throws {
    let tool = try BuiltTool()
    let fifo = tool.folder + "/started"
    #expect(mkfifo(fifo, 0o600) == 0)
    // Tells its number, then never becomes ready.
    let app = try tool.makeApp(script: "#!/bin/sh\necho $$ > '\(fifo)'\nexec sleep 60\n")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: BuiltTool.path)
    process.arguments = ["ask", "--app", app, "--device", tool.folder + "/d", "Ping Acme"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    // Opening waits until the app has been started.
    let started = try FileHandle(forReadingFrom: URL(fileURLWithPath: fifo)).readToEnd()
    let number = String(decoding: started ?? Data(), as: UTF8.self)
    let child = try #require(Int32(number.trimmingCharacters(in: .whitespacesAndNewlines)))
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGINT)
    #expect(kill(child, 0) != 0)
    let text = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text == "error: interrupted\n")
  }

  @Test("a signal ends a build that waits for another one")
  func waitingBuild() throws {
    let tool = try BuiltTool()
    try tool.write("// swift-tools-version: 6.2\n", to: "Package/Package.swift")
    let lock = try tool.write("", to: "Package/.build/appintents/.lock")
    let process = tool.process(["build", "Package"])
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try FileLock.withLock(lock) {
      try process.run()
      #expect(poll { opensFile(lock, process.processIdentifier) })
      process.interrupt()
      #expect(poll { !process.isRunning })
    }
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGINT)
  }

  private func opensFile(_ path: String, _ process: Int32) -> Bool {
    FileStamp.entries(of: "/proc/\(process)/fd").contains { number in
      let link = "/proc/\(process)/fd/\(number)"
      return (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == path
    }
  }

  /// Whether something happens within ten seconds.
  private func poll(_ condition: () -> Bool) -> Bool {
    let end = MonotonicTime.now + .seconds(10)
    while MonotonicTime.now < end {
      if condition() { return true }
      sched_yield()
    }
    return false
  }
}
