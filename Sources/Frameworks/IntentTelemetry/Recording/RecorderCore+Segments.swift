// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryModel

extension RecorderCore {
  /// The segment that is written, mapped.
  @inline(__always)
  func useSegment(_ control: ControlFile, generation: UInt32) -> SegmentPool.Use? {
    if let use = pool.take() {
      if use.generation == generation { return use }
      use.giveBack()
    }
    return openSegment(control, generation: generation, instead: pool.currentSerial)
  }

  /// Maps the segment that all write now, after making the next one if that one is sealed.
  ///
  /// - Parameter serial: the mapping that takes no more; another one may have its place already.
  @inline(never)
  func openSegment(_ control: ControlFile, generation: UInt32, instead serial: UInt64)
    -> SegmentPool.Use?
  {
    guard words[Offset.segmentRetry] <= environment.up else { return nil }
    let hasNext = lock.withLock {
      if pool.currentSerial != serial, pool.currentSerial != 0, let use = pool.take() {
        defer { use.giveBack() }
        if use.generation == generation { return true }
      }
      return adoptNext(control, generation: generation)
    }
    guard hasNext, let use = pool.take() else { return nil }
    guard use.generation == generation else {
      use.giveBack()
      return nil
    }
    reportDrops(control, in: use)
    return use
  }

  /// Under the lock.
  private func adoptNext(_ control: ControlFile, generation: UInt32) -> Bool {
    guard let folder, isStillCurrent() else { return false }
    let files = SegmentFiles(folder: folder, environment: environment)
    let isWarm = pool.currentSerial != 0
    for _ in 0..<64 {
      guard control.consent == Consent(generation: generation, isGiven: true) else {
        pool.dismiss()
        return false
      }
      let observed = control.current
      let number = observed.generation == generation ? observed.number : 0
      let here = CurrentSegment(generation: generation, number: number)
      var last: SegmentHeader?
      if number > 0 {
        do throws(SegmentProblem) {
          let segment = try files.open(here)
          last = segment.header
          if !segment.isSealed, segment.size - segment.reserved >= SegmentLayout.cellSize {
            if pool.adopt(segment, touched: isWarm) { return true }
            segment.unmap()
            return block(.unavailable, milliseconds: 10, "too many threads write at once")
          }
          segment.unmap()
        } catch {
          guard error.isMissing || error.isNoSegment else {
            return block(.unavailable, milliseconds: 10_000, error.text)
          }
          // Whoever removed, damaged or replaced it, the next one stands by itself.
        }
      }
      let next = CurrentSegment(generation: generation, number: number &+ 1)
      if (try? files.header(next)) == nil {
        guard make(next, after: last, control, files) else { return false }
      }
      control.moveCurrent(from: observed, to: next)
    }
    return block(.unavailable, milliseconds: 1000, "segments are damaged as soon as they are made")
  }

  /// Seals the segment that is written now, if it holds an event, after the next one is made.
  func rotate() {
    checkControl()
    guard let (control, generation) = consented(), let folder = lock.withLock({ folder }) else {
      return
    }
    let files = SegmentFiles(folder: folder, environment: environment)
    let observed = control.current
    guard observed.generation == generation, observed.number > 0,
      let segment = try? files.open(observed)
    else { return }
    defer { segment.unmap() }
    guard segment.reserved > 0 || segment.isSealed else { return }
    let next = CurrentSegment(generation: generation, number: observed.number &+ 1)
    lock.withLock {
      // Where no next one can be made now, writers make it when they can.
      if (try? files.header(next)) == nil {
        _ = make(next, after: segment.header, control, files)
      }
    }
    // After making the next one, for which older ones may have been dropped.
    if let use = useSegment(control, generation: generation) {
      reportDrops(control, in: use)
      use.giveBack()
    }
    if (try? files.header(next)) != nil { control.moveCurrent(from: observed, to: next) }
    segment.seal()
  }

  private func make(
    _ next: CurrentSegment, after last: SegmentHeader?, _ control: ControlFile,
    _ files: SegmentFiles
  ) -> Bool {
    let succession = succession()
    let maintenance = Maintenance(control: control, files: files, limits: limits)
    let hasRoom = maintenance.makeRoom(before: next, age: succession.age(after: last))
    switch succession.next(
      after: last, number: next.number, generation: next.generation, install: control.install)
    {
    case .wait(let milliseconds):
      return block(
        .daily, milliseconds: min(milliseconds, 60_000),
        "the bytes of this day are written; raise TelemetryLimits.bytesPerDay to keep more")
    case .make(let header):
      guard hasRoom else {
        return block(
          .size, milliseconds: 1000,
          "all segments wait to be delivered; raise TelemetryLimits.totalBytes to keep more")
      }
      do throws(SystemInterface.Failure) {
        try files.make(header)
      } catch {
        return block(
          .unavailable, milliseconds: 10_000,
          "no segment can be made (\(error.text)); free space or check the container's owner")
      }
      if control.consent != Consent(generation: next.generation, isGiven: true) {
        SystemInterface.remove(files.path(next))
        return false
      }
      return true
    }
  }

  func succession() -> Succession {
    Succession(
      limits: limits, up: environment.up / 1_000_000, wall: environment.wallMilliseconds(),
      boot: ownContext().boot)
  }

  private func block(_ reason: DropReason, milliseconds: UInt64, _ text: String) -> Bool {
    words[Offset.segmentReason] = UInt64(reason.rawValue)
    words[Offset.segmentRetry] = environment.up &+ milliseconds &* 1_000_000
    pool.dismiss()
    tell(text)
    return false
  }

  /// Why there is no segment.
  var segmentReason: DropReason {
    DropReason(rawValue: UInt8(truncatingIfNeeded: words[Offset.segmentReason])) ?? .unavailable
  }

  /// Writes how much was dropped, when that is more than what was reported last.
  func reportDrops(_ control: ControlFile, in use: SegmentPool.Use) {
    let totals = control.dropTotals
    let total = totals.total
    let reported = control.words[ControlFile.reportedOffset]
    guard total > 0, total != reported, let context = ownContextCell(in: use) else { return }
    let record = DropsRecord(start: environment.up / 1_000_000, context: context, totals: totals)
    if use.append(.drops, record.encode()) != nil {
      _ = control.words.replace(ControlFile.reportedOffset, reported, with: total)
    }
  }
}

extension SegmentProblem {
  var text: String {
    switch self {
    case .system(let failure):
      "a segment cannot be opened (\(SystemInterface.Failure(number: failure.number).text)); check the container"
    case .foreign: "a segment belongs to another user; remove it"
    case .newer: "the segments are of a newer version; update the app"
    case .damaged: "a segment is damaged"
    }
  }
}
