// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Glibc

/// Lets the processes of a device take turns at a file: many readers or one writer.
///
/// Whoever coordinates waits for those who coordinate the same path in the other way; nobody else
/// is kept away from the file, as on Apple's platforms.
///
/// - Note: File presenters do not exist here, so only `nil` can be given for one, and a folder is
///   not coordinated with the files in it. Coordinating a path inside its own accessor waits for
///   ever.
open class NSFileCoordinator: NSObject {
  /// What a reader is about to do; makes no difference here.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutChanges = Self(rawValue: 1 << 0)
    public static let resolvesSymbolicLink = Self(rawValue: 1 << 1)
    public static let immediatelyAvailableMetadataOnly = Self(rawValue: 1 << 2)
    public static let forUploading = Self(rawValue: 1 << 3)
  }

  /// What a writer is about to do; makes no difference here.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forDeleting = Self(rawValue: 1 << 0)
    public static let forMoving = Self(rawValue: 1 << 1)
    public static let forMerging = Self(rawValue: 1 << 2)
    public static let forReplacing = Self(rawValue: 1 << 3)
    public static let contentIndependentMetadataOnly = Self(rawValue: 1 << 4)
  }

  public init(filePresenter: Never? = nil) { super.init() }

  /// Runs the reader while nobody coordinates a write of the file.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    Self.holding([(url, LOCK_SH)], outError) { reader(url) }
  }

  /// Runs the writer while nobody else coordinates the file.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    Self.holding([(url, LOCK_EX)], outError) { writer(url) }
  }

  /// Runs what reads one file and writes another.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void
  ) {
    Self.holding([(readingURL, LOCK_SH), (writingURL, LOCK_EX)], outError) {
      readerWriter(readingURL, writingURL)
    }
  }

  /// Runs what writes two files.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [],
    writingItemAt url2: URL, options options2: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
  ) {
    Self.holding([(url1, LOCK_EX), (url2, LOCK_EX)], outError) { writer(url1, url2) }
  }

  private static func holding(
    _ wanted: [(url: URL, kind: Int32)], _ outError: NSErrorPointer, _ body: () -> Void
  ) {
    // One order for all processes, and one lock for a path named twice, so that nobody waits in a
    // circle.
    var kinds: [String: Int32] = [:]
    for (url, kind) in wanted where kinds[url.standardizedFileURL.path] != LOCK_EX {
      kinds[url.standardizedFileURL.path] = kind
    }
    do {
      let locks = try kinds.sorted { $0.key < $1.key }
        .map { path, kind in try CoordinationLock(path: path, kind: kind) }
      withExtendedLifetime(locks, body)
    } catch {
      outError?.pointee = error as NSError
    }
  }
}

/// Where a call that does not throw puts its error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// A turn at a path, ended with its last owner.
private final class CoordinationLock {
  private let descriptor: Descriptor
  private let file: String

  /// The lock's file stands beside the groups, where every process of a device finds it, and has
  /// nothing to do with the coordinated file: that may be replaced or not be there.
  init(path: String, kind: Int32) throws {
    let folder = AppContainers.current.groupsFolder.appendingPathComponent(".coordination")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // FNV-1a; two paths with the same hash only wait for each other without need.
    let hash = path.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let file = folder.appendingPathComponent(String(hash, radix: 16)).path
    self.file = file
    do {
      descriptor = try Self.locked(file, kind)
    } catch {
      throw CocoaError(
        .fileWriteUnknown,
        userInfo: [
          NSFilePathErrorKey: path,
          NSDebugDescriptionErrorKey: "the lock '\(file)' cannot be taken: \(error)",
        ])
    }
  }

  private static func locked(_ file: String, _ kind: Int32) throws(SystemError) -> Descriptor {
    while true {
      let descriptor = try Descriptor(path: file, flags: O_RDWR | O_CREAT)
      try descriptor.lock(kind)
      // Whoever had the turn before may have removed the file: then this lock keeps nobody away.
      if FileIdentity(path: file) == descriptor.identity { return descriptor }
    }
  }

  /// Removes the file when nobody else has a turn, so that files do not pile up.
  deinit {
    if descriptor.lockIfFree() { unlink(file) }
  }
}
