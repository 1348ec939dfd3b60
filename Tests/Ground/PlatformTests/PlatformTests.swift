// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Platform

/// Reads a descriptor to its end.
private func readAll(_ descriptor: Descriptor) throws -> String {
  var bytes: [UInt8] = []
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)
  defer { buffer.deallocate() }
  while case .bytes(let count) = try descriptor.read(into: buffer) {
    bytes.append(contentsOf: buffer[..<count])
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Starts a command; afterwards only the command holds the writing end of its output.
private func start(
  _ executable: String, _ arguments: [String], environment: [String: String] = [:],
  directory: String? = nil
) throws -> (process: ChildProcess, output: Descriptor) {
  let pipe = try Descriptor.pipe()
  var configuration = ChildProcess.Configuration(executable: executable)
  configuration.arguments = arguments
  configuration.environment = environment
  configuration.directory = directory
  configuration.output = pipe.writing
  return (try ChildProcess.spawn(configuration), pipe.reading)
}

/// Runs a command to its end.
private func run(
  _ executable: String, _ arguments: [String], environment: [String: String] = [:],
  directory: String? = nil
) throws -> (output: String, end: ChildProcess.End) {
  let (process, output) = try start(
    executable, arguments, environment: environment, directory: directory)
  return (try readAll(output), try process.takeEnd())
}

@Suite("A child process") struct ChildProcessTests {
  @Test("runs with exactly the environment and folder that it is given")
  func environment() throws {
    let (output, end) = try run(
      "/bin/sh",
      ["-c", "pwd; env | grep -v '^PWD=' | grep -v '^_=' | grep -v SHLVL | grep -v OLDPWD"],
      environment: ["A": "1 2", "B": "x=y"], directory: "/")
    #expect(output == "/\nA=1 2\nB=x=y\n")
    #expect(end.cause == .exited(0))
  }

  @Test("inherits no descriptor beside the standard ones")
  func descriptors() throws {
    let extra = try Descriptor.open("/dev/null", for: .reading)
    let (output, _) = try run("/bin/sh", ["-c", "echo /proc/$$/fd/*"])
    let names = output.split(separator: " ").compactMap { $0.split(separator: "/").last }
    // The fourth is the folder that the shell reads at this moment.
    #expect(Set(names.map { $0.filter(\.isNumber) }) == ["0", "1", "2", "3"])
    withExtendedLifetime(extra) {}
  }

  @Test("gets the socket as descriptor 3")
  func socket() throws {
    let (mine, theirs) = try Descriptor.socketPair()
    var configuration = ChildProcess.Configuration(executable: "/bin/sh")
    configuration.arguments = ["-c", "echo hello >&3"]
    configuration.socket = theirs
    let process = try ChildProcess.spawn(configuration)
    _ = try process.takeEnd()
    mine.setNonBlocking()
    #expect(try readAll(mine) == "hello\n")
  }

  @Test(
    "reports the exit status and the signal",
    arguments: [
      ("exit 3", ChildProcess.End.Cause.exited(3)),
      ("kill -ILL $$", .signalled(Signal(rawValue: 4))),
      ("kill -KILL $$", .signalled(.kill)),
    ])
  func ends(_ script: String, _ cause: ChildProcess.End.Cause) throws {
    #expect(try run("/bin/sh", ["-c", script]).end.cause == cause)
  }

  @Test("has memory of its own from the first moment")
  func memory() throws {
    // Much more than the new process has: if that is seen, it is this process's memory.
    let ballast = UnsafeMutableRawBufferPointer.allocate(byteCount: 128 << 20, alignment: 4096)
    ballast.initializeMemory(as: UInt8.self, repeating: 1)
    defer { ballast.deallocate() }
    for _ in 0..<100 {
      let process = try ChildProcess.spawn(ChildProcess.Configuration(executable: "/bin/true"))
      #expect(ProcessUsage.read(process.identifier)?.memory ?? 0 < 64 << 20)
      _ = try process.takeEnd()
    }
  }

  @Test("that cannot be executed is an error that names it")
  func missing() throws {
    let configuration = ChildProcess.Configuration(executable: "/nowhere/Acme")
    let error = #expect(throws: SystemError.self) { try ChildProcess.spawn(configuration) }
    #expect(
      error?.description == "'/nowhere/Acme' could not be executed: No such file or directory")
    var inNoFolder = ChildProcess.Configuration(executable: "/bin/true")
    inNoFolder.directory = "/nowhere"
    let second = #expect(throws: SystemError.self) { try ChildProcess.spawn(inNoFolder) }
    #expect(
      second?.description == "the folder '/nowhere' could not be entered: No such file or directory"
    )
  }

  @Test("is ended together with what it started")
  func group() throws {
    let (process, output) = try start("/bin/sh", ["-c", "sleep 1000 & exit 0"])
    _ = try process.takeEnd()
    // The sleeper held the pipe too.
    #expect(try readAll(output).isEmpty)
  }

  @Test("leaves nothing of its group behind when its end is told", arguments: 1...20)
  func wholeGroup(_ round: Int) throws {
    let (process, output) = try start("/bin/sh", ["-c", "sleep 1000 & echo $!; exit 0"])
    _ = try process.takeEnd()
    let sleeper = try #require(Int32(readAll(output).filter { !$0.isWhitespace }))
    #expect(ProcessUsage.read(sleeper) == nil)
  }

  @Test("is ended together with what it put into another group, and with nothing else")
  func escaped() throws {
    func start(_ mark: String) throws -> (process: ChildProcess, output: Descriptor) {
      let pipe = try Descriptor.pipe()
      var configuration = ChildProcess.Configuration(executable: "/bin/sh")
      configuration.arguments = ["-c", "setsid sh -c 'sleep 1000; exit 0' & echo; exec sleep 1000"]
      configuration.environment = ["PATH": "/usr/bin:/bin"]
      configuration.output = pipe.writing
      configuration.mark = mark
      return (try ChildProcess.spawn(configuration), pipe.reading)
    }
    let (first, output) = try start("OAI_TEST=1 \(OwnProcess.identifier)")
    let (second, other) = try start("OAI_TEST=2 \(OwnProcess.identifier)")
    for descriptor in [output, other] {
      let line = try withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) {
        try descriptor.read(into: $0)
      }
      #expect(line == .bytes(1))
    }
    first.signal(.kill)
    _ = try first.takeEnd()
    // The escaped shell and its sleeper held the pipe too.
    #expect(try readAll(output).isEmpty)
    #expect(ProcessUsage.read(second.identifier) != nil)
    second.signal(.kill)
    _ = try second.takeEnd()
    #expect(try readAll(other).isEmpty)
  }

  @Test("uses memory and processor time that can be read while it runs")
  func usage() throws {
    let own = try #require(OwnProcess.usage)
    #expect(own.memory > 0)
    #expect(own.processorTime > .zero)
    #expect(ProcessUsage.read(-5) == nil)
  }
}

