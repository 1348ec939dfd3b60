// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Platform

/// Keeps a store within its limits: whoever begins a file removes old ones.
enum LogHousekeeping {
  /// What was removed, by family.
  typealias Removed = [(family: String, records: UInt64)]

  private struct Segment {
    var name: SegmentName
    var size: Int64
    var modified: Int64
  }

  /// - Parameter now: nanoseconds since 1970.
  static func run(in directory: String, limits: LogLimits, now: Int64) -> Removed {
    // One at a time, and nobody waits: whoever holds the lock does the same.
    guard let lock = FileLock.hold(directory, .alone) else { return [] }
    return withExtendedLifetime(lock) {
      var families: [String: [Segment]] = [:]
      for entry in FileStamp.entries(of: directory) {
        guard let name = SegmentName(entry), let stamp = FileStamp(path: directory + "/" + entry),
          stamp.isRegular
        else { continue }
        families[name.family, default: []].append(
          Segment(name: name, size: stamp.size, modified: stamp.modified))
      }
      for family in families.keys { families[family]?.sort { $0.name < $1.name } }
      var victims: [Segment] = []
      takeOld(before: now - limits.age * 1_000_000_000, from: &families, into: &victims)
      takeLargest(limits, from: &families, into: &victims)
      var removed: [String: UInt64] = [:]
      for victim in victims {
        let path = directory + "/" + victim.name.text
        let records = count(path)
        guard (try? FileEntry.remove(path)) == true else { continue }
        removed[victim.name.family, default: 0] += records
      }
      return removed.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
  }

  private static func takeOld(
    before moment: Int64, from families: inout [String: [Segment]], into victims: inout [Segment]
  ) {
    for (family, segments) in families {
      let old = segments.filter { $0.modified < moment }
      guard !old.isEmpty else { continue }
      victims += old
      let kept = segments.filter { $0.modified >= moment }
      families[family] = kept.isEmpty ? nil : kept
    }
  }

  /// Takes from the family that has most, so that one that floods pushes out nobody but itself.
  private static func takeLargest(
    _ limits: LogLimits, from families: inout [String: [Segment]], into victims: inout [Segment]
  ) {
    // The last file of each family goes on growing.
    func usage(_ segments: [Segment]) -> Int64 {
      segments.dropLast().reduce(0) { $0 + $1.size }
        + max(segments.last?.size ?? 0, limits.segmentBytes)
    }
    var total = families.values.reduce(0) { $0 + usage($1) }
    while total > limits.totalBytes, !families.isEmpty {
      // With one file each, the one that was quiet longest goes.
      let victim = families.max { left, right in
        let (many, more) = (left.value.count, right.value.count)
        if many == 1, more == 1 {
          return (left.value[0].modified, left.key) > (right.value[0].modified, right.key)
        }
        if many == 1 || more == 1 { return many == 1 }
        return (usage(left.value), left.key) < (usage(right.value), right.key)
      }
      guard let victim, let segment = victim.value.first else { return }
      total -= usage(victim.value)
      let kept = Array(victim.value.dropFirst())
      families[victim.key] = kept.isEmpty ? nil : kept
      if !kept.isEmpty { total += usage(kept) }
      victims.append(segment)
    }
  }

  /// How many records go with a file, those that it told of as lost included.
  private static func count(_ path: String) -> UInt64 {
    guard let file = try? Descriptor.open(path, for: .reading), let status = file.status,
      let bytes = try? file.read(at: 0, atMost: Int(clamping: min(status.length, 64 << 20)))
    else { return 0 }
    var count: UInt64 = 0
    var damage = LogDamage()
    _ = bytes.withUnsafeBytes { buffer in
      RecordScanner.scan(buffer, isWhole: true, damage: &damage) { header, record in
        guard header.kind == RecordFormat.KindCode.loss else {
          count += 1
          return
        }
        if let record = LogRecord(encoded: record), case .loss(let loss) = record.kind {
          count += loss.count
        }
      }
    }
    return count
  }
}
