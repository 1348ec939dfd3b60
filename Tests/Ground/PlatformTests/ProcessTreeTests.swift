// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Platform

@Suite("The usage of a process with all that it started") struct ProcessTreeTests {
  /// Fills 64 MB and waits for ever to be rid of them.
  private static let hoard = "dd if=/dev/zero bs=64M count=1 2>/dev/null | sleep 1000 >/dev/null"

  /// A shell that has started what the script says, and waits.
  private func start(_ script: String) throws -> ChildProcess {
    let output = try Descriptor.pipe()
    var configuration = ChildProcess.Configuration(executable: "/bin/sh")
    configuration.arguments = ["-c", script + "\necho; exec sleep 1000"]
    configuration.environment = ["PATH": "/usr/bin:/bin"]
    configuration.output = output.writing
    configuration.mark = "TREE_TEST=\(MonotonicTime.now.nanoseconds)-\(script.hashValue)"
    let process = try ChildProcess.spawn(configuration)
    let byte = UnsafeMutableRawBufferPointer.allocate(byteCount: 1, alignment: 1)
    defer { byte.deallocate() }
    _ = try output.reading.read(into: byte)
    return process
  }

  private func end(_ process: ChildProcess) throws {
    process.signal(.kill)
    _ = try process.takeEnd()
  }

  @Test(
    "counts children, theirs, orphans, and those in sessions of their own",
    arguments: [
      "\(hoard) &", "(\(hoard) &) & wait", "setsid sh -c '\(hoard)' &",
      "sh -c 'sh -c \"\(hoard); :\"; :' &",
    ])
  func memory(_ script: String) throws {
    let process = try start(script)
    let deadline = MonotonicTime.now + .seconds(20)
    var most: UInt64 = 0
    while most < 32 << 20, MonotonicTime.now < deadline {
      most = max(most, ProcessUsage.readTree(process.identifier, limit: .max)?.memory ?? 0)
    }
    #expect(most >= 32 << 20)
    #expect(ProcessUsage.read(process.identifier)?.memory ?? .max < 8 << 20)
    try end(process)
    #expect(ProcessUsage.readTree(process.identifier, limit: .max) == nil)
  }

  @Test("counts the time of children that have ended")
  func ended() throws {
    let process = try start("sh -c 'i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done'")
    let tree = try #require(ProcessUsage.readTree(process.identifier, limit: .max))
    let alone = try #require(ProcessUsage.read(process.identifier))
    #expect(tree.processorTime - alone.processorTime > .milliseconds(20))
    try end(process)
  }

  @Test("counts no memory twice that a new process has for a moment")
  func starting() async {
    await #expect(processExitsWith: .success) {
      let ballast = UnsafeMutableRawBufferPointer.allocate(byteCount: 128 << 20, alignment: 4096)
      ballast.initializeMemory(as: UInt8.self, repeating: 1)
      let limit: UInt64 = 200 << 20
      try PlainThread.start(name: "spawner") {
        for _ in 0..<40 {
          let child = try? ChildProcess.spawn(ChildProcess.Configuration(executable: "/bin/true"))
          _ = try? child?.takeEnd()
        }
        ProcessExit.now(0)
      }
      while true {
        let usage = ProcessUsage.readTree(OwnProcess.identifier, limit: limit)
        precondition(usage.map { $0.memory <= limit } ?? true)
      }
    }
  }
}
