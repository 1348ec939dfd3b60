// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryModel

/// The segments of one folder by name: `<generation>-<number>.segment`.
struct SegmentFiles: Sendable {
  static let suffix = ".segment"

  var folder: String
  var environment: RecorderEnvironment

  func path(_ segment: CurrentSegment) -> String {
    let generation = Hexadecimal.text(UInt64(segment.generation), digits: 8)
    let number = Hexadecimal.text(UInt64(segment.number), digits: 8)
    return "\(folder)/\(generation)-\(number)\(Self.suffix)"
  }

  static func segment(_ name: String) -> CurrentSegment? {
    guard name.hasSuffix(suffix) else { return nil }
    let parts = name.dropLast(suffix.utf8.count).split(separator: "-")
    guard parts.count == 2, let generation = UInt32(parts[0], radix: 16),
      let number = UInt32(parts[1], radix: 16)
    else { return nil }
    return CurrentSegment(generation: generation, number: number)
  }

  /// The segments of a generation in the order in which they were made.
  func numbers(generation: UInt32) throws(SystemInterface.Failure) -> [UInt32] {
    Self.numbers(try SystemInterface.names(in: folder), generation: generation)
  }

  static func numbers(_ names: [String], generation: UInt32) -> [UInt32] {
    names.compactMap(segment).filter { $0.generation == generation }.map(\.number).sorted()
  }

  /// Deletes what earlier generations left, and what dead processes did not finish.
  ///
  /// Never what later ones own: who calls this may have been stopped for long, and consent been
  /// given anew meanwhile.
  func clean(_ names: [String], before generation: UInt32) {
    for name in names {
      let isOld =
        Self.segment(name).map { Int32(bitPattern: $0.generation &- generation) < 0 } ?? false
      let isLeft =
        TemporaryFile.owner(name).map {
          $0 != environment.process() && environment.hasEnded($0, 0)
        } ?? false
      if isOld || isLeft { SystemInterface.remove(folder + "/" + name) }
    }
  }

  /// Maps a segment for writing, after its size and its header were looked at.
  func open(_ segment: CurrentSegment) throws(SegmentProblem) -> OpenSegment {
    let descriptor: Int32
    do throws(SystemInterface.Failure) {
      descriptor = try SystemInterface.open(path(segment), writable: true)
    } catch { throw .system(error) }
    defer { SystemInterface.close(descriptor) }
    return try map(descriptor, segment)
  }

  private func map(_ descriptor: Int32, _ segment: CurrentSegment) throws(SegmentProblem)
    -> OpenSegment
  {
    guard let size = SystemInterface.ownSize(descriptor) else { throw .foreign }
    let header = try header(descriptor)
    guard size == Int(header.size), header.id.number == segment.number,
      header.generation == segment.generation
    else { throw .damaged }
    do throws(SystemInterface.Failure) {
      return OpenSegment(
        words: Words(try SystemInterface.map(descriptor, size: size)), header: header)
    } catch { throw .system(error) }
  }

  func header(_ segment: CurrentSegment) throws(SegmentProblem) -> SegmentHeader {
    let descriptor: Int32
    do throws(SystemInterface.Failure) {
      descriptor = try SystemInterface.open(path(segment), writable: false)
    } catch { throw .system(error) }
    defer { SystemInterface.close(descriptor) }
    return try header(descriptor)
  }

  private func header(_ descriptor: Int32) throws(SegmentProblem) -> SegmentHeader {
    do {
      let bytes = try SystemInterface.read(descriptor, size: 96)
      return try SegmentHeader(
        words: bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt64.self)) })
    } catch let failure as SystemInterface.Failure {
      throw .system(failure)
    } catch SegmentHeader.Problem.newer {
      throw .newer
    } catch {
      throw .damaged
    }
  }

  /// Makes a segment whole before it gets its name; somebody else's of that name stays.
  func make(_ header: SegmentHeader) throws(SystemInterface.Failure) {
    if let number = environment.creationFailure() { throw SystemInterface.Failure(number: number) }
    let temporary = TemporaryFile.path(in: folder)
    let descriptor = try SystemInterface.create(temporary, size: Int(header.size))
    defer {
      SystemInterface.close(descriptor)
      SystemInterface.remove(temporary)
    }
    try SystemInterface.write(header.words, to: descriptor, at: 0)
    try SystemInterface.write(
      [UInt64(SegmentLayout.headerSize)], to: descriptor, at: SegmentLayout.tailOffset)
    do throws(SystemInterface.Failure) {
      try SystemInterface.publish(
        temporary, as: path(CurrentSegment(generation: header.generation, number: header.id.number))
      )
    } catch {
      guard error.exists else { throw error }
    }
  }

  /// The bytes of a segment as they are now.
  func read(_ segment: CurrentSegment) throws(SegmentProblem) -> SegmentReader {
    do {
      let descriptor = try SystemInterface.open(path(segment), writable: false)
      defer { SystemInterface.close(descriptor) }
      guard let size = SystemInterface.ownSize(descriptor) else { throw SegmentProblem.foreign }
      let bytes = try SystemInterface.read(
        descriptor, size: min(size, SegmentLayout.sizes.upperBound))
      return try bytes.withUnsafeBytes { (bytes) throws(SegmentHeader.Problem) in
        try SegmentReader(bytes: bytes)
      }
    } catch let failure as SystemInterface.Failure {
      throw .system(failure)
    } catch let problem as SegmentProblem {
      throw problem
    } catch SegmentHeader.Problem.newer {
      throw .newer
    } catch {
      throw .damaged
    }
  }
}

package enum SegmentProblem: Error, Hashable, Sendable {
  case system(SystemFailure)
  case foreign
  case newer
  case damaged

  static func system(_ failure: SystemInterface.Failure) -> SegmentProblem {
    .system(SystemFailure(number: failure.number))
  }

  /// Whether what has the name will never be a segment of this user's.
  var isNoSegment: Bool {
    switch self {
    case .system(let failure): SystemInterface.Failure(number: failure.number).isNoFile
    case .foreign, .damaged: true
    case .newer: false
    }
  }

  package var isMissing: Bool {
    if case .system(let failure) = self {
      SystemInterface.Failure(number: failure.number).isMissing
    } else {
      false
    }
  }
}

/// The number of a failed call of the system.
package struct SystemFailure: Hashable, Sendable {
  package var number: Int32
}

/// A segment that is mapped for writing.
struct OpenSegment {
  let words: Words
  let header: SegmentHeader

  var size: Int { Int(header.size) }

  func unmap() { SystemInterface.unmap(words.base, size: size) }

  /// After this nobody reserves a place any more.
  func seal() { words.insert(SegmentLayout.tailOffset, bits: SegmentLayout.sealedBit) }

  /// Closes each place that was reserved and not committed; its writer finds that out when it
  /// commits, and publishes elsewhere.
  func closeOpenPlaces() {
    let end = SegmentLayout.reservedEnd(tail: words[SegmentLayout.tailOffset], size: size)
    var offset = SegmentLayout.headerSize
    while offset < end {
      if words[offset] == 0 { _ = words.replace(offset, 0, with: CommitWord.void) }
      offset += SegmentLayout.cellSize
    }
  }

  var isSealed: Bool { words[SegmentLayout.tailOffset] & SegmentLayout.sealedBit != 0 }

  /// How many bytes of places were reserved.
  var reserved: Int {
    SegmentLayout.reservedEnd(tail: words[SegmentLayout.tailOffset], size: size)
      - SegmentLayout.headerSize
  }
}
