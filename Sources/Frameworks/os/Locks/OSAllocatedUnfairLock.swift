// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// How a lock waits.
public struct OSAllocatedUnfairLockFlags: OptionSet, Sendable {
  public let rawValue: UInt32

  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Tries longer before it sleeps.
  public static let adaptiveSpin = OSAllocatedUnfairLockFlags(rawValue: 0x0004_0000)
}

/// A lock with the state that it protects.
///
/// A thread that takes it twice is stopped with a reason, as on Apple's systems, and only the thread that
/// took it may open it.
///
/// - Note: A waiting thread does not lend its priority to the holder.
@frozen public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// The lock beside it protects the state.
  @usableFromInline let storage: ManagedBuffer<State, os_unfair_lock>

  /// A lock around a state that need not be `Sendable`.
  @inlinable public init(uncheckedState initialState: State) {
    storage = ManagedBuffer<State, os_unfair_lock>.create(minimumCapacity: 1) { buffer in
      buffer.withUnsafeMutablePointerToElements { $0.initialize(to: os_unfair_lock()) }
      return initialState
    }
  }

  @inlinable @inline(__always) func locked<R>(
    spins: Bool, _ body: (inout State) throws -> R
  ) rethrows -> R {
    try storage.withUnsafeMutablePointers { state, lock in
      oai_unfair_lock_lock(lock, spins ? 1 : 0)
      defer { os_unfair_lock_unlock(lock) }
      return try body(&state.pointee)
    }
  }

  /// Runs `body` with the state while no other thread has it.
  @inlinable public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try locked(spins: false, body)
  }

  /// Runs `body` with the state while no other thread has it.
  @inlinable public func withLockUnchecked<R>(
    flags: OSAllocatedUnfairLockFlags, _ body: (inout State) throws -> R
  ) rethrows -> R {
    try locked(spins: flags.contains(.adaptiveSpin), body)
  }

  /// Runs `body` with the state while no other thread has it.
  @inlinable public func withLock<R>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R where R: Sendable {
    try locked(spins: false, body)
  }

  /// Runs `body` with the state while no other thread has it.
  @inlinable public func withLock<R>(
    flags: OSAllocatedUnfairLockFlags, _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R where R: Sendable {
    try locked(spins: flags.contains(.adaptiveSpin), body)
  }

  /// Runs `body` unless another thread has the state; then nil.
  @inlinable public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    try storage.withUnsafeMutablePointers { state, lock in
      guard os_unfair_lock_trylock(lock) else { return nil }
      defer { os_unfair_lock_unlock(lock) }
      return try body(&state.pointee)
    }
  }

  /// Runs `body` unless another thread has the state; then nil.
  @inlinable public func withLockIfAvailable<R>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? where R: Sendable {
    try withLockIfAvailableUnchecked(body)
  }

  /// Whether the calling thread holds a lock.
  public enum Ownership: Sendable {
    case owner, notOwner
  }

  /// Stops the process unless it is so, in release builds too.
  public func precondition(_ condition: Ownership) {
    storage.withUnsafeMutablePointerToElements { lock in
      switch condition {
      case .owner: os_unfair_lock_assert_owner(lock)
      case .notOwner: os_unfair_lock_assert_not_owner(lock)
      }
    }
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  @inlinable public init(initialState: State) { self.init(uncheckedState: initialState) }
}
