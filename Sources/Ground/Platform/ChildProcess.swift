// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CPlatform
internal import Glibc
internal import Synchronization

/// A process that this process started, until its end is taken.
package final class ChildProcess: Sendable {
  package let identifier: Int32
  /// Becomes readable when the process has ended.
  package let exitDescriptor: Descriptor
  /// Guards against a signal to a number that was given to another process.
  private let isReaped = Mutex(false)

  private let mark: String?

  private init(identifier: Int32, exitDescriptor: Descriptor, mark: String?) {
    self.identifier = identifier
    self.mark = mark
    self.exitDescriptor = exitDescriptor
  }

  /// What to start, and all that it inherits.
  package struct Configuration: Sendable {
    package var executable: String
    /// Without the name of the executable.
    package var arguments: [String] = []
    package var environment: [String: String] = [:]
    package var directory: String?
    /// Nil reads from and writes to nowhere.
    package var input: Descriptor?
    package var output: Descriptor?
    package var error: Descriptor?
    /// Becomes descriptor ``ChildProcess/socketNumber``.
    package var socket: Descriptor?
    /// An entry of the environment, `NAME=value`, that no other process has: by it what the
    /// process started is found, also outside its group. Orphans of such a process stay its
    /// descendants.
    package var mark: String?

    package init(executable: String) { self.executable = executable }
  }

  /// The number of the socket in the new process.
  package static let socketNumber: Int32 = 3

  /// Starts a process without a shell, in a process group of its own.
  ///
  /// The system kills it when the calling thread ends, however that happens: call this from a
  /// thread that lives as long as the process may.
  package static func spawn(
    _ configuration: Configuration
  ) throws(SystemError) -> ChildProcess {
    let nowhere = try Descriptor.openNowhere()
    let arguments = CStrings([configuration.executable] + configuration.arguments)
    let environment = CStrings(
      configuration.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        + (configuration.mark.map { [$0] } ?? []))
    var result = oai_spawn_result()
    let number = configuration.executable.withCString { path in
      withOptionalCString(configuration.directory) { directory in
        var request = oai_spawn_request(
          path: path, arguments: arguments.pointers, environment: environment.pointers,
          directory: directory, input: (configuration.input ?? nowhere).number,
          output: (configuration.output ?? nowhere).number,
          error: (configuration.error ?? configuration.output ?? nowhere).number,
          socket: configuration.socket?.number ?? -1,
          adopts: configuration.mark == nil ? 0 : 1)
        return oai_spawn(&request, &result)
      }
    }
    withExtendedLifetime((nowhere, configuration, arguments, environment)) {}
    guard number == 0 else {
      throw SystemError(number: number, problem: problem(at: result.step, configuration))
    }
    return ChildProcess(
      identifier: result.process,
      exitDescriptor: Descriptor(adopting: result.process_descriptor), mark: configuration.mark)
  }

  private static func problem(at step: Int32, _ configuration: Configuration) -> String {
    switch UInt32(step) {
    case oai_spawn_step_directory.rawValue:
      "the folder '\(configuration.directory ?? "")' could not be entered"
    case oai_spawn_step_execute.rawValue: "'\(configuration.executable)' could not be executed"
    case oai_spawn_step_descriptors.rawValue: "the descriptors of a process could not be set"
    default: "a process could not be created"
    }
  }

  /// Signals the process and all that it started in its group; nothing after ``takeEnd()``.
  package func signal(_ signal: Signal) {
    isReaped.withLock { isReaped in
      guard !isReaped else { return }
      _ = oai_process_signal(exitDescriptor.number, signal.rawValue)
      _ = Glibc.kill(-identifier, signal.rawValue)
    }
  }

  /// How the process ended and what it took.
  package struct End: Hashable, Sendable {
    package enum Cause: Hashable, Sendable {
      case exited(Int32)
      case signalled(Signal)
    }
    package var cause: Cause
    package var peakResidentBytes: UInt64
    package var processorTime: Duration
  }

  /// Waits for the end of the process, then ends what is left of its group and what carries its
  /// mark.
  package func takeEnd() throws(SystemError) -> End {
    var end = oai_process_end()
    var number = oai_process_wait(exitDescriptor.number, 1, &end)
    if number == 0 {
      number = isReaped.withLock { isReaped in
        // As long as the end is not taken, no other group can have this number.
        _ = Glibc.kill(-identifier, SIGKILL)
        isReaped = true
        return oai_process_wait(exitDescriptor.number, 0, &end)
      }
    }
    guard number == 0 else {
      throw SystemError(number: number, problem: "the end of process \(identifier) is unknown")
    }
    if let mark { MarkedProcesses.end(mark, startedAfter: identifier) }
    awaitEndOfGroup()
    return End(
      cause: end.was_signalled != 0 ? .signalled(Signal(rawValue: end.code)) : .exited(end.code),
      peakResidentBytes: UInt64(end.peak_resident_kilobytes) << 10,
      processorTime: .seconds(end.processor_seconds))
  }
}

extension ChildProcess {
  /// Waits until what was killed with the group is gone, a second at most.
  ///
  /// A killed process takes a moment to end, and it is not ours to be waited for; whoever hears of
  /// the end of the process must find no trace of what it started. No new process can have the
  /// group's number while a member lives.
  private func awaitEndOfGroup() {
    for _ in 0..<1_000 {
      let isAlive = OwnProcess.identifiers.contains { process in
        guard let stat = ProcessStat(of: process) else { return false }
        return stat.group == identifier && !stat.hasEnded
      }
      guard isAlive else { return }
      usleep(1_000)
    }
  }
}

extension Descriptor {
  fileprivate static func openNowhere() throws(SystemError) -> Descriptor {
    let number = Glibc.open("/dev/null", O_RDWR | O_CLOEXEC)
    guard number >= 0 else { throw .last("'/dev/null' could not be opened") }
    return Descriptor(adopting: number)
  }
}

/// A null-terminated list of C strings; the class owns the memory and never lets it out.
private final class CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ strings: [String]) {
    count = strings.count
    pointers = .allocate(capacity: count + 1)
    for (index, string) in strings.enumerated() {
      (pointers + index).initialize(to: strdup(string))
    }
    (pointers + count).initialize(to: nil)
  }

  deinit {
    for index in 0..<count { free(pointers[index]) }
    pointers.deallocate()
  }
}

private func withOptionalCString<Result>(
  _ string: String?, _ body: (UnsafePointer<CChar>?) -> Result
) -> Result {
  guard let string else { return body(nil) }
  return string.withCString { body($0) }
}
