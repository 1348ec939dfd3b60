// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CPlatform
internal import Glibc

/// What a process uses now, as the system counts it.
package struct ProcessUsage: Hashable, Sendable {
  /// Memory that is the process's own: anonymous, shared or swapped out, in bytes. Mapped files
  /// do not count, since the system can drop them; this is what Apple's limits count too.
  package var memory: UInt64
  /// Processor time of all its threads since it started.
  package var processorTime: Duration
  /// The most memory that it had for itself at one time, nil when the system does not say. The system
  /// keeps the peak with mapped files in it; those of now are taken off.
  package var peakMemory: UInt64?

  package init(memory: UInt64, processorTime: Duration) {
    self.memory = memory
    self.processorTime = processorTime
  }

  /// Nil when the process is gone.
  package static func read(_ identifier: Int32) -> ProcessUsage? {
    let time = oai_process_time(identifier)
    guard time >= 0, let status = try? readSmallFile("/proc/\(identifier)/status") else {
      return nil
    }
    var memory: UInt64 = 0
    var hasMemory = false
    var highWater: UInt64?
    var files: UInt64 = 0
    for line in status.split(separator: UInt8(ascii: "\n")) {
      if line.isCountedMemory {
        memory += line.kilobytes << 10
        hasMemory = true
      } else if line.starts(with: "VmHWM:".utf8) {
        highWater = line.kilobytes << 10
      } else if line.starts(with: "RssFile:".utf8) {
        files = line.kilobytes << 10
      }
    }
    // A process that has ended and whose end nobody took yet has no memory to tell of.
    guard hasMemory else { return nil }
    var usage = ProcessUsage(memory: memory, processorTime: .nanoseconds(time))
    usage.peakMemory = highWater.map { max(memory, $0 > files ? $0 - files : 0) }
    return usage
  }

  /// Processor time of a process alone, without what it started. One that has ended still tells, until
  /// its end is taken.
  package static func processorTime(of identifier: Int32) -> Duration? {
    let time = oai_process_time(identifier)
    return time >= 0 ? .nanoseconds(time) : nil
  }

  /// Files of `/proc` have no length: one read of a page or two gives them whole.
  static func readSmallFile(_ path: String) throws(SystemError) -> [UInt8] {
    let file = try Descriptor.open(path, for: .reading)
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: 8192) { buffer, count in
      do throws(SystemError) {
        if case .bytes(let read) = try file.read(into: UnsafeMutableRawBufferPointer(buffer)) {
          count = read
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }
}

extension ArraySlice<UInt8> {
  fileprivate var isCountedMemory: Bool {
    starts(with: "RssAnon:".utf8) || starts(with: "RssShmem:".utf8) || starts(with: "VmSwap:".utf8)
  }

  /// The number in a line of `/proc` that counts in kB.
  var kilobytes: UInt64 {
    var number: UInt64 = 0
    for byte in self where byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") {
      number = number * 10 + UInt64(byte - UInt8(ascii: "0"))
    }
    return number
  }
}
