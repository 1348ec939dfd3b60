// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension UploadMachine {
  /// The next step when nothing is under way.
  mutating func choose(_ now: UploadMoment) -> Step {
    state = .choosing
    if let pause = pauseBeforeSending(now) { return pause }
    // A batch that the server stumbles over does not hold up the others.
    let order = items.indices.sorted { left, right in
      (failures(items[left]), left) < (failures(items[right]), right)
    }
    for index in order where !skipped.contains(items[index].id) {
      if let step = step(for: items[index]) { return spend(step, now) }
    }
    if let step = suspectWorthAnotherTry() { return spend(step, now) }
    return finish(end(now))
  }

  private func failures(_ item: UploadItem) -> Int { ledger.items[item.id]?.failures ?? 0 }

  private mutating func step(for item: UploadItem) -> Step? {
    let progress = ledger.items[item.id] ?? .init()
    let clear = progress.pending.first { !suspicion.contains(item, $0) }
    if let range = clear { return load(item, range, isCut: true) }
    var taken = progress.done
    taken.insert(0..<item.start)
    for range in progress.pending { taken.insert(range) }
    if let gap = taken.firstGap(before: item.length) {
      let end = taken.endOfGap(from: gap, before: item.length)
      return load(item, gap..<end, isCut: false)
    }
    guard progress.pending.isEmpty else { return nil }
    state = .removing(item)
    return .remove(item)
  }

  private mutating func load(_ item: UploadItem, _ range: Range<Int>, isCut: Bool) -> Step {
    state = .loading(item, isCut: isCut)
    return .load(item, range, isCut: isCut)
  }

  private mutating func suspectWorthAnotherTry() -> Step? {
    for item in items where !skipped.contains(item.id) {
      let pending = ledger.items[item.id]?.pending ?? []
      if let range = pending.first(where: { suspicion.deservesAnotherTry(item, $0) }) {
        return load(item, range, isCut: true)
      }
    }
    return nil
  }

  /// Only what leads to a request is limited; files that are done may always be removed.
  private mutating func spend(_ step: Step, _ now: UploadMoment) -> Step {
    guard case .load = step else { return step }
    if report.requests >= budget.requestsPerRun {
      return finish(.later(date(now.wall), .requestsOfRun))
    }
    return step
  }

  private mutating func end(_ now: UploadMoment) -> UploadReport.End {
    if let status = suspicion.status {
      postpone(now, retryAfter: nil)
      return suspicion.deliveries == 0
        ? .stopped(.refused(status: status))
        : .later(date(ledger.notBefore ?? now.wall), .failures)
    }
    return skipped.isEmpty ? .done : .later(date(now.wall), .unreadable)
  }

  // MARK: Waiting

  /// A wait, or the end of the run, when it is not time to send.
  private mutating func pauseBeforeSending(_ now: UploadMoment) -> Step? {
    let left = budget.timePerRun.milliseconds - (now.monotonic - (started ?? now).monotonic)
    guard left > 0 else { return finish(.later(date(now.wall), .timeOfRun)) }
    guard !items.isEmpty, let notBefore = ledger.notBefore, notBefore > now.wall else {
      return nil
    }
    let delay = notBefore - now.wall
    guard delay <= backOff.longestRetryAfter + backOff.base else {
      // No delay is that long: the clock has jumped.
      ledger.notBefore = nil
      return nil
    }
    guard delay <= budget.longestWait.milliseconds, delay < left else {
      return finish(.later(date(notBefore), lastDelay))
    }
    state = .waiting
    return .wait(milliseconds: delay)
  }

  /// Nothing is sent for a while.
  mutating func postpone(_ now: UploadMoment, retryAfter: Int64?) {
    ledger.failures += 1
    let delay = backOff.delay(
      failures: ledger.failures, jitter: jitter(), retryAfter: retryAfter)
    ledger.notBefore = now.wall + delay
    lastDelay = retryAfter == nil ? .failures : .serverAsked
  }
}

extension Duration {
  var milliseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000)
    return overflow ? .max : whole + attoseconds / 1_000_000_000_000_000
  }
}
