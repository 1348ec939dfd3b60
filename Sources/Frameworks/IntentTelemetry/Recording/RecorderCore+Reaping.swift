// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryModel

extension RecorderCore {
  /// Reports the runs of processes that ended before their runs did, and frees what those
  /// processes had. Each run is reported once, however many processes do this and die doing it.
  ///
  /// - Returns: how many runs were reported.
  @discardableResult
  func reap() -> Int {
    guard let (control, generation) = consented() else { return 0 }
    guard lock.withLock({ entryForReaping(control) }) else { return 0 }
    var dead: [Int: UInt64] = [:]
    for index in 0..<ControlFile.entryCount {
      let entry = control.entry(index)
      let owner = entry.owner
      if owner != 0, lock.withLock({ isDead(entry, owner) }) { dead[index] = owner }
    }
    guard !dead.isEmpty else { return 0 }
    var count = 0
    for index in 0..<ControlFile.slotCount {
      let slot = control.slot(index)
      let owner = slot.owner
      // Others may have freed the entry meanwhile, and a living process have it: its word is looked
      // at after that of the slot, so the slot is the dead one's.
      guard owner.state != .free, let dead = dead[owner.entry],
        control.entry(owner.entry).owner == dead
      else { continue }
      if reap(slot, owner, control, generation) { count += 1 }
    }
    for (index, owner) in dead where !control.hasSlots(of: index) {
      control.entry(index).release(owner)
    }
    return count
  }

  private func reap(
    _ slot: Slot, _ owner: Slot.Owner, _ control: ControlFile, _ generation: UInt32
  ) -> Bool {
    let own = Int(words[Offset.entry]) - 1
    guard owner.state != .idle, owner.state != .clearing, slot.generation == generation else {
      slot.free(owner, by: own)
      return false
    }
    let taken = Slot.Owner(.reaping, entry: own, run: owner.run &+ 1)
    guard slot.change(owner, to: taken) else { return false }
    guard !isRecorded(slot, slot.takePending(for: taken), generation) else {
      slot.free(taken, by: own)
      return false
    }
    let context = control.entry(slot.origin).context
    let names = slot.names.map { number(of: $0) }
    let record = slotRecord(slot)
    let isReported = publish(
      .run, .failure, control, generation: generation,
      holder: SlotHolder(slot: slot, owner: taken)
    ) { use in
      guard let context = define(context, in: use), let intent = cell(names[0], in: use),
        let module = cell(names[1], in: use), let phrase = cell(names[2], in: use)
      else { return nil }
      var record = record
      record.context = context
      record.intent = intent
      record.module = module
      record.phrase = phrase
      let (first, second) = record.encode()
      return (record.cells, first, second)
    }
    slot.free(taken, by: own)
    return isReported
  }

  private func slotRecord(_ slot: Slot) -> RunRecord {
    let begin = slot.begin
    let last = max(slot.lastSign, begin)
    return RunRecord(
      start: begin / 1_000_000, surface: slot.surface, outcome: .terminated,
      duration: UInt32(clamping: (last &- begin) / 1000), context: 0, intent: 0,
      isCold: slot.isCold, reached: slot.phase, phases: slot.times(until: nil))
  }

  /// Whether the dead owner had committed the run's event. When not, its place is closed, so that
  /// an owner that lives after all does not commit it any more.
  private func isRecorded(_ slot: Slot, _ pending: UInt64, _ generation: UInt32) -> Bool {
    guard pending != 0, pending != Slot.recorded, let folder = lock.withLock({ folder }) else {
      return pending == Slot.recorded
    }
    let place = (segment: UInt32(pending >> 32), cell: Int(pending & 0xFFFF))
    let files = SegmentFiles(folder: folder, environment: environment)
    // A segment that is gone had closed the place, or had told the slot.
    guard
      let segment = try? files.open(
        CurrentSegment(generation: generation, number: place.segment))
    else { return slot.pending & Slot.placeMask == Slot.recorded }
    defer { segment.unmap() }
    let offset = place.cell * SegmentLayout.cellSize
    guard offset >= SegmentLayout.headerSize, offset + SegmentLayout.cellSize <= segment.size
    else { return false }
    return !segment.words.replace(offset, 0, with: CommitWord.void)
      && CommitWord.isCommitted(segment.words[offset])
  }
}
