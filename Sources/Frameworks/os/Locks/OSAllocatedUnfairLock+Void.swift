// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension OSAllocatedUnfairLock where State == () {
  /// A lock around nothing but what its users agree on.
  @inlinable public init() { self.init(uncheckedState: ()) }

  /// Runs `body` while no other thread does.
  @inlinable public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try locked(spins: false) { _ in try body() }
  }

  /// Runs `body` while no other thread does.
  @inlinable public func withLockUnchecked<R>(
    flags: OSAllocatedUnfairLockFlags, _ body: () throws -> R
  ) rethrows -> R {
    try locked(spins: flags.contains(.adaptiveSpin)) { _ in try body() }
  }

  /// Runs `body` while no other thread does.
  @inlinable public func withLock<R>(
    _ body: @Sendable () throws -> R
  ) rethrows -> R where R: Sendable {
    try locked(spins: false) { _ in try body() }
  }

  /// Runs `body` while no other thread does.
  @inlinable public func withLock<R>(
    flags: OSAllocatedUnfairLockFlags, _ body: @Sendable () throws -> R
  ) rethrows -> R where R: Sendable {
    try locked(spins: flags.contains(.adaptiveSpin)) { _ in try body() }
  }

  /// Runs `body` unless another thread has the lock; then nil.
  @inlinable public func withLockIfAvailableUnchecked<R>(
    _ body: () throws -> R
  ) rethrows -> R? {
    try storage.withUnsafeMutablePointerToElements { lock in
      guard os_unfair_lock_trylock(lock) else { return nil }
      defer { os_unfair_lock_unlock(lock) }
      return try body()
    }
  }

  /// Runs `body` unless another thread has the lock; then nil.
  @inlinable public func withLockIfAvailable<R>(
    _ body: @Sendable () throws -> R
  ) rethrows -> R? where R: Sendable {
    try withLockIfAvailableUnchecked(body)
  }

  /// Takes the lock.
  @available(*, noasync, message: "Use withLock for scoped locking")
  @inlinable public func lock() {
    storage.withUnsafeMutablePointerToElements { oai_unfair_lock_lock($0, 0) }
  }

  /// Takes the lock.
  @available(*, noasync, message: "Use withLock for scoped locking")
  @inlinable public func lock(flags: OSAllocatedUnfairLockFlags) {
    let spins: Int32 = flags.contains(.adaptiveSpin) ? 1 : 0
    storage.withUnsafeMutablePointerToElements { oai_unfair_lock_lock($0, spins) }
  }

  /// Opens the lock; only the thread that took it may.
  @available(*, noasync, message: "Use withLock for scoped locking")
  @inlinable public func unlock() {
    storage.withUnsafeMutablePointerToElements { os_unfair_lock_unlock($0) }
  }

  /// Takes the lock if nobody holds it.
  @available(*, noasync, message: "Use withLockIfAvailable for scoped locking")
  @inlinable public func lockIfAvailable() -> Bool {
    storage.withUnsafeMutablePointerToElements { os_unfair_lock_trylock($0) }
  }
}
