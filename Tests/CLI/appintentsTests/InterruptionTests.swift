// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HostFixtures
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
}
