// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CPlatform
internal import Glibc

/// Facts about this process.
package enum OwnProcess {
  package static var identifier: Int32 { oai_process_identifier() }

  /// When the executable was loaded, and neither its static initialisers nor its `main` had run.
  package static var loadedAt: MonotonicTime {
    MonotonicTime(nanoseconds: oai_loaded_nanoseconds())
  }

  /// Whether any process has this number now.
  package static func exists(_ process: Int32) -> Bool {
    kill(process, 0) == 0 || errno == EPERM
  }

  /// The path of the running executable.
  package static var executablePath: String? { FileEntry.destination(of: "/proc/self/exe") }

  /// How many descriptors are open: leaks show here.
  package static var openDescriptorCount: Int {
    // The directory itself is one of them while it is read.
    FileStamp.entries(of: "/proc/self/fd").count - 1
  }

  /// Processes that this process started and whose end nobody took.
  package static var childIdentifiers: [Int32] {
    identifiers.filter { ProcessStat(of: $0)?.parent == identifier }
  }

  /// All processes of the machine.
  static var identifiers: [Int32] { FileStamp.entries(of: "/proc").compactMap { Int32($0) } }

  /// Keeps this process, and those that it starts from now on, on one processor. Threads that
  /// exist already stay where they may run.
  package static func useOneProcessor() throws(SystemError) {
    let number = oai_use_one_processor()
    guard number == 0 else {
      throw SystemError(number: number, problem: "the process could not be kept on one processor")
    }
  }

  package static var threadCount: Int { FileStamp.entries(of: "/proc/self/task").count }

  /// Memory in bytes and processor time of this process.
  package static var usage: ProcessUsage? { ProcessUsage.read(identifier) }
}
