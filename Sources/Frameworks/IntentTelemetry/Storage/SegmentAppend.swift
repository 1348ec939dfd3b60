// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryModel

extension SegmentPool.Use {
  /// Reserves cells in one step; nil when the segment is sealed or full.
  @inline(__always)
  func reserve(cells: Int) -> Int? {
    // Looking first keeps the word from running on when many find the segment sealed.
    guard segment[SegmentLayout.tailOffset] & SegmentLayout.sealedBit == 0 else { return nil }
    let bytes = cells &* SegmentLayout.cellSize
    let before = segment.add(SegmentLayout.tailOffset, UInt64(truncatingIfNeeded: bytes))
    guard before & SegmentLayout.sealedBit == 0 else { return nil }
    let offset = Int(before & 0xFFFF_FFFF)
    guard offset &+ bytes <= size else {
      segment.insert(SegmentLayout.tailOffset, bits: SegmentLayout.sealedBit)
      return nil
    }
    // The first of a page pays for all pages, once.
    if offset & 4095 < SegmentLayout.cellSize, !isTouched { touchPages() }
    return offset
  }

  /// Writes a record of one or two cells where `reserve` said.
  ///
  /// - Returns: whether it is committed; otherwise a reader closed the place.
  @inline(__always)
  func commit(
    _ kind: RecordKind, cells: Int, _ first: CellWords, _ second: CellWords, at offset: Int
  )
    -> Bool
  {
    put(first, at: offset)
    if cells > 1 {
      put(second, at: offset &+ SegmentLayout.cellSize)
      segment.setRelaxed(offset &+ SegmentLayout.cellSize, CommitWord.continuation)
    }
    var payload = (first, second)
    let place = RecordPlace(
      segment: number, cell: UInt32(truncatingIfNeeded: offset / SegmentLayout.cellSize))
    let checksum = withUnsafePointer(to: &payload) { pointer in
      pointer.withMemoryRebound(to: UInt64.self, capacity: 10) {
        Checksum.ofRecord(place: place, kind: kind, payload: $0, cells: cells)
      }
    }
    return segment.replace(
      offset, 0, with: CommitWord.make(kind, cells: cells, checksum: checksum))
  }

  @inline(__always)
  private func put(_ words: CellWords, at offset: Int) {
    segment.setRelaxed(offset &+ 8, words.w0)
    segment.setRelaxed(offset &+ 16, words.w1)
    segment.setRelaxed(offset &+ 24, words.w2)
    segment.setRelaxed(offset &+ 32, words.w3)
    segment.setRelaxed(offset &+ 40, words.w4)
  }

  /// Writes a record of any length.
  ///
  /// - Returns: its cell, nil when the segment is sealed, full, or was closed meanwhile.
  func append(_ kind: RecordKind, _ words: [UInt64]) -> UInt16? {
    let cells = words.count / SegmentLayout.payloadWords
    guard let offset = reserve(cells: cells) else { return nil }
    for cell in 0..<cells {
      let target = offset + cell * SegmentLayout.cellSize
      for word in 0..<SegmentLayout.payloadWords {
        segment.setRelaxed(
          target + 8 + word * 8, words[cell * SegmentLayout.payloadWords + word])
      }
      if cell > 0 { segment.setRelaxed(target, CommitWord.continuation) }
    }
    let place = RecordPlace(segment: number, cell: UInt32(offset / SegmentLayout.cellSize))
    let checksum = words.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map {
        Checksum.ofRecord(place: place, kind: kind, payload: $0, cells: cells)
      } ?? 0
    }
    guard segment.replace(offset, 0, with: CommitWord.make(kind, cells: cells, checksum: checksum))
    else { return nil }
    return UInt16(offset / SegmentLayout.cellSize)
  }
}
