// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing

@testable import Platform

@Suite("The stack of another thread") struct ThreadStackTests {
  private final class Worker: Sendable {
    let stack = Mutex<ThreadStack?>(nil)
    let isReady = Atomic(false)
    let isDone = Atomic(false)

    @inline(never) func work(sleeping: Bool) {
      stack.withLock { $0 = ThreadStack() }
      isReady.store(true, ordering: .releasing)
      while !isDone.load(ordering: .acquiring) {
        if sleeping { PlainThread.sleep(.milliseconds(20)) }
      }
    }
  }

  @Test("is seen while it sleeps and while it runs", arguments: [true, false])
  func frames(isSleeping: Bool) throws {
    let worker = Worker()
    try PlainThread.start(name: "worker") { worker.work(sleeping: isSleeping) }
    while !worker.isReady.load(ordering: .acquiring) { PlainThread.sleep(.milliseconds(1)) }
    let stack = try #require(worker.stack.withLock { $0 })
    let frames = stack.capture()
    worker.isDone.store(true, ordering: .releasing)
    #expect(!frames.isEmpty)
    // What runs is this test's own code.
    let images = Set(frames.compactMap { LoadedImage(at: $0)?.name })
    #expect(images.contains { $0.hasSuffix(".xctest") }, "\(images)")
  }

  @Test("belongs to images with a name and a base below the address")
  func image() throws {
    let function: @convention(c) () -> Void = nop
    let address = unsafeBitCast(function, to: UInt64.self)
    let image = try #require(LoadedImage(at: address))
    #expect(!image.name.isEmpty)
    #expect(image.base < address)
    #expect(LoadedImage(at: 8) == nil)
  }
}

private func nop() {}
