// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import TelemetryModel
import Testing

@Suite("Encoding records") struct RecordEncodingTests {
  @Test("a plain run is one cell, as the format says")
  func run() {
    let record = RunRecord(
      start: 0x0102_0304_0506, surface: .widget, outcome: .cancelled, duration: 0x0A0B_0C0D,
      context: 0x1112, intent: 0x2122, module: 0x3132, phrase: 0x4142, errorType: 0x5152,
      errorCode: 9, isCold: true, reached: .database,
      phases: PhaseTimes([.resolve: 1, .perform: 2]))
    #expect(record.cells == 1)
    #expect(
      record.encode().0.array == [
        0x0204_0102_0304_0506,  // cancelled (2), widget (4)
        0x2122_1112_0A0B_0C0D,
        // Phases 2 and 5; flags 1 + 2 + 4, database (4) above.
        0x2447_5152_4142_3132,
        0x0000_0001_0000_0009, 0x0000_0000_0000_0002,
      ])
  }

  @Test("the error's text and a fourth phase take a second cell")
  func secondCell() {
    var record = RunRecord(
      start: 0, surface: .app, outcome: .failure, duration: 0, context: 1, intent: 1,
      errorText: 0x77)
    #expect(record.cells == 2)
    #expect(record.encode().1.array == [0, 0, 0x77, 0, 0])
    record.errorText = 0
    record.phases = PhaseTimes([.launch: 1, .resolve: 2, .network: 3, .perform: 4])
    #expect(record.cells == 2)
    #expect(record.encode().1.array == [4, 0, 0, 0, 0])
  }

  @Test("queries, resolutions, contexts and drops")
  func others() {
    let query = QueryRecord(
      start: 5, kind: .string, found: .few, duration: 6, context: 7, query: 8, entity: 9,
      module: 10, errorType: 11)
    #expect(
      query.encode().array == [
        0x0201_0000_0000_0005, 0x0008_0007_0000_0006, 0x0000_000B_000A_0009, 0, 0,
      ])
    let resolution = ResolutionRecord(
      start: 5, surface: .siri, end: .gaveUp,
      counts: ResolutionCounts(matched: 1, asked: 2, disambiguated: 3, gaveUp: 4), context: 6,
      intent: 7, module: 8, phrase: 9)
    #expect(
      resolution.encode().array == [0x0101_0000_0000_0005, 0x0007_0006_0403_0201, 0x9_0008, 0, 0])
    let context = ContextRecord(
      boot: 1, clockOffset: -1, bundle: 2, version: 3, build: 4, system: 5, device: 6,
      kind: .extension)
    #expect(context.encode().array == [1, .max, 0x0005_0004_0003_0002, 0x1_0006, 0])
    var totals = DropTotals()
    totals[.init(.daily, .failure)] = 3
    totals[.init(.size, .detail)] = 2
    let drops = DropsRecord(start: 5, context: 6, totals: totals)
    #expect(drops.encode() == [0x0002_0000_0000_0005, 6 << 32, 2, 8 << 56 | 3, 0])
  }

  @Test("a header has twelve words")
  func header() {
    let header = SegmentHeader(
      size: 131_072, id: SegmentID(3), generation: 5,
      install: InstallID(high: 0x1122, low: 0x33), boot: 0x44, createdWall: -5, createdUp: 6,
      age: 7, dayBegan: 8, dayBytes: 9, threshold: .failure)
    let expected: [UInt64] = [
      0x0A47_4553_5449_414F, 1 | 768 << 16 | 131_072 << 32, 3 | 5 << 32, 0x1122, 0x33, 0x44,
      UInt64(bitPattern: -5), 6, 7, 8, 9, 2,
    ]
    #expect(Array(header.words[..<11]) == Array(expected[..<11]))
    #expect(header.words[11] == 2 | UInt64(SegmentImage.crc(expected)) << 32)
  }
}
