// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import MetricPayloads
import Platform
import Testing

@testable import ProcessAccounting

@Suite("The delivery of payloads") struct PayloadDeliveryTests {
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.path + "/accounts-\(UUID().uuidString)"
    var store: AccountStore { AccountStore(directory: path) }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    func take(
      _ receiver: String, isApp: Bool, now: Double, isForced: Bool = false
    ) throws -> PayloadDelivery.Due {
      try PayloadDelivery(store: store, receiver: receiver, isApp: isApp).take(
        now: now, isForced: isForced,
        builder: PayloadBuilder(environment: PayloadEnvironment()),
        writer: PayloadWriter { "\($0) \($1.rawValue)" })
    }

    func account(_ bundle: String, _ begin: Double, _ processorTime: Double = 1) throws {
      var record = AccountingRecord(
        bundleIdentifier: bundle, kind: "app", processIdentifier: 3, begin: begin,
        end: begin + 1)
      record.processorTime = processorTime
      try store.append(record)
    }
  }

  private let day = PayloadBuilder.interval

  @Test("is due a day after the first account, then once a day")
  func daily() throws {
    let folder = Folder()
    #expect(try folder.take("com.acme", isApp: true, now: 0).isEmpty)
    try folder.account("com.acme", 1000)
    #expect(try folder.take("com.acme", isApp: true, now: 1000 + day - 1).isEmpty)
    let due = try folder.take("com.acme", isApp: true, now: 1000 + day)
    #expect(due.metrics.map { $0.scalars[.cpuTime]?.value } == [1])
    // Once only.
    #expect(try folder.take("com.acme", isApp: true, now: 1000 + day).isEmpty)
    try folder.account("com.acme", 1000 + day, 5)
    #expect(try folder.take("com.acme", isApp: true, now: 999 + 2 * day).isEmpty)
    let next = try folder.take("com.acme", isApp: true, now: 1000 + 2 * day)
    #expect(next.metrics.map { $0.scalars[.cpuTime]?.value } == [5])
    let delivery = PayloadDelivery(store: folder.store, receiver: "com.acme", isApp: true)
    #expect(delivery.past().metrics.map { $0.scalars[.cpuTime]?.value } == [1, 5])
    #expect(delivery.nextMetrics(now: 0) == nil)
  }

  @Test("comes at once when it is forced, and when the clock went back")
  func forced() throws {
    let folder = Folder()
    try folder.account("com.acme", 5000)
    #expect(try folder.take("com.acme", isApp: true, now: 5001, isForced: true).metrics.count == 1)
    try folder.account("com.acme", 10)
    #expect(try folder.take("com.acme", isApp: true, now: 20).metrics.count == 1)
  }

  @Test("tells diagnostics at once")
  func diagnostics() throws {
    let folder = Folder()
    var crash = StoredDiagnostic(
      .crash, bundleIdentifier: "com.acme", processIdentifier: 9, time: 77)
    crash.signal = 11
    try folder.store.append(crash)
    let due = try folder.take("com.acme", isApp: true, now: 78)
    let entry = try #require(due.diagnostics.first?.diagnostics.first)
    #expect(entry.signal == 11)
    #expect(entry.exceptionType == 1)
    #expect(entry.terminationReason == "Namespace SIGNAL, Code 0xb")
    #expect(due.diagnostics.first?.begin?.secondsSince1970 == 77)
    #expect(due.diagnostics.first?.begin == due.diagnostics.first?.end)
    #expect(try folder.take("com.acme", isApp: true, now: 78).isEmpty)
  }

  @Test("gives an app its extensions' accounts too, each for itself")
  func receivers() throws {
    let folder = Folder()
    try folder.account("com.acme", 0, 1)
    try folder.account("com.acme.intents", 0, 2)
    let app = try folder.take("com.acme", isApp: true, now: day)
    #expect(
      app.metrics.map { $0.environment?.bundleIdentifier } == ["com.acme", "com.acme.intents"])
    let other = try folder.take("com.acme.intents", isApp: false, now: day)
    #expect(other.metrics.map { $0.scalars[.cpuTime]?.value } == [2])
  }

  @Test("loses nothing when files are begun anew, and skips torn lines")
  func rotation() throws {
    let folder = Folder()
    try folder.account("com.acme", 0)
    var file = folder.store.records("com.acme")
    let (values, place) = file.read(AccountingRecord.self)
    #expect(values.count == 1)
    let descriptor = try Descriptor.open(file.path, for: .appending)
    _ = try Array("{\"torn\":\n".utf8).withUnsafeBytes { try descriptor.write($0) }
    file = RecordFile(path: file.path, limit: 1)
    try file.append(values[0])
    try folder.account("com.acme", 5)
    #expect(file.read(AccountingRecord.self, after: place).values.count == 2)
    #expect(FileManager.default.fileExists(atPath: file.path + ".1"))
    // After a second turn the place is gone, and all that is left counts as new.
    try file.append(values[0])
    try file.append(values[0])
    #expect(file.read(AccountingRecord.self, after: place).values.count <= 3)
  }
}
