// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension UploadMachine {
  /// - Returns: the step that follows at once; nil to choose.
  mutating func take(_ answer: UploadAnswer, _ batch: UploadBatch, _ now: UploadMoment) -> Step? {
    switch answer {
    case .delivered(let receipt): return deliver(receipt, batch, now)
    case .unavailable(_, let retryAfter): postpone(now, retryAfter: retryAfter)
    case .networkFailed: postpone(now, retryAfter: nil)
    case .serverFailed: stumble(batch, now)
    case .tooLarge:
      guard batch.records.count == 1 else {
        split(batch)
        return nil
      }
      return refuse(batch, status: 413)
    case .refused(let status): return refuse(batch, status: status)
    case .unauthorized(let status):
      guard !hasRenewedToken else { return finish(.stopped(.unauthorized(status: status))) }
      hasRenewedToken = true
      state = .renewing(status: status)
      return .renewToken
    case .moved(let target, let status):
      redirects += 1
      guard redirects <= 5 else { return redirected(status, now) }
      address = target
    case .movedAway(let status): return redirected(status, now)
    }
    return nil
  }

  private mutating func redirected(_ status: Int, _ now: UploadMoment) -> Step {
    postpone(now, retryAfter: nil)
    return finish(.stopped(.redirected(status: status)))
  }

  private mutating func deliver(
    _ receipt: UploadReceipt, _ batch: UploadBatch, _ now: UploadMoment
  ) -> Step? {
    // A line that holds no event cannot be rejected.
    let places = receipt.rejected.map { $0.line - batch.firstLine }
    guard places.allSatisfy(batch.records.indices.contains) else {
      stumble(batch, now)
      return nil
    }
    ledger.failures = 0
    ledger.notBefore = nil
    ledger.deliveries += 1
    suspicion.noteDelivery()
    report.delivered += receipt.accepted
    report.duplicate += receipt.duplicate
    guard places.isEmpty else {
      let records = places.sorted().map { batch.records[$0] }
      state = .settingAside(batch, records, isReceipt: true)
      return .setAside(batch, records)
    }
    settle(batch.item, batch.range)
    suspicion.clear(batch.item, batch.range)
    return note(batch.item)
  }

  /// The server failed over this batch: it is tried again later and after the others; in halves
  /// when others get through and this one never does.
  private mutating func stumble(_ batch: UploadBatch, _ now: UploadMoment) {
    postpone(now, retryAfter: nil)
    var progress = ledger.items[batch.item.id] ?? .init()
    progress.failures += 1
    let seen = progress.deliveriesBefore ?? ledger.deliveries
    progress.deliveriesBefore = seen
    let isHalved =
      progress.failures >= 3 && ledger.deliveries > seen && batch.records.count > 1
    if isHalved {
      // The next cut needs another delivery, or an outage would cut everything small.
      progress.deliveriesBefore = ledger.deliveries
    } else if let place = progress.pending.firstIndex(of: batch.range) {
      progress.pending.remove(at: place)
      progress.pending.append(batch.range)
    }
    ledger.items[batch.item.id] = progress
    if isHalved { split(batch) }
  }

  private mutating func refuse(_ batch: UploadBatch, status: Int) -> Step? {
    switch suspicion.judge(batch, status: status) {
    case .cut: split(batch)
    case .wait: break
    case .blame:
      state = .settingAside(batch, batch.records, isReceipt: false)
      return .setAside(batch, batch.records)
    }
    return nil
  }

  mutating func setAside(
    _ batch: UploadBatch, _ records: [Range<Int>], isReceipt: Bool, isKept: Bool
  ) {
    if isReceipt {
      ledger.counts.rejected += records.count
    } else {
      ledger.counts.setAside += records.count
    }
    if !isKept { ledger.counts.setAsideDropped += records.count }
    report.setAside += records.count
    settle(batch.item, batch.range)
    for record in records { ledger.items[batch.item.id]?.refused.insert(record) }
    suspicion.clear(batch.item, batch.range)
  }
}
