// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryModel

/// The table in a segment by which processes find what others defined there. It only saves
/// space: whoever finds nothing defines for himself.
struct SegmentDefinitions {
  let use: SegmentPool.Use

  private static let probes = 8

  private func offset(_ hash: UInt64, _ probe: Int) -> Int {
    let index = (Int(truncatingIfNeeded: hash >> 16) + probe) % SegmentLayout.definitionsCount
    return SegmentLayout.definitionsOffset + abs(index) * 8
  }

  func find(_ hash: UInt64, isWanted: (UInt16) -> Bool) -> UInt16? {
    for probe in 0..<Self.probes {
      let word = use.segment[offset(hash, probe)]
      if word == 0 { return nil }
      let cell = UInt16(truncatingIfNeeded: word)
      if word >> 16 == hash >> 16, isWanted(cell) { return cell }
    }
    return nil
  }

  func add(_ hash: UInt64, cell: UInt16) {
    let word = hash & ~0xFFFF | UInt64(cell)
    for probe in 0..<Self.probes where use.segment.replace(offset(hash, probe), 0, with: word) {
      return
    }
  }

  func isText(_ text: UnsafeBufferPointer<UInt8>, at cell: UInt16) -> Bool {
    payload(.text, at: cell) { $0.elementsEqual(RecordWords.text(text)) }
  }

  func isContext(_ context: ContextRecord, at cell: UInt16) -> Bool {
    payload(.context, at: cell) { words in
      var found = ContextRecord(words: words)
      let (apart, isOverflow) = found.clockOffset.subtractingReportingOverflow(context.clockOffset)
      guard !isOverflow, apart.magnitude < 1000 else { return false }
      found.clockOffset = context.clockOffset
      return found == context
    }
  }

  /// Whether the record at a cell is whole, of this kind, and as `isWanted` says. The table may
  /// be damaged, so nothing in it is taken for granted.
  private func payload(
    _ kind: RecordKind, at cell: UInt16, isWanted: (UnsafeBufferPointer<UInt64>) -> Bool
  ) -> Bool {
    let offset = Int(cell) * SegmentLayout.cellSize
    guard offset >= SegmentLayout.headerSize,
      offset + SegmentLayout.cellSize <= use.size
    else { return false }
    let word = use.segment[offset]
    let cells = CommitWord.cells(word)
    guard CommitWord.isCommitted(word), CommitWord.kind(word) == kind, cells > 0,
      offset + cells * SegmentLayout.cellSize <= use.size
    else { return false }
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: cells * 5) { payload in
      for index in 0..<cells {
        for word in 0..<5 {
          payload[index * 5 + word] = use.segment.relaxed(
            offset + index * SegmentLayout.cellSize + 8 + word * 8)
        }
      }
      guard let base = payload.baseAddress else { return false }
      let sum = Checksum.ofRecord(
        place: RecordPlace(segment: use.number, cell: UInt32(cell)), kind: kind, payload: base,
        cells: cells)
      return sum == UInt32(truncatingIfNeeded: word) && isWanted(UnsafeBufferPointer(payload))
    }
  }
}
