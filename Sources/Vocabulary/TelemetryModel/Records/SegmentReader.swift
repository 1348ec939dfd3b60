// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The records of a segment's bytes. Damage costs the records that it hits and no others.
package struct SegmentReader: Sendable {
  package let header: SegmentHeader
  private let words: [UInt64]
  private let end: Int

  package init(bytes: UnsafeRawBufferPointer) throws(SegmentHeader.Problem) {
    guard bytes.count >= SegmentLayout.headerSize else { throw .notASegment }
    var words = [UInt64](repeating: 0, count: bytes.count / 8)
    words.withUnsafeMutableBytes {
      $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<(bytes.count / 8 * 8)]))
    }
    header = try SegmentHeader(words: words)
    self.words = words
    // A file that was cut is read as far as it goes.
    end = SegmentLayout.reservedEnd(
      tail: words[SegmentLayout.tailOffset / 8], size: min(bytes.count, Int(header.size)))
  }

  /// The first byte behind the last record.
  package var endOffset: UInt32 { UInt32(end) }

  package var isSealed: Bool {
    words[SegmentLayout.tailOffset / 8] & SegmentLayout.sealedBit != 0
  }

  package var delivery: DeliveryWord {
    DeliveryWord(word: words[SegmentLayout.deliveryOffset / 8])
  }

  /// Places that were reserved and neither committed nor closed.
  package var openCells: [Int] {
    var result: [Int] = []
    forEachCell { cell, word in if word == 0 { result.append(cell) } }
    return result
  }

  private func forEachCell(_ body: (Int, UInt64) -> Void) {
    var cell = SegmentLayout.headerSize / SegmentLayout.cellSize
    while (cell + 1) * SegmentLayout.cellSize <= end {
      body(cell, words[cell * 6])
      cell += 1
    }
  }

  /// Calls with each committed record that lies whole in the file: its cell, its kind and its
  /// payload, or nil where its checksum is wrong or nobody wrote such a commit word.
  package func forEachRecord(_ body: (Int, RecordKind?, UnsafeBufferPointer<UInt64>?) -> Void) {
    // The further cells of a record that is whole say nothing of their own.
    var next = 0
    forEachCell { cell, word in
      guard cell >= next else { return }
      let kind = CommitWord.kind(word)
      guard CommitWord.isCommitted(word) else {
        if ![0, CommitWord.continuation, CommitWord.void].contains(word) { body(cell, kind, nil) }
        return
      }
      let cells = CommitWord.cells(word)
      guard CommitWord.version(word) == 1, let kind, cells > 0,
        (cell + cells) * SegmentLayout.cellSize <= end
      else { return body(cell, kind, nil) }
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: cells * 5) { payload in
        for index in 0..<cells {
          for word in 0..<5 { payload[index * 5 + word] = words[(cell + index) * 6 + 1 + word] }
        }
        guard let base = payload.baseAddress else { return }
        let sum = Checksum.ofRecord(
          place: RecordPlace(segment: header.id.number, cell: UInt32(cell)), kind: kind,
          payload: base, cells: cells)
        guard sum == UInt32(truncatingIfNeeded: word) else { return body(cell, kind, nil) }
        next = cell + cells
        body(cell, kind, UnsafeBufferPointer(payload))
      }
    }
  }
}
