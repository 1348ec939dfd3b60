// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import Platform

/// A file of one JSON object a line that several processes write and that stays bounded.
///
/// Each line is one write to the end, so lines of several writers never mix; a line that a writer's
/// death cut short is skipped. A full file is kept as `<path>.1` and a new one begun.
struct RecordFile: Sendable {
  let path: String
  /// The size in bytes from which a new file is begun.
  let limit: Int64

  /// How far a reader has come.
  struct Place: Codable, Hashable, Sendable {
    var file: UInt64
    var offset: Int
  }

  func append(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    var line = try encoder.encode(value)
    line.append(UInt8(ascii: "\n"))
    var file = try Descriptor.open(path, for: .appending)
    if file.fileStatus.length >= limit {
      try FileLock.withLock(path + ".lock") {
        // Another process may have begun the new file while this one waited.
        if FileStamp(path: path).map({ $0.size >= limit }) ?? false {
          try FileEntry.move(path, to: path + ".1")
        }
      }
      file = try Descriptor.open(path, for: .appending)
    }
    try line.withUnsafeBytes { bytes in
      if case .bytes(let count) = try file.write(bytes), count < bytes.count {
        // The disk is full: what is left of the line must not swallow the next one.
        _ = try? [UInt8(ascii: "\n")].withUnsafeBytes { try file.write($0) }
      }
    }
  }

  /// The values after a place, and the place after them.
  func read<Value: Decodable>(
    _ type: Value.Type, after place: Place? = nil
  ) -> (values: [Value], place: Place?) {
    var values: [Value] = []
    var end: Place?
    let files = [path + ".1", path].compactMap { path in
      Self.contents(path).map { (identity: $0.identity, bytes: $0.bytes) }
    }
    // A place in a file that is gone: all that is there came later.
    let known = place.flatMap { place in files.firstIndex { $0.identity == place.file } }
    for (index, file) in files.enumerated() {
      guard index >= known ?? 0 else { continue }
      var start = index == known ? min(place?.offset ?? 0, file.bytes.count) : 0
      while let newline = file.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
        if newline > start,
          let value = try? JSONDecoder().decode(type, from: Data(file.bytes[start..<newline]))
        {
          values.append(value)
        }
        start = newline + 1
      }
      end = Place(file: file.identity, offset: start)
    }
    return (values, end ?? place)
  }

  private static func contents(_ path: String) -> (identity: UInt64, bytes: [UInt8])? {
    guard let file = try? Descriptor.open(path, for: .reading) else { return nil }
    let identity = file.fileStatus.inode
    var bytes: [UInt8] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    while case .bytes(let count)? = try? file.read(into: buffer) {
      bytes.append(contentsOf: buffer[..<count])
    }
    return (identity, bytes)
  }
}
