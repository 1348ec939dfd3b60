// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Platform
internal import Synchronization

/// What writers of one store capture now: cheap to ask, since every statement asks.
package final class LogActivation: Sendable {
  /// Nil when there is no store.
  private let directory: String?
  /// Where the control page is mapped; 0 when it is not.
  private let mapping = Atomic<UInt>(0)
  private let known = Mutex(Known())

  private struct Known {
    var page = ControlPage()
    /// When a page that is missing or retired is looked for again.
    var retry: Int64 = 0
  }

  init(directory: String?) {
    self.directory = directory
    if directory == nil, Environment["OS_ACTIVITY_MODE"] == "debug" {
      known.withLock { $0.page.level = .debug }
    }
  }

  /// Changes when somebody wants more or less than before. One plain load.
  @inline(__always)
  package var generation: UInt32 {
    let address = mapping.load(ordering: .relaxed)
    guard address != 0 else { return 0 }
    return SharedWords(address: address, byteCount: ControlPage.byteCount)?
      .word(at: ControlPage.Offset.generation) ?? 0
  }

  /// Where ``generation`` lies, for callers that cannot afford a call. Nil when there is no store;
  /// a page that is retired stays mapped, so the address stays good.
  package var generationWord: UnsafePointer<UInt32>? {
    let address = mapping.load(ordering: .relaxed)
    guard address != 0 else { return nil }
    return UnsafePointer(bitPattern: address + UInt(ControlPage.Offset.generation))
  }

  /// What is captured of a subsystem's category. Keep the answer as long as it holds.
  package func threshold(subsystem: String, category: String) -> LogThreshold {
    known.withLock { known in
      let generation = refresh(&known)
      var result = LogThreshold(level: known.page.level, generation: generation, expiry: .max)
      guard known.page.leases.contains(where: { $0 != nil }) else { return result }
      let now = MonotonicTime.now.nanoseconds
      // A lease is made longer without a new generation.
      if let page = page() { known.page = page }
      for case let lease? in known.page.leases
      where lease.expiry > now && lease.level < known.page.level
        && lease.covers(subsystem, category)
      {
        result.level = min(result.level, lease.level)
        result.expiry = min(result.expiry, lease.expiry)
      }
      return result
    }
  }

  package var limits: LogLimits {
    known.withLock { known in
      _ = refresh(&known)
      return known.page.limits
    }
  }

  /// Makes what is known as new as the page, which is mapped at the first use.
  ///
  /// - Returns: the generation of which that is.
  private func refresh(_ known: inout Known) -> UInt32 {
    let current = generation
    if mapping.load(ordering: .relaxed) == 0 || known.page.isRetired {
      if directory != nil, MonotonicTime.now.nanoseconds >= known.retry { map(&known) }
    } else if known.page.generation != current, let page = page() {
      known.page = page
      if page.isRetired { map(&known) }
    }
    return known.page.generation
  }

  private func page() -> ControlPage? {
    SharedWords(address: mapping.load(ordering: .relaxed), byteCount: ControlPage.byteCount)
      .flatMap { ControlPage($0.bytes) }
  }

  /// Maps the page of the folder that is there now. The one before stays mapped, since another
  /// thread may be reading it.
  private func map(_ known: inout Known) {
    guard let directory else { return }
    known.retry = MonotonicTime.now.nanoseconds + 1_000_000_000
    let folder = LogFolder(directory)
    if !FileEntry.exists(folder.controlPath) { try? folder.make() }
    guard let file = try? Descriptor.openFile(folder.controlPath),
      let words = SharedWords(file, byteCount: ControlPage.byteCount),
      let page = ControlPage(words.bytes)
    else { return }
    known.page = page
    mapping.store(words.address, ordering: .relaxed)
  }
}

extension ControlPage.Lease {
  func covers(_ subsystem: String, _ category: String) -> Bool {
    (self.subsystem.isEmpty || self.subsystem == subsystem)
      && (self.category.isEmpty || self.category == category)
  }
}
