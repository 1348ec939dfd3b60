// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Platform
internal import Synchronization

/// The file of a family that records go to now, and the step to the next one.
///
/// Several processes write to one file, and none waits for another: a file that is full is left for
/// one with the next number, which whoever comes first makes. Files are never renamed or cut, so a
/// record that is written late is still found.
final class SegmentFile: Sendable {
  private let directory: String
  private let family: String
  private let current = Mutex(Current())

  private struct Current {
    var file: Descriptor?
    var number: UInt32 = 0
    /// A folder that took nothing is asked again from then on, in monotonic nanoseconds.
    var blockedUntil: Int64 = 0
    var problem: SystemError?
  }

  init(directory: String, family: String) {
    self.directory = directory
    self.family = family
  }

  /// Writes one record to the end of the file.
  ///
  /// - Parameter onNewFile: called after this process made a file.
  func append(_ bytes: [UInt8], segmentBytes: Int64, onNewFile: () -> Void) throws(SystemError) {
    // Each turn after the first means that somebody removed the file meanwhile.
    for _ in 0..<16 {
      let (file, number, isNew) = try open()
      if isNew { onNewFile() }
      let result: Descriptor.WriteResult
      do throws(SystemError) {
        result = try file.write(bytes)
      } catch {
        throw SystemError(number: error.number, problem: "'\(path(number))' could not be written")
      }
      guard case .bytes(bytes.count) = result else {
        throw SystemError(number: 0, problem: "a log record was written in part; the disk is full")
      }
      guard let status = file.status else { return }
      if status.names == 0 {
        leave(number)
        continue
      }
      if status.length >= segmentBytes {
        leave(number)
      }
      return
    }
    throw SystemError(
      number: 0, problem: "the log files in '\(directory)' are removed all the time")
  }

  private func leave(_ number: UInt32) {
    current.withLock { if $0.number == number { $0.file = nil } }
  }

  private func open() throws(SystemError) -> (file: Descriptor, number: UInt32, isNew: Bool) {
    try current.withLock {
      (current) throws(SystemError) -> (file: Descriptor, number: UInt32, isNew: Bool) in
      if let file = current.file { return (file, current.number, false) }
      let now = MonotonicTime.now.nanoseconds
      if now < current.blockedUntil, let problem = current.problem { throw problem }
      do throws(SystemError) {
        let (file, number, isNew) = try openNext(after: current.number)
        current = Current(file: file, number: number)
        return (file, number, isNew)
      } catch {
        current.blockedUntil = now + 1_000_000_000
        current.problem = error
        throw error
      }
    }
  }

  /// Opens the newest file beyond the one that was left, or makes it.
  private func openNext(
    after left: UInt32
  ) throws(SystemError) -> (file: Descriptor, number: UInt32, isNew: Bool) {
    if left == 0 { try LogFolder(directory).make() }
    var left = left
    var gone: UInt32?
    for _ in 0..<64 {
      let newest = newestNumber
      if newest > left {
        do throws(SystemError) {
          return (try Descriptor.openForAppending(path(newest)), newest, false)
        } catch {
          if error.isMissingFile, gone != newest {
            gone = newest
            continue
          }
          // A folder, a pipe, a link to nothing or another user's file has the name; the next one
          // is free.
          left = newest
        }
      }
      guard left < .max else { break }
      let number = left + 1
      do throws(SystemError) {
        let file = try Descriptor.create(path(number), permissions: 0o600)
        if let file { return (file, number, true) }
      } catch  where error.isMissingFile {
        // The whole store was taken away, as when a device is reset.
        try LogFolder(directory).make()
      }
    }
    throw SystemError(number: 0, problem: "the log files in '\(directory)' change all the time")
  }

  private func path(_ number: UInt32) -> String {
    directory + "/" + SegmentName(family: family, number: number).text
  }

  private var newestNumber: UInt32 {
    FileStamp.entries(of: directory).compactMap(SegmentName.init)
      .filter { $0.family == family }.map(\.number).max() ?? 0
  }
}
