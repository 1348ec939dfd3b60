// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

@testable import os

private final class Freed: Sendable {
  let onEnd: @Sendable () -> Void
  init(_ onEnd: @escaping @Sendable () -> Void) { self.onEnd = onEnd }
  deinit { onEnd() }
}

private final class Found: Sendable {
  let value = Mutex<Int?>(0)
}

@Suite("An unfair lock") struct LockTests {
  @Test("lets one thread in at a time")
  func exclusion() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      for _ in 0..<2000 {
        if number.isMultiple(of: 2) {
          lock.withLock { $0 += 1 }
        } else {
          lock.withLock(flags: .adaptiveSpin) { $0 += 1 }
        }
      }
    }
    #expect(lock.withLock { $0 } == 16_000)
  }

  @Test("wakes those that slept")
  func sleepers() {
    let lock = OSAllocatedUnfairLock()
    let (entered, left) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    lock.lock()
    for _ in 0..<3 {
      Thread.detachNewThread {
        entered.signal()
        lock.withLock {}
        left.signal()
      }
    }
    for _ in 0..<3 { entered.wait() }
    lock.unlock()
    for _ in 0..<3 { left.wait() }
    #expect(lock.lockIfAvailable())
    lock.unlock()
  }

  @Test("is not available while another thread has it")
  func availability() {
    let lock = OSAllocatedUnfairLock(uncheckedState: 1)
    #expect(lock.withLockIfAvailable { $0 } == 1)
    let found = Found()
    let done = DispatchSemaphore(value: 0)
    lock.withLockUnchecked { _ in
      Thread.detachNewThread {
        found.value.withLock { $0 = lock.withLockIfAvailable { $0 } }
        done.signal()
      }
      done.wait()
    }
    #expect(found.value.withLock { $0 } == nil)
    let plain = OSAllocatedUnfairLock()
    #expect(plain.withLockIfAvailable { 3 } == 3)
    #expect(plain.withLockUnchecked(flags: .adaptiveSpin) { 4 } == 4)
  }

  @Test("passes on what the body throws, and is open afterwards")
  func errors() {
    struct Failure: Error {}
    let lock = OSAllocatedUnfairLock(initialState: 0)
    #expect(throws: Failure.self) { try lock.withLock { _ in throw Failure() } }
    #expect(lock.withLockIfAvailable { $0 } == 0)
    lock.precondition(.notOwner)
    lock.withLock { _ in lock.precondition(.owner) }
  }

  @Test("frees its state")
  func lifetime() {
    let isFreed = Atomic(false)
    do {
      let lock = OSAllocatedUnfairLock(
        initialState: Freed { isFreed.store(true, ordering: .relaxed) })
      lock.withLock { _ in }
    }
    let wasFreed = isFreed.load(ordering: .relaxed)
    #expect(wasFreed)
  }

  @Test("stops a thread that takes it twice, opens another's, or is not who it should be")
  func misuse() async {
    await #expect(processExitsWith: .signal(SIGABRT)) {
      let lock = OSAllocatedUnfairLock(initialState: 0)
      lock.withLock { _ in lock.withLock { _ in } }
    }
    await #expect(processExitsWith: .signal(SIGABRT)) {
      var lock = os_unfair_lock()
      os_unfair_lock_unlock(&lock)
    }
    await #expect(processExitsWith: .signal(SIGABRT)) {
      OSAllocatedUnfairLock(initialState: 0).precondition(.owner)
    }
    await #expect(processExitsWith: .signal(SIGABRT)) {
      let lock = OSAllocatedUnfairLock(initialState: 0)
      lock.withLock { _ in lock.precondition(.notOwner) }
    }
  }

  @Test("C's functions work on four bytes of anybody's")
  func plainFunctions() {
    let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    defer { lock.deallocate() }
    lock.initialize(to: os_unfair_lock())
    os_unfair_lock_lock(lock)
    os_unfair_lock_assert_owner(lock)
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    os_unfair_lock_assert_not_owner(lock)
    #expect(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    #expect(MemoryLayout<os_unfair_lock>.size == 4)
  }
}