@Suite("Waiting") struct WaitingTests {
  @Test("a timer in the past wakes at once, one that is cleared never")
  func timer() throws {
    let timer = try WakeUpTimer()
    var poller = Poller()
    let place = poller.add(timer.descriptor, for: .readable)
    let happened1 = poller.wait(timeout: .zero)
    #expect(!happened1)
    timer.set(to: MonotonicTime(nanoseconds: 0))
    let happened2 = poller.wait(timeout: .seconds(5))
    #expect(happened2)
    #expect(poller.events(at: place) == .readable)
    timer.clear()
    timer.set(to: nil)
    let happened3 = poller.wait(timeout: .zero)
    #expect(!happened3)
  }

  @Test("a plain thread wakes a poll through a socket")
  func thread() throws {
    let (mine, theirs) = try Descriptor.socketPair()
    try PlainThread.start(name: "a thread whose name is long") {
      _ = try? [UInt8]("x".utf8).withUnsafeBytes { try theirs.send($0) }
    }
    var poller = Poller()
    let place = poller.add(mine, for: .readable)
    let happened4 = poller.wait(timeout: .seconds(5))
    #expect(happened4)
    #expect(poller.events(at: place).contains(.readable))
  }

  @Test("writing to a closed socket is an answer, not a signal")
  func closed() throws {
    let (mine, theirs) = try Descriptor.socketPair()
    theirs.shutDown()
    let result = try [UInt8]("x".utf8).withUnsafeBytes { try mine.send($0) }
    #expect(result == .closed)
  }
}

@Suite("Copying") struct CopyTests {
  @Test("copies folders, links and permissions, and stops at what is no file")
  func copy() throws {
    let folder = try run("/bin/mktemp", ["-d"]).output.split(separator: "\n")[0]
    defer { _ = try? run("/bin/rm", ["-rf", "\(folder)"]) }
    func shell(_ script: String) throws -> String {
      try run("/bin/sh", ["-c", script], directory: "\(folder)").output
    }
    _ = try shell("mkdir -p a/b; echo x > a/b/run; chmod 555 a/b/run a/b; ln -s b/run a/link")
    try FileCopy.copy("\(folder)/a", to: "\(folder)/c")
    #expect(try shell("cat c/link; stat -c %a c/b/run; readlink c/link") == "x\n555\nb/run\n")
    #expect(throws: SystemError.self) { try FileCopy.copy("\(folder)/a", to: "\(folder)/c") }
    _ = try shell("mkfifo a/pipe")
    #expect(throws: SystemError.self) { try FileCopy.copy("\(folder)/a", to: "\(folder)/d") }
  }
}

@Suite("Facts") struct FactTests {
  @Test("durations beyond the clock mean its end")
  func durations() {
    #expect(Duration.milliseconds(1500).nanoseconds == 1_500_000_000)
    #expect(Duration.seconds(Int64.max).nanoseconds == .max)
    #expect(MonotonicTime.now + .seconds(Int64.max) == MonotonicTime(nanoseconds: .max))
    #expect(Duration.milliseconds(250).inSeconds == 0.25)
  }

  @Test("signals have names")
  func signals() {
    #expect(Signal.kill.name == "SIGKILL")
    #expect(Signal(rawValue: 4).name == "SIGILL")
    #expect(Signal(rawValue: 999).name == "signal 999")
  }

  @Test("the environment can be read by name and as a whole")
  func environment() {
    #expect(Environment["PATH"] == Environment.all["PATH"])
    #expect(Environment["OPENAPPINTENTS_NOT_SET"] == nil)
  }
}
