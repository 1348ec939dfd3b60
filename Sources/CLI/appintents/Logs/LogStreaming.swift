// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import LogReports
internal import LogStore
internal import Platform

/// Follows a store until somebody stops it, and keeps up the wish for more detail meanwhile.
final class LogStreaming: Sendable {
  private let store: LogFolder
  private let lease: LogLease?
  private let stopping: (reading: Descriptor, writing: Descriptor)

  /// - Throws: when the store can neither be read nor made.
  init(store: LogFolder, query: LogQuery) throws {
    try store.make()
    self.store = store
    stopping = try Descriptor.pipe()
    guard query.level < .default else {
      lease = nil
      return
    }
    lease = try Self.lease(store, query)
  }

  private static func lease(_ store: LogFolder, _ query: LogQuery) throws -> LogLease? {
    do {
      return try LogLease(
        folder: store, level: query.level, subsystem: query.onlySubsystem,
        category: query.onlyCategory)
    } catch {
      try Console.warn("processes cannot be asked for more detail: \(error)")
      return nil
    }
  }

  /// Ends ``run(_:)``, from any thread.
  func stop() { _ = try? stopping.writing.write([1]) }

  /// Takes the wish for more detail back.
  func end() { lease?.end() }

  /// Gives what is logged from now on to `show`, until ``stop()`` or the end of the reader.
  func run(_ query: LogQuery, _ show: ([LogRecord]) throws -> Void) throws {
    var follower = LogFollower(directory: store.path)
    follower.skipToEnd()
    var watch = WatchedStore(store)
    var renewal = MonotonicTime.now + Self.renewalPeriod
    while true {
      switch watch.wait(stopping.reading) {
      case .stopped: return
      case .readerGone: throw ClosedOutput()
      case .changed, .nothing: break
      }
      let snapshot = follower.read(LogFollower.Choice(isWanted: query.includes))
      if !snapshot.records.isEmpty { try show(snapshot.records) }
      try LogDamageReport.warn(of: snapshot.damage)
      if MonotonicTime.now >= renewal {
        try? lease?.renew()
        renewal = MonotonicTime.now + Self.renewalPeriod
      }
    }
  }

  /// A third of how long a wish holds by itself.
  private static let renewalPeriod = Duration.seconds(1)
}

/// Waits for changes of a store, also of one that is taken away and made again.
private struct WatchedStore {
  enum Event { case stopped, readerGone, changed, nothing }

  private let store: LogFolder
  private var watch: FolderWatch?
  private var inode: UInt64 = 0
  private let output = StandardStream.output.duplicate()

  init(_ store: LogFolder) {
    self.store = store
    renew()
  }

  private mutating func renew() {
    let now = (try? Descriptor.open(store.path, for: .reading))?.fileStatus.inode ?? 0
    guard now == 0 || now != inode || watch == nil else { return }
    watch = try? FolderWatch(path: store.path)
    inode = now
  }

  /// Waits at most a second, then some milliseconds for more of the same.
  mutating func wait(_ stopping: Descriptor) -> Event {
    var poller = Poller()
    let stop = poller.add(stopping, for: .readable)
    let reader = output.map { poller.add($0, for: []) }
    let changes = watch.map { poller.add($0.descriptor, for: .readable) }
    guard poller.wait(timeout: .milliseconds(watch == nil ? 100 : 1000)) else {
      renew()
      return .nothing
    }
    if !poller.events(at: stop).isEmpty { return .stopped }
    if let reader, poller.events(at: reader).contains(.failed) { return .readerGone }
    guard let changes, !poller.events(at: changes).isEmpty else { return .nothing }
    poller.remove(at: changes)
    _ = poller.wait(timeout: .milliseconds(5))
    watch?.drain()
    renew()
    return poller.events(at: stop).isEmpty ? .changed : .stopped
  }
}
