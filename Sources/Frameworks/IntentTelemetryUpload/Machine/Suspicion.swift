// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Which ranges were refused, and whether the endpoint is known to take others.
///
/// A refusal (4xx) says that something in a batch is bad, or that the address is. A record is blamed
/// only if the endpoint took another batch after it had first refused one with this record, and
/// after the last record that was blamed. So a wrong address, or a collector that breaks while a run is under
/// way, does not cost the whole backlog one by one.
struct Suspicion: Sendable {
  private struct Key: Hashable, Sendable {
    var item: String
    var range: Range<Int>
  }

  /// Batches that were delivered in this run.
  private(set) var deliveries = 0
  /// The last refusal that nothing has come after.
  private(set) var status: Int?
  /// How many had been delivered when this range, or one around it, was first refused.
  private var firstRefusals: [Key: Int] = [:]
  /// Ranges that wait for a delivery, and how many there were.
  private var suspects: [Key: Int] = [:]
  private var lastBlame = -1

  mutating func noteDelivery() {
    deliveries += 1
    status = nil
  }

  enum Verdict { case cut, blame, wait }

  mutating func judge(_ batch: UploadBatch, status: Int) -> Verdict {
    let key = Key(item: batch.item.id, range: batch.range)
    let first = firstRefusals[key] ?? deliveries
    firstRefusals[key] = first
    let isProven = deliveries > first && deliveries > lastBlame
    if batch.records.count == 1, isProven {
      lastBlame = deliveries
      suspects[key] = nil
      return .blame
    }
    // Cut as long as no suspect waits for a proof that the endpoint works at all.
    let hasOpenSuspect = suspects.values.contains { $0 == deliveries }
    if batch.records.count > 1, isProven || !hasOpenSuspect {
      suspects[key] = nil
      return .cut
    }
    suspects[key] = deliveries
    self.status = status
    return .wait
  }

  mutating func inherit(from batch: UploadBatch, _ halves: [Range<Int>]) {
    let key = Key(item: batch.item.id, range: batch.range)
    guard let first = firstRefusals.removeValue(forKey: key) else { return }
    for half in halves { firstRefusals[Key(item: batch.item.id, range: half)] = first }
  }

  func contains(_ item: UploadItem, _ range: Range<Int>) -> Bool {
    suspects[Key(item: item.id, range: range)] != nil
  }

  func deservesAnotherTry(_ item: UploadItem, _ range: Range<Int>) -> Bool {
    suspects[Key(item: item.id, range: range)].map { $0 < deliveries } ?? false
  }

  mutating func clear(_ item: UploadItem, _ range: Range<Int>) {
    let key = Key(item: item.id, range: range)
    suspects[key] = nil
    firstRefusals[key] = nil
  }
}
