// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryModel

extension RecorderCore {
  /// A slot for a run, as the number of its bit; nil when there is none, and a run whose process
  /// dies is then not noticed.
  @inline(__always)
  func takeSlot(_ control: ControlFile) -> Int? {
    while true {
      let idle = words[Offset.idleSlots]
      guard idle != 0 else { return claimSlot(control) }
      let bit = idle.trailingZeroBitCount
      if words.replace(Offset.idleSlots, idle, with: idle & (idle &- 1)) { return bit }
    }
  }

  @inline(__always)
  func giveBackSlot(_ bit: Int) { words.insert(Offset.idleSlots, bits: 1 << UInt64(bit)) }

  @inline(never)
  private func claimSlot(_ control: ControlFile) -> Int? {
    lock.withLock {
      guard slotCount < Self.slotLimit, let entry = ownEntry(control) else { return nil }
      let hint = entry * 2
      for offset in 0..<ControlFile.slotCount {
        let index = (hint + offset) % ControlFile.slotCount
        let slot = control.slot(index)
        guard slot.owner.word == 0,
          // Runs count on from a moment, not from nothing, so that no former owner's is like one.
          slot.change(slot.owner, to: Slot.Owner(.idle, entry: entry, run: environment.up >> 10))
        else { continue }
        let bit = slotCount
        ownSlots[bit] = UInt16(index)
        slotCount += 1
        return bit
      }
      return nil
    }
  }

  /// Under the lock.
  private func ownEntry(_ control: ControlFile) -> Int? {
    let known = Int(words[Offset.entry])
    if known > 0 { return known - 1 }
    guard let index = freeEntry(control) else { return nil }
    let process = environment.process()
    control.entry(index).write(
      start: environment.startOfProcess(process), context: ownContext())
    words[Offset.entry] = UInt64(index + 1)
    return index
  }

  /// Under the lock: whether this process has an entry, in whose name it can take slots over.
  func entryForReaping(_ control: ControlFile) -> Bool { ownEntry(control) != nil }

  private func freeEntry(_ control: ControlFile) -> Int? {
    let process = environment.process()
    let hint = Int(truncatingIfNeeded: control.words.add(ControlFile.claimOffset, 1) & 0xFFFF)
    let order = (0..<ControlFile.entryCount).map { (hint + $0) % ControlFile.entryCount }
    for index in order where control.entry(index).owner == 0 {
      if control.entry(index).claim(process: process) { return index }
    }
    // All are taken: most of them by processes that ended as they should.
    for index in order {
      let entry = control.entry(index)
      let owner = entry.owner
      guard isDead(entry, owner), !control.hasSlots(of: index) else { continue }
      entry.release(owner)
      if entry.claim(process: process) { return index }
    }
    return nil
  }

  /// Under the lock: whether the process of a claim has ended.
  func isDead(_ entry: ProcessEntry, _ owner: UInt64) -> Bool {
    let (start, boot) = (entry.start, entry.boot)
    // Read before this look at the owner, they are his.
    guard owner != 0, entry.owner == owner else { return false }
    let process = ProcessEntry.process(owner)
    if boot != 0, boot != ownContext().boot { return true }
    // A dead process may have had the number that this one has now.
    if process == environment.process() {
      return start != 0 && start != environment.startOfProcess(process)
    }
    return environment.hasEnded(process, start)
  }
}

extension ControlFile {
  /// Whether a slot still says something of the process behind an entry.
  func hasSlots(of entry: Int) -> Bool {
    (0..<Self.slotCount).contains { index in
      let slot = slot(index)
      let owner = slot.owner
      switch owner.state {
      case .free: return false
      case .idle, .clearing: return owner.entry == entry
      case .active, .ending, .reaping: return owner.entry == entry || slot.origin == entry
      }
    }
  }

  /// Before a segment goes: slots whose event is in it must not ask for it any more.
  func settlePending(_ segment: OpenSegment) {
    for index in 0..<Self.slotCount {
      let slot = slot(index)
      // Segments of another consent have the same numbers.
      while slot.generation == segment.header.generation {
        let pending = slot.pending
        let place = pending & Slot.placeMask
        guard place >> 32 == UInt64(segment.header.id.number) else { break }
        let offset = Int(place & 0xFFFF) * SegmentLayout.cellSize
        guard offset >= SegmentLayout.headerSize, offset < segment.size else { break }
        let isCommitted = CommitWord.isCommitted(segment.words[offset])
        // Who takes the slot over meanwhile keeps the place under his own name: it is told again.
        if slot.settle(pending, as: isCommitted ? Slot.recorded : 0) { break }
      }
    }
  }
}
