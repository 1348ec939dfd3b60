// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryModel

/// A slot, and in whose name something is told of its run.
struct SlotHolder {
  var slot: Slot
  var owner: Slot.Owner

  @inline(__always)
  func setPending(_ place: UInt64) -> Bool { slot.setPending(place, by: owner) }
}

extension RecorderCore {
  /// Puts a record into the segment that is written now: one reservation, one copy, one word that
  /// commits it. Where a segment takes no more, or a reader closed the place meanwhile, the next
  /// segment is tried.
  ///
  /// - Parameters:
  ///   - holder: of the run whose event this is, so that its end is told once.
  ///   - make: the record's cells, with names and context as the segment has them; nil when the
  ///     segment takes no more names.
  @inline(__always)
  func publish(
    _ kind: RecordKind, _ importance: EventImportance, _ control: ControlFile,
    generation: UInt32, holder: SlotHolder? = nil,
    make: (SegmentPool.Use) -> (cells: Int, first: CellWords, second: CellWords)?
  ) -> Bool {
    var attempts = 0
    var current = useSegment(control, generation: generation)
    while let use = current, attempts < 64 {
      attempts &+= 1
      if importance.rawValue < use.threshold {
        use.giveBack()
        guard holder?.setPending(Slot.recorded) ?? true else { return false }
        control.countDrop(.init(.daily, importance))
        return false
      }
      if let record = make(use), let offset = use.reserve(cells: record.cells) {
        let place = Slot.place(segment: use.number, offset: offset)
        guard holder?.setPending(place) ?? true else {
          use.giveBack()
          return false
        }
        if use.commit(kind, cells: record.cells, record.first, record.second, at: offset) {
          use.giveBack()
          return true
        }
      }
      use.giveBack()
      current = openSegment(control, generation: generation, instead: use.serial)
    }
    // First told, then counted: who dies in between has not returned, so it published nothing.
    guard holder?.setPending(Slot.recorded) ?? true else { return false }
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
