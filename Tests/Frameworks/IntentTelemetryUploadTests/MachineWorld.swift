// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentTelemetryUpload

/// Items whose records are 10 bytes each, a clock, and a collector that is a function: all that a
/// machine sees of the world.
struct MachineWorld {
  var items: [UploadItem]
  var now = UploadMoment(wall: 1_700_000_000_000, monotonic: 0)
  var budget = UploadBudget()
  var jitter = 0.5
  var isAllowed = true
  /// Answers the batch with this number, from 0.
  var answer: (UploadBatch, Int) -> UploadAnswer = { batch, _ in
    .delivered(UploadReceipt(accepted: batch.records.count))
  }

  /// The ledger as it was written last.
  var ledger = UploadLedger()
  var sent: [UploadBatch] = []
  /// What the collector has, by the first byte of each record.
  var stored: [String: [Int]] = [:]
  var setAside: [Range<Int>] = []
  var waits: [Int64] = []
  var noted: [String: UploadLedger.ItemProgress] = [:]
  var isDeleted = false
  var tokens = ["first"]
  var steps = 0

  init(_ lengths: Int...) {
    items = lengths.enumerated().map { place, count in
      UploadItem(id: "\(place + 1)", kind: .segment, length: count * 10)
    }
  }

  /// Runs a machine to its end.
  ///
  /// - Parameter kill: after how many steps the process is killed, once the step had its effect
  ///   and before the machine hears of it.
  @discardableResult
  mutating func run(killAfter kill: Int = .max) -> UploadReport? {
    let jitter = jitter
    var machine = UploadMachine(
      items: items, ledger: ledger, budget: budget, jitter: { jitter })
    var event = UploadMachine.Event.begin
    steps = 0
    var token = 0
    while true {
      let step = machine.step(after: event, at: now)
      ledger = machine.ledger
      if case .finish(let report) = step { return report }
      event = carryOut(step, &token)
      steps += 1
      if steps >= kill { return nil }
    }
  }

  private mutating func carryOut(
    _ step: UploadMachine.Step, _ token: inout Int
  ) -> UploadMachine.Event {
    switch step {
    case .load(_, let range, let isCut):
      let first = (range.lowerBound + 9) / 10 * 10
      let all = stride(from: first, to: range.upperBound, by: 10).map { $0..<($0 + 10) }
      let records = isCut ? all : Array(all.prefix(budget.eventsPerBatch))
      let end =
        records.count == all.count ? range.upperBound : records.last?.upperBound ?? first
      return .loaded(
        UploadCut(
          records: records, covered: range.lowerBound..<end, bodyBytes: 100 + records.count))
    case .checkConsent: return .consent(isAllowed)
    case .send(let batch):
      let answer = answer(batch, sent.count)
      sent.append(batch)
      now.wall += 10
      now.monotonic += 10
      if case .delivered(let receipt) = answer {
        let rejected = Set(receipt.rejected.map { $0.line - 2 })
        for (place, record) in batch.records.enumerated() where !rejected.contains(place) {
          stored[batch.item.id, default: []].append(record.lowerBound)
        }
      }
      return .answer(answer, serverTime: nil)
    case .wait(let milliseconds):
      waits.append(milliseconds)
      now.wall += milliseconds
      now.monotonic += milliseconds
      return .carriedOut
    case .renewToken:
      token += 1
      return .token(isNew: token < tokens.count)
    case .setAside(_, let records):
      setAside += records
      return .carriedOut
    case .note(let item, let progress):
      noted[item.id] = progress
      return .carriedOut
    case .remove(let item):
      items.removeAll { $0.id == item.id }
      return .carriedOut
    case .deleteAll:
      isDeleted = true
      items = []
      return .carriedOut
    case .finish: return .expired
    }
  }
}
