// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// A command-line tool that is run to its end, its output collected.
package struct ToolProcess: Sendable {
  /// A name that is looked up in `PATH`, or a path.
  package var name: String
  package var arguments: [String]
  /// The folder to run in, this process's own when nil.
  package var directory: String?

  package init(_ name: String, _ arguments: [String], directory: String? = nil) {
    self.name = name
    self.arguments = arguments
    self.directory = directory
  }

  package struct Result: Sendable {
    package var end: ChildProcess.End.Cause
    package var output: [UInt8]
    package var errorOutput: [UInt8]

    package var isSuccess: Bool { end == .exited(0) }
  }

  private struct Running {
    var children: [Int32: ChildProcess] = [:]
    /// Set once this process has to end.
    var last: Signal?
  }

  private static let running = Mutex(Running())

  /// Ends every tool that runs, and each that is started from now on: this process has to end.
  package static func endAll(_ signal: Signal) {
    let children = running.withLock { running in
      running.last = signal
      return Array(running.children.values)
    }
    for child in children { child.signal(signal) }
  }

  /// Whether ``endAll(_:)`` was called.
  package static var isEnding: Bool { running.withLock { $0.last != nil } }

  /// The executable that a name means, nil when `PATH` has none.
  package static func find(_ name: String) -> String? {
    guard !name.contains("/") else { return FileStamp(path: name).map { _ in name } }
    let folders = (Environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { FileStamp(path: $0)?.isExecutable == true }
  }

  /// Runs the tool with an empty standard input; blocks the calling thread until it ends.
  ///
  /// - Parameter onLine: each line of its standard output, as it arrives.
  /// - Throws: when the tool cannot be found or started.
  package func run(onLine: (String) -> Void = { _ in }) throws(SystemError) -> Result {
    guard let path = Self.find(name) else {
      throw SystemError(number: 2, problem: "'\(name)' was not found in PATH")
    }
    let (child, output, errors) = try start(path)
    let last = Self.running.withLock { running in
      running.children[child.identifier] = child
      return running.last
    }
    defer { Self.running.withLock { _ = $0.children.removeValue(forKey: child.identifier) } }
    if let last { child.signal(last) }
    let (outputBytes, errorBytes) = try collect(output, errors, onLine)
    let end = try child.takeEnd()
    return Result(end: end.cause, output: outputBytes, errorOutput: errorBytes)
  }

  private func start(_ path: String) throws(SystemError) -> (ChildProcess, Descriptor, Descriptor) {
    let output = try Descriptor.pipe()
    let errors = try Descriptor.pipe()
    var configuration = ChildProcess.Configuration(executable: path)
    configuration.arguments = arguments
    configuration.environment = Environment.all
    configuration.directory = directory
    configuration.output = output.writing
    configuration.error = errors.writing
    return (try ChildProcess.spawn(configuration), output.reading, errors.reading)
  }

  /// Reads both pipes as bytes arrive, so that neither fills up while the other is read.
  private func collect(
    _ output: Descriptor, _ errors: Descriptor, _ onLine: (String) -> Void
  ) throws(SystemError) -> (output: [UInt8], errors: [UInt8]) {
    let sources = [output, errors]
    var collected: [[UInt8]] = [[], []]
    var lineStart = 0
    var open: Set = [0, 1]
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var poller = Poller()
    let places = sources.map { poller.add($0, for: .readable) }
    while !open.isEmpty {
      poller.wait()
      for index in open where !poller.events(at: places[index]).isEmpty {
        var read = Swift.Result<Descriptor.ReadResult, SystemError>.success(.wouldBlock)
        buffer.withUnsafeMutableBytes { bytes in
          do throws(SystemError) {
            read = .success(try sources[index].read(into: bytes))
          } catch {
            read = .failure(error)
          }
        }
        switch try read.get() {
        case .bytes(let count): collected[index] += buffer.prefix(count)
        case .wouldBlock: break
        case .endOfFile:
          open.remove(index)
          poller.remove(at: places[index])
        }
      }
      while let end = collected[0][lineStart...].firstIndex(of: UInt8(ascii: "\n")) {
        onLine(String(decoding: collected[0][lineStart..<end], as: UTF8.self))
        lineStart = end + 1
      }
    }
    return (collected[0], collected[1])
  }
}
