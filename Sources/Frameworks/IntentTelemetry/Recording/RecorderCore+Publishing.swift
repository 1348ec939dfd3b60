// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryModel

extension RecorderCore {
  /// Puts a record into the segment that is written now: one reservation, one copy, one word that
  /// commits it. Where a segment takes no more, or a reader closed the place meanwhile, the next
  /// segment is tried.
  ///
  /// - Parameters:
  ///   - slot: of the run whose event this is, so that its end is told once.
  ///   - make: the record's cells, with names and context as the segment has them; nil when the
  ///     segment takes no more names.
  @inline(__always)
  func publish(
    _ kind: RecordKind, _ importance: EventImportance, _ control: ControlFile,
    generation: UInt32, slot: Slot? = nil,
    make: (SegmentPool.Use) -> (cells: Int, first: CellWords, second: CellWords)?
  ) -> Bool {
    var attempts = 0
    var current = useSegment(control, generation: generation)
    while let use = current, attempts < 64 {
      attempts &+= 1
      if importance.rawValue < use.threshold {
        use.giveBack()
        slot?.pending = Slot.recorded
        control.countDrop(.init(.daily, importance))
        return false
      }
      if let record = make(use), let offset = use.reserve(cells: record.cells) {
        slot?.pending =
          RecordPlace(
            segment: use.number,
            cell: UInt32(truncatingIfNeeded: offset / SegmentLayout.cellSize)
          ).word
        if use.commit(kind, cells: record.cells, record.first, record.second, at: offset) {
          use.giveBack()
          return true
        }
      }
      use.giveBack()
      current = openSegment(control, generation: generation, instead: use.serial)
    }
    // First told, then counted: who dies in between has not returned, so it published nothing.
    slot?.pending = Slot.recorded
    countUnpublished(importance, control, generation)
    return false
  }

  @inline(never)
  private func countUnpublished(
    _ importance: EventImportance, _ control: ControlFile, _ generation: UInt32
  ) {
    guard control.consent == Consent(generation: generation, isGiven: true) else { return }
    control.countDrop(.init(segmentReason, importance))
  }
}
