// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Decides what an uploader does next; knows no files, sockets or clocks.
///
/// Whoever drives it carries out a ``Step``, tells what came of it as an ``Event``, and writes
/// ``ledger`` down before each step. All time comes in with the events.
package struct UploadMachine: Sendable {
  package enum Step: Hashable, Sendable {
    /// Read records of an item: all of a range, or from its start as much as a batch takes.
    case load(UploadItem, Range<Int>, isCut: Bool)
    case checkConsent
    case send(UploadBatch)
    case wait(milliseconds: Int64)
    case renewToken
    /// Keep these records where no run finds them again.
    case setAside(UploadBatch, [Range<Int>])
    /// Tell the owner of the item how far it is done.
    case note(UploadItem, UploadLedger.ItemProgress)
    case remove(UploadItem)
    case deleteAll
    case finish(UploadReport)
  }

  package enum Event: Hashable, Sendable {
    case begin
    case loaded(UploadCut)
    case unreadable
    case consent(Bool)
    case answer(UploadAnswer, serverTime: Int64?)
    /// There is no token now.
    case noToken
    case token(isNew: Bool)
    case carriedOut
    case couldNotCarryOut
    /// The system or the caller ends the run.
    case expired
  }

  package var ledger: UploadLedger
  let budget: UploadBudget
  let backOff: BackOff
  /// Draws from 0 up to 1.
  let jitter: @Sendable () -> Double
  var items: [UploadItem]
  var report = UploadReport(end: .done)
  var state = State.choosing
  var started: UploadMoment?
  /// Items that are left alone for the rest of the run.
  var skipped: Set<String> = []
  var suspicion = Suspicion()
  /// Where redirects led.
  var address: URL?
  var redirects = 0
  var hasRenewedToken = false
  /// Why nothing is sent before the moment of the ledger.
  var lastDelay = UploadReport.Reason.failures

  enum State: Hashable {
    case choosing
    case loading(UploadItem, isCut: Bool)
    case asking(UploadBatch)
    case sending(UploadBatch)
    case renewing(status: Int)
    case waiting
    case settingAside(UploadBatch, [Range<Int>], isReceipt: Bool)
    case noting
    case removing(UploadItem)
    case deleting
    case finished
  }

  /// - Parameter items: oldest first.
  package init(
    items: [UploadItem], ledger: UploadLedger, budget: UploadBudget = UploadBudget(),
    backOff: BackOff = BackOff(), jitter: @escaping @Sendable () -> Double
  ) {
    self.items = items
    self.ledger = ledger
    self.budget = budget
    self.backOff = backOff
    self.jitter = jitter
    forgetMissingItems()
  }

  /// What to do now that this has happened.
  package mutating func step(after event: Event, at now: UploadMoment) -> Step {
    let started = started ?? now
    self.started = started
    if event == .expired, state != .finished {
      return finish(.later(date(now.wall), .expired))
    }
    switch (state, event) {
    case (.choosing, .begin): break
    case (.loading(let item, let isCut), .loaded(let cut)):
      return ask(item, cut, isCut: isCut, now)
    case (.loading(let item, _), _), (.removing(let item), .couldNotCarryOut):
      skipped.insert(item.id)
    case (.asking(let batch), .consent(true)):
      return send(batch)
    case (_, .consent(false)):
      state = .deleting
      return .deleteAll
    case (.sending(let batch), .answer(let answer, let serverTime)):
      if let serverTime { ledger.skew = serverTime - now.wall }
      if let step = take(answer, batch, now) { return step }
    case (.sending, .noToken), (.renewing, .noToken): return finish(.stopped(.noToken))
    case (.renewing(let status), .token(let isNew)):
      // The batch is read and asked for again, like any other.
      guard isNew else { return finish(.stopped(.unauthorized(status: status))) }
    case (.waiting, _): ledger.notBefore = nil
    case (.settingAside(let batch, let records, let isReceipt), _):
      setAside(batch, records, isReceipt: isReceipt, isKept: event == .carriedOut)
      return note(batch.item)
    case (.noting, _): break
    case (.removing(let item), _): forget(item)
    case (.deleting, _):
      ledger = UploadLedger()
      return finish(.stopped(.notAllowed))
    default: return finish(report.end)
    }
    return choose(now)
  }

  // MARK: Sending

  private mutating func ask(
    _ item: UploadItem, _ cut: UploadCut, isCut: Bool, _ now: UploadMoment
  ) -> Step {
    guard !cut.records.isEmpty else {
      settle(item, cut.covered)
      return choose(now)
    }
    var progress = ledger.items[item.id] ?? .init()
    // A cut that a process had made stands: the next one sends the same range again.
    if !isCut { progress.pending.append(cut.covered) }
    ledger.items[item.id] = progress
    let batch = UploadBatch(
      item: item, range: cut.covered, records: cut.records, firstLine: cut.firstLine,
      address: address)
    let bytes = cut.bodyBytes
    let today = now.wall / 86_400_000
    if ledger.day != today {
      ledger.day = today
      ledger.bytesOfDay = 0
    }
    if bytes > budget.bytesPerDay, cut.records.count > 1 {
      split(batch)
      return choose(now)
    }
    // A record that is larger than a day may have a day for itself.
    if ledger.bytesOfDay > 0, ledger.bytesOfDay + bytes > budget.bytesPerDay {
      return finish(.later(date((today + 1) * 86_400_000), .bytesOfDay))
    }
    ledger.bytesOfDay += bytes
    report.bytes += bytes
    state = .asking(batch)
    return .checkConsent
  }

  private mutating func send(_ batch: UploadBatch) -> Step {
    report.requests += 1
    state = .sending(batch)
    return .send(batch)
  }

  /// Cuts a range between two of its records.
  mutating func split(_ batch: UploadBatch) {
    let middle = batch.records[batch.records.count / 2].lowerBound
    let halves = [batch.range.lowerBound..<middle, middle..<batch.range.upperBound]
    let place = ledger.items[batch.item.id]?.pending.firstIndex(of: batch.range)
    guard let place else { return }
    ledger.items[batch.item.id]?.pending.replaceSubrange(place...place, with: halves)
    suspicion.inherit(from: batch, halves)
  }

  /// The step after something of an item was done.
  mutating func note(_ item: UploadItem) -> Step {
    state = .noting
    return .note(item, ledger.items[item.id] ?? .init())
  }

  /// Marks a range as done, whatever became of it.
  mutating func settle(_ item: UploadItem, _ range: Range<Int>) {
    var progress = ledger.items[item.id] ?? .init()
    progress.done.insert(range)
    progress.pending.removeAll { $0 == range }
    if progress.pending.isEmpty {
      progress.failures = 0
      progress.deliveriesBefore = nil
    }
    ledger.items[item.id] = progress
  }

  // MARK: Ends

  mutating func finish(_ end: UploadReport.End) -> Step {
    state = .finished
    report.end = end
    return .finish(report)
  }

  func date(_ milliseconds: Int64) -> Date {
    Date(timeIntervalSince1970: Double(milliseconds) / 1_000)
  }

  // MARK: Items

  private mutating func forget(_ item: UploadItem) {
    items.removeAll { $0.id == item.id }
    ledger.items[item.id] = nil
    guard item.kind != .segment else { return }
    ledger.deliveredPayloads.append(item.id)
    ledger.deliveredPayloads = ledger.deliveredPayloads.suffix(64)
  }

  /// Items that somebody else removed, by age or for lack of room, need no progress.
  private mutating func forgetMissingItems() {
    let known = Set(items.map(\.id))
    ledger.items = ledger.items.filter { known.contains($0.key) }
  }
}
