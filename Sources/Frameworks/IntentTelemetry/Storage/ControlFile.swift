// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryModel

/// The file that all processes of an App Group map for as long as they live. It is made once,
/// never cut and never removed; only its words change.
struct ControlFile: Sendable {
  static let name = "control"
  /// What a damaged one is called from then on.
  static let damagedName = name + ".damaged"
  /// `OAITCTL\n`, little-endian.
  static let magic: UInt64 = 0x0A4C_5443_5449_414F
  static let version: UInt64 = 1

  static let consentOffset = 64
  static let installOffset = 72
  static let currentOffset = 128
  static let removalOffset = 192
  static let dropsOffset = 256
  static let reportedOffset = 448
  static let claimOffset = 512
  static let entriesOffset = 4096
  static let entrySize = 512
  static let entryCount = 128
  static let slotsOffset = entriesOffset + entrySize * entryCount
  static let slotSize = 256
  static let slotCount = 256
  static let size = slotsOffset + slotSize * slotCount

  let words: Words

  /// A control file and which file that is.
  struct Opened {
    var control: ControlFile
    var identity: SystemInterface.FileIdentity?
  }

  enum Problem: Error, Hashable {
    case system(SystemInterface.Failure)
    /// Its owner is another user, or its size is not ours.
    case foreign
    case newer
    case damaged
  }

  /// Opens the file in a folder, or makes it.
  static func open(in folder: String, environment: RecorderEnvironment) throws(Problem)
    -> Opened
  {
    let path = folder + "/" + name
    for _ in 0..<4 {
      var identity: SystemInterface.FileIdentity?
      do throws(SystemInterface.Failure) {
        let descriptor = try SystemInterface.open(path, writable: true)
        defer { SystemInterface.close(descriptor) }
        identity = SystemInterface.identity(descriptor)
        return Opened(control: try map(descriptor, path: path), identity: identity)
      } catch let failure where failure.isMissing {
        try make(path, in: folder, environment: environment)
      } catch .damagedControl {
        // Consent is not known any more, so it counts as not given. Another process may have put
        // a new file there meanwhile.
        if SystemInterface.identity(at: path) == identity {
          SystemInterface.move(path, to: folder + "/" + damagedName)
        }
      } catch .newerControl {
        throw .newer
      } catch .foreignControl {
        throw .foreign
      } catch {
        throw .system(error)
      }
    }
    throw .damaged
  }

  private static func map(_ descriptor: Int32, path: String) throws(SystemInterface.Failure)
    -> ControlFile
  {
    guard let found = SystemInterface.ownSize(descriptor) else { throw .foreignControl }
    // A file that was cut must not be mapped: touching what is missing would end the process.
    guard found == size else { throw .damagedControl }
    let words = Words(try SystemInterface.map(descriptor, size: size))
    guard words[0] == magic, words[8] >= version else {
      SystemInterface.unmap(words.base, size: size)
      throw .damagedControl
    }
    guard words[8] == version else {
      SystemInterface.unmap(words.base, size: size)
      throw .newerControl
    }
    return ControlFile(words: words)
  }

  private static func make(
    _ path: String, in folder: String, environment: RecorderEnvironment
  ) throws(Problem) {
    do throws(SystemInterface.Failure) {
      if let number = environment.creationFailure() {
        throw SystemInterface.Failure(number: number)
      }
      try SystemInterface.makeFolder(folder)
      let temporary = TemporaryFile.path(in: folder)
      let descriptor = try SystemInterface.create(temporary, size: size)
      defer {
        SystemInterface.close(descriptor)
        SystemInterface.remove(temporary)
      }
      try SystemInterface.write([magic, version], to: descriptor, at: 0)
      // Where a file before this one was lost, what was recorded under its consents is of none
      // that is given from now on.
      let generation =
        try SystemInterface.names(in: folder).compactMap { SegmentFiles.segment($0)?.generation }
        .max() ?? 0
      try SystemInterface.write(
        [Consent(generation: generation, isGiven: false).word], to: descriptor, at: consentOffset)
      try SystemInterface.publish(temporary, as: path)
    } catch let failure where failure.exists {
      return
    } catch {
      throw .system(error)
    }
  }

  func unmap() { SystemInterface.unmap(words.base, size: Self.size) }

  /// Makes sure that a change survives the device's sudden end.
  static func store(in folder: String) {
    guard let descriptor = try? SystemInterface.open(folder + "/" + name, writable: true) else {
      return
    }
    SystemInterface.store(descriptor)
    SystemInterface.close(descriptor)
  }

  // MARK: Parts

  func entry(_ index: Int) -> ProcessEntry {
    ProcessEntry(words: words.advanced(by: Self.entriesOffset + index * Self.entrySize))
  }

  @inline(__always)
  func slot(_ index: Int) -> Slot {
    Slot(words: words.advanced(by: Self.slotsOffset + index * Self.slotSize))
  }

  var current: CurrentSegment {
    CurrentSegment(word: words.ordered(Self.currentOffset))
  }

  func moveCurrent(from old: CurrentSegment, to new: CurrentSegment) {
    _ = words.replace(Self.currentOffset, old.word, with: new.word)
  }
}

extension SystemInterface.Failure {
  // No call fails with numbers below zero.
  fileprivate static let damagedControl = Self(number: -1)
  fileprivate static let newerControl = Self(number: -2)
  fileprivate static let foreignControl = Self(number: -3)
}

/// The segment that is written now.
struct CurrentSegment: Hashable {
  var generation: UInt32
  var number: UInt32

  init(generation: UInt32, number: UInt32) {
    self.generation = generation
    self.number = number
  }

  init(word: UInt64) {
    self.init(generation: UInt32(word >> 32), number: UInt32(truncatingIfNeeded: word))
  }

  var word: UInt64 { UInt64(generation) << 32 | UInt64(number) }
}

/// Files that are not yet what they shall be.
enum TemporaryFile {
  static let suffix = ".new"

  static func path(in folder: String) -> String {
    let process = SystemInterface.processIdentifier()
    return "\(folder)/\(process)-\(Hexadecimal.text(SystemInterface.random(), digits: 16))\(suffix)"
  }

  static func owner(_ name: String) -> Int32? {
    guard name.hasSuffix(suffix) else { return nil }
    return name.split(separator: "-").first.flatMap { Int32($0) }
  }
}
