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

  /// - Parameters:
  ///   - now: nanoseconds since 1970.
  ///   - isOptional: nothing is done while somebody else does it.
  static func run(
    in directory: String, limits: LogLimits, now: Int64, isOptional: Bool
  ) -> Removed {
    let lock = FileLock.hold(directory, .alone)
    var families = families(in: directory)
    // One at a time, and nobody waits. Who holds the lock may be stopped, though, so a store that
    // is too large is everybody's business: two choose the same victims, and each goes once.
    let size = families.values.joined().reduce(0) { $0 + $1.size }
    let isUrgent = size > limits.totalBytes - limits.totalBytes / 16
    guard lock != nil || !isOptional || isUrgent else { return [] }
    return withExtendedLifetime(lock) {
      var victims: [Segment] = []
      takeOld(before: now - limits.age * 1_000_000_000, from: &families, into: &victims)
      takeLargest(limits, from: &families, into: &victims)
      var removed: [String: UInt64] = [:]
      for victim in victims {
        let path = directory + "/" + victim.name.text
        let file = try? Descriptor.open(path, for: .reading)
        guard (try? FileEntry.remove(path)) == true, let file else { continue }
        count(file, of: victim.name.family, into: &removed)
      }
      return removed.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
  }

  private static func families(in directory: String) -> [String: [Segment]] {
    var families: [String: [Segment]] = [:]
    for entry in FileStamp.entries(of: directory) {
      guard let name = SegmentName(entry), let stamp = FileStamp(path: directory + "/" + entry),
        stamp.isRegular
      else { continue }
      families[name.family, default: []].append(
        Segment(name: name, size: stamp.size, modified: stamp.modified))
    }
    return families.mapValues { $0.sorted { $0.name < $1.name } }
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
    // Others begin files while this is done, so some room is left to them.
    while total > limits.totalBytes - limits.totalBytes / 8, !families.isEmpty {
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

  /// How many records go with a file that was removed, those that it told of as lost included.
  private static func count(
    _ file: Descriptor, of family: String, into removed: inout [String: UInt64]
  ) {
    guard let status = file.status,
      let bytes = try? file.read(at: 0, atMost: Int(clamping: min(status.length, 64 << 20)))
    else { return }
    var damage = LogDamage()
    _ = bytes.withUnsafeBytes { buffer in
      RecordScanner.scan(buffer, isWhole: true, damage: &damage) { header, record in
        guard header.kind == RecordFormat.KindCode.loss else {
          removed[family, default: 0] += 1
          return
        }
        if let record = LogRecord(encoded: record), case .loss(let loss) = record.kind {
          removed[loss.owner, default: 0] += loss.count
        }
      }
    }
  }
}
