// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Platform

/// Reads a store again and again: each time what was written since.
///
/// It holds the files open, so that one that is removed meanwhile is still read to its end. It
/// never changes or removes anything.
package struct LogFollower {
  private let directory: String
  private var files: [File: OpenFile] = [:]
  private var unreadable: Set<String> = []
  /// What was read from files that were removed. Their writers may write it again elsewhere.
  private var orphans: Set<Identity> = []

  private struct File: Hashable {
    var device: UInt64
    var inode: UInt64
  }

  private struct OpenFile {
    var descriptor: Descriptor
    var name: String
    var offset: Int64 = 0
  }

  private struct Identity: Hashable {
    var process: Int32
    var sequence: UInt64
    var uptime: Int64
    var name: String

    init(_ record: LogRecord) {
      process = record.processIdentifier
      sequence = record.sequence
      uptime = record.uptime
      name = record.process
    }
  }

  package init(directory: String) { self.directory = directory }

  /// What to read of a store.
  package struct Choice {
    /// Nanoseconds since 1970.
    package var times: ClosedRange<Int64>
    package var process: Int32?
    package var isWanted: (LogRecord) -> Bool

    package init(
      times: ClosedRange<Int64> = .min ... .max, process: Int32? = nil,
      isWanted: @escaping (LogRecord) -> Bool = { _ in true }
    ) {
      self.times = times
      self.process = process
      self.isWanted = isWanted
    }

    fileprivate func includes(_ header: RecordHeader) -> Bool {
      times.contains(header.time) && (process == nil || process == header.process)
    }
  }

  /// Passes over what is in the store now.
  package mutating func skipToEnd() {
    findFiles()
    for key in files.keys {
      let length = files[key]?.descriptor.status?.length ?? 0
      files[key]?.offset = length
    }
  }

  /// What was written since the last call, in the order of time.
  package mutating func read(_ choice: Choice = Choice()) -> LogSnapshot {
    var snapshot = LogSnapshot()
    var removed: [LogRecord] = []
    findFiles(&snapshot.damage)
    // The newest file of a family first: what a process wrote before that is then in the older one
    // already, and is read in the same turn.
    for (key, file) in files.sorted(by: { $0.value.name > $1.value.name }) {
      var file = file
      let records = read(&file, choice, damage: &snapshot.damage)
      let isRemoved = file.descriptor.status?.names == 0
      files[key] = isRemoved ? nil : file
      if isRemoved { removed += records } else { snapshot.records += records }
    }
    addRemoved(removed, to: &snapshot)
    snapshot.sort()
    return snapshot
  }

  private mutating func findFiles() {
    var ignored = LogDamage()
    findFiles(&ignored)
  }

  private mutating func findFiles(_ damage: inout LogDamage) {
    let known = Dictionary(
      files.map { ($0.value.name, $0.key) }, uniquingKeysWith: { first, _ in first })
    for name in FileStamp.entries(of: directory) where SegmentName(name) != nil {
      let path = directory + "/" + name
      // A file keeps its name for life, so one whose name is known is looked at only when it is gone.
      if let key = known[name], files[key]?.descriptor.status?.names != 0 { continue }
      guard FileStamp(path: path)?.isRegular != false else { continue }
      do throws(SystemError) {
        let descriptor = try Descriptor.open(path, for: .reading)
        guard let status = descriptor.status else { continue }
        unreadable.remove(name)
        let key = File(device: status.device, inode: status.inode)
        if files[key] == nil { files[key] = OpenFile(descriptor: descriptor, name: name) }
      } catch {
        if !error.isMissingFile, unreadable.insert(name).inserted { damage.unreadableFiles += 1 }
      }
    }
  }

  /// Adds what was read from files that were removed, and takes each record once.
  private mutating func addRemoved(_ removed: [LogRecord], to snapshot: inout LogSnapshot) {
    if orphans.count > 100_000 { orphans = [] }
    orphans.formUnion(removed.map(Identity.init))
    if !orphans.isEmpty {
      snapshot.records.removeAll { orphans.remove(Identity($0)) != nil }
    }
    snapshot.records += removed
  }

  private func read(
    _ file: inout OpenFile, _ choice: Choice, damage: inout LogDamage
  ) -> [LogRecord] {
    var records: [LogRecord] = []
    var newer = 0
    while let status = file.descriptor.status, status.length > file.offset {
      // All that is there at once, but no more than a file of a store can be.
      let count = Int(min(status.length - file.offset, Self.chunk))
      guard let bytes = try? file.descriptor.read(at: file.offset, atMost: count),
        !bytes.isEmpty
      else { break }
      let done = bytes.withUnsafeBytes { buffer in
        RecordScanner.scan(buffer, isWhole: false, damage: &damage) { header, bytes in
          guard choice.includes(header) else { return }
          guard let record = LogRecord(encoded: bytes) else {
            newer += 1
            return
          }
          if choice.isWanted(record) { records.append(record) }
        }
      }
      guard done > 0 else { break }
      file.offset += Int64(done)
    }
    damage.newer += newer
    return records
  }

  private static let chunk: Int64 = 4 << 20
}

/// Records that were read, and what could not be read.
package struct LogSnapshot: Sendable {
  package var records: [LogRecord] = []
  package var damage = LogDamage()

  mutating func sort() {
    records.sort { left, right in
      (left.time, left.uptime, left.processIdentifier, left.sequence)
        < (right.time, right.uptime, right.processIdentifier, right.sequence)
    }
  }
}
