// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentTelemetryUpload
import Testing

@Suite struct MachineTests {
  @Test func sendsEveryRecordOnceAndRemovesTheFiles() {
    var world = MachineWorld(25, 3)
    world.budget.eventsPerBatch = 10
    let report = world.run()
    #expect(report?.end == .done)
    #expect(report?.delivered == 28)
    #expect(world.sent.map(\.range) == [0..<100, 100..<200, 200..<250, 0..<30])
    #expect(world.items.isEmpty)
    #expect(world.ledger.items.isEmpty)
  }

  @Test func removesWhatHoldsNoRecords() {
    var world = MachineWorld(0)
    #expect(world.run()?.end == .done)
    #expect(world.items.isEmpty)
    #expect(world.sent.isEmpty)
  }

  /// Whatever the step, a process that is killed costs no record and sends no other range again.
  @Test func survivesItsOwnDeathAtEveryStep() {
    var whole = MachineWorld(25, 3)
    whole.budget.eventsPerBatch = 10
    whole.run()
    for kill in 1...whole.steps {
      var world = MachineWorld(25, 3)
      world.budget.eventsPerBatch = 10
      world.run(killAfter: kill)
      #expect(world.run()?.end == .done)
      #expect(Set(world.sent.map(\.range)) == Set(whole.sent.map(\.range)))
      #expect(world.sent.count <= whole.sent.count + 1)
      #expect(world.items.isEmpty)
    }
  }

  /// Another limit in the next version of the app does not cut a range that may have arrived anew.
  @Test func sendsTheSameRangeAgainWhenTheLimitsChanged() {
    var world = MachineWorld(25)
    world.budget.eventsPerBatch = 10
    world.run(killAfter: 3)
    world.budget.eventsPerBatch = 7
    world.run()
    #expect(world.sent.map(\.range) == [0..<100, 0..<100, 100..<170, 170..<240, 240..<250])
  }

  @Test(arguments: [0, 1, 5, 6, 15]) func isolatesOnePoisonedRecord(poison: Int) {
    var world = MachineWorld(16, 4)
    world.answer = { batch, _ in
      batch.item.id == "1" && batch.records.contains { $0.lowerBound == poison * 10 }
        ? .refused(status: 400) : .delivered(UploadReceipt(accepted: batch.records.count))
    }
    let report = world.run()
    #expect(report?.end == .done)
    #expect(world.setAside == [poison * 10..<(poison * 10 + 10)])
    #expect(report?.delivered == 19)
    #expect(report?.setAside == 1)
    #expect(world.ledger.counts.setAside == 1)
    #expect(world.stored["1"]?.sorted() == (0..<16).filter { $0 != poison }.map { $0 * 10 })
    #expect(world.items.isEmpty)
    // Four halvings with two requests each, the first batch, the other file, and one more look.
    #expect(world.sent.count <= 1 + 2 * 4 + 1 + 1)
  }

  @Test func isolatesSeveralPoisonedRecords() {
    var world = MachineWorld(64, 1)
    let poison: Set = [3, 4, 5, 40, 63]
    world.answer = { batch, _ in
      batch.item.id == "1" && batch.records.contains { poison.contains($0.lowerBound / 10) }
        ? .refused(status: 422) : .delivered(UploadReceipt(accepted: batch.records.count))
    }
    // One delivery proves one refusal; what is left waits for the next ones.
    world.run()
    #expect(world.stored["1"]?.count == 59)
    for number in 10..<15 where !world.items.isEmpty {
      world.items.append(UploadItem(id: "\(number)", kind: .segment, length: 10))
      world.now.wall += 86_400_000
      world.run()
    }
    #expect(world.items.isEmpty)
    #expect(world.setAside.map { $0.lowerBound / 10 }.sorted() == poison.sorted())
    #expect(world.stored["1"]?.count == 59)
  }

  /// A wrong address refuses everything; nothing is thrown away for it.
  @Test func throwsNothingAwayWhenEverythingIsRefused() {
    var world = MachineWorld(1_000, 1_000, 1)
    world.answer = { _, _ in .refused(status: 404) }
    for _ in 0..<20 {
      #expect(world.run()?.end == .stopped(.refused(status: 404)))
      world.now.wall += 86_400_000
    }
    #expect(world.setAside.isEmpty)
    #expect(world.items.count == 3)
    // The collector is mended.
    world.sent = []
    world.answer = { batch, _ in .delivered(UploadReceipt(accepted: batch.records.count)) }
    #expect(world.run()?.end == .done)
    #expect(world.stored.mapValues(\.count) == ["1": 1_000, "2": 1_000, "3": 1])
  }

  /// A collector that breaks in the middle of a run costs one record at most.
  @Test(arguments: 0..<12) func blamesAlmostNothingWhenTheCollectorBreaks(after: Int) {
    var world = MachineWorld(64, 64)
    world.budget.eventsPerBatch = 16
    world.answer = { batch, number in
      number >= after
        ? .refused(status: 404) : .delivered(UploadReceipt(accepted: batch.records.count))
    }
    world.run()
    #expect(world.setAside.count <= 1)
  }

  @Test func halvesWhatIsTooLarge() {
    var world = MachineWorld(40)
    world.answer = { batch, _ in
      batch.records.count > 12
        ? .tooLarge : .delivered(UploadReceipt(accepted: batch.records.count))
    }
    #expect(world.run()?.end == .done)
    #expect(world.stored["1"]?.count == 40)
    #expect(world.setAside.isEmpty)
  }

