// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Platform
import Testing

@testable import LogStore

@Suite("A wish for more records") struct LogLeaseTests {
  @Test("counts for all writers at once, until it ends")
  func lease() throws {
    try withStore { store in
      let writer = store.writer("tasks")
      let before = writer.activation.generation
      writer.append(.sample("no", .debug))
      let lease = try LogLease(folder: store, level: .debug, subsystem: "com.acme")
      #expect(writer.activation.generation != before)
      writer.append(.sample("yes", .debug))
      writer.append(.sample("other", .debug, subsystem: "com.other"))
      lease.end()
      writer.append(.sample("no more", .debug))
      #expect(store.messages == ["yes"])
    }
  }

  @Test("is over by itself, and can be renewed without disturbing those who want nothing")
  func expiry() throws {
    try withStore { store in
      let writer = store.writer("tasks")
      let lease = try LogLease(folder: store, level: .debug, duration: .zero)
      writer.append(.sample("over", .debug))
      #expect(store.messages == [])
      let generation = writer.activation.generation
      try lease.renew()
      #expect(writer.activation.generation == generation)
      let long = try LogLease(folder: store, level: .info, duration: .seconds(1000))
      writer.append(.sample("info", .info))
      #expect(store.messages == ["info"])
      let threshold = writer.activation.threshold(subsystem: "com.acme", category: "general")
      #expect(threshold.level == .info)
      #expect(threshold.expiry > MonotonicTime.now.nanoseconds)
      #expect(!threshold.captures(.debug))
      long.end()
    }
  }

  @Test("a page that is broken is no wish")
  func broken() throws {
    try withStore { store in
      try store.make()
      let file = try Descriptor.openForWriting(store.controlPath)
      try file.write([UInt8](repeating: 0xFF, count: ControlPage.byteCount), at: 0)
      let writer = store.writer("tasks")
      writer.append(.sample("notice"))
      #expect(store.messages == ["notice"])
    }
  }

  @Test("a page reads back as it was written")
  func page() {
    var page = ControlPage()
    page.generation = 7
    page.level = .info
    page.limits = LogLimits(totalBytes: 1 << 20, age: 3600)
    page.leases[2] = ControlPage.Lease(
      owner: 4, level: .debug, expiry: .max, subsystem: "com.acme", category: "sync")
    let read = ControlPage(page.bytes)
    #expect(read?.generation == 7)
    #expect(read?.level == .info)
    #expect(read?.limits == page.limits)
    #expect(read?.leases == page.leases)
  }
}