  @Test func respectsTheReceiptLineByLine() {
    var world = MachineWorld(5)
    world.answer = { _, _ in
      .delivered(
        UploadReceipt(
          accepted: 2,
          rejected: [.init(line: 2, reason: "time"), .init(line: 6, reason: "name")],
          duplicate: 1))
    }
    let report = world.run()
    #expect(report?.end == .done)
    #expect(world.setAside == [0..<10, 40..<50])
    #expect(world.ledger.counts.rejected == 2)
    #expect(report?.duplicate == 1)
  }

  @Test(arguments: [1, 7, 0, -3]) func believesNoReceiptThatRejectsOtherLines(line: Int) {
    var world = MachineWorld(5)
    world.answer = { _, number in
      number == 0
        ? .delivered(UploadReceipt(accepted: 4, rejected: [.init(line: line, reason: "")]))
        : .delivered(UploadReceipt(accepted: 5))
    }
    #expect(world.run()?.end == .done)
    #expect(world.sent.count == 2)
    #expect(world.setAside.isEmpty)
  }

  @Test func doesNotLetOneBatchHoldUpTheOthers() {
    var world = MachineWorld(8, 8, 8)
    world.answer = { batch, _ in
      batch.item.id == "1" && batch.records.contains { $0.lowerBound == 30 }
        ? .serverFailed(status: 500) : .delivered(UploadReceipt(accepted: batch.records.count))
    }
    for _ in 0..<5 {
      guard case .later? = world.run()?.end else { break }
      world.now.wall += 86_400_000
    }
    #expect(world.stored["2"]?.count == 8)
    #expect(world.stored["3"]?.count == 8)
    // In halves all but the record that the server cannot bear.
    #expect(world.stored["1"]?.count == 7)
    #expect(world.setAside.isEmpty)
    #expect(world.items.map(\.id) == ["1"])
  }

  @Test func deletesWhenConsentIsGone() {
    var world = MachineWorld(5, 5)
    world.isAllowed = false
    #expect(world.run()?.end == .stopped(.notAllowed))
    #expect(world.isDeleted)
    #expect(world.sent.isEmpty)
    #expect(world.ledger == UploadLedger())
  }

  @Test func asksForConsentBeforeEachBatch() {
    var machine = UploadMachine(
      items: [UploadItem(id: "1", kind: .segment, length: 20)], ledger: UploadLedger(),
      jitter: { 0 })
    let now = UploadMoment(wall: 1_000, monotonic: 0)
    let step = machine.step(after: .begin, at: now)
    #expect(
      step == .load(UploadItem(id: "1", kind: .segment, length: 20), 0..<20, isCut: false))
    #expect(
      machine.step(
        after: .loaded(UploadCut(records: [0..<10], covered: 0..<10, bodyBytes: 9)), at: now)
        == .checkConsent)
    guard case .send(let batch) = machine.step(after: .consent(true), at: now) else {
      Issue.record("it does not send")
      return
    }
    #expect(batch.range == 0..<10)
    // Withdrawn while the request is under way.
    #expect(machine.step(after: .consent(false), at: now) == .deleteAll)
    let end = machine.step(after: .carriedOut, at: now)
    guard case .finish(let report) = end else {
      Issue.record("it goes on")
      return
    }
    #expect(report.end == .stopped(.notAllowed))
  }

  @Test func stopsAtAnUnauthorizedAnswerAndKeepsEverything() {
    var world = MachineWorld(5)
    world.answer = { _, _ in .unauthorized(status: 403) }
    #expect(world.run()?.end == .stopped(.unauthorized(status: 403)))
    #expect(world.sent.count == 1)
    #expect(world.items.count == 1)
    // With another token it asks once more.
    world.tokens = ["first", "second"]
    #expect(world.run()?.end == .stopped(.unauthorized(status: 403)))
    #expect(world.sent.count == 3)
    world.answer = { batch, number in
      number == 3
        ? .unauthorized(status: 401)
        : .delivered(UploadReceipt(accepted: batch.records.count))
    }
    #expect(world.run()?.end == .done)
  }

  @Test func followsRedirectsWithinTheOriginForTheRest() throws {
    let target = try #require(URL(string: "https://collector.test/v2"))
    var world = MachineWorld(5, 5)
    world.answer = { batch, _ in
      batch.address == target
        ? .delivered(UploadReceipt(accepted: batch.records.count))
        : .moved(target, status: 308)
    }
    #expect(world.run()?.end == .done)
    #expect(world.sent.map(\.address) == [nil, target, target])
  }

  @Test func endsALoopOfRedirects() throws {
    let target = try #require(URL(string: "https://collector.test/v2"))
    var world = MachineWorld(5)
    world.answer = { _, _ in .moved(target, status: 307) }
    #expect(world.run()?.end == .stopped(.redirected(status: 307)))
    #expect(world.sent.count == 6)
    world.answer = { _, _ in .movedAway(status: 302) }
    world.now.wall += 86_400_000
    #expect(world.run()?.end == .stopped(.redirected(status: 302)))
    #expect(world.items.count == 1)
  }

  @Test func remembersDeliveredPayloads() {
    var world = MachineWorld()
    world.items = [UploadItem(id: "mx-1", kind: .metricPayload, length: 10)]
    #expect(world.run()?.end == .done)
    #expect(world.ledger.deliveredPayloads == ["mx-1"])
  }
}
