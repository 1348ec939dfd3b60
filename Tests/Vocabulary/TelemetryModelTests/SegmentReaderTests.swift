// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import TelemetryModel
import Testing

@Suite("Reading a segment") struct SegmentReaderTests {
  /// 1,795,977,489,234 ms after 1970 the device started.
  private let offset: UInt64 = 1_795_977_489_234

  private func read(_ image: SegmentImage, bytes: Int? = nil) throws -> SegmentContents {
    let reader = try image.words.withUnsafeBytes { buffer in
      try SegmentReader(bytes: UnsafeRawBufferPointer(rebasing: buffer[..<(bytes ?? buffer.count)]))
    }
    return SegmentContents(reader, in: 0..<UInt32.max)
  }

  private func run(_ image: inout SegmentImage, intent: UInt64, context: UInt64) -> UInt64 {
    // Begins 100 ms after the start, by Siri (1), success (0); 250 µs.
    image.add(3, [100 | 1 << 48, 250 | context << 32 | intent << 48, 0, 0, 0])
  }

  @Test("a run has its names, its times and its place")
  func wholeRun() throws {
    var image = SegmentImage()
    let intent = image.addText("CreateTaskIntent")
    let module = image.addText("Acme")
    let error = image.addText("Acme.TaskError")
    let bundle = image.addText("com.acme.todo")
    let context = image.addContext(bundle: bundle, offset: offset)
    // Failure (1), asked by Siri (1), begun 86,410,886 ms after the start; 48,211 µs; cold, code
    // and phase flags with network (3); times of network (bit 3) and perform (bit 5).
    let cell = image.add(
      3,
      [
        86_410_886 | 1 << 48 | 1 << 56, 48_211 | context << 32 | intent << 48,
        module | error << 32 | (1 | 2 | 4 | 3 << 4) << 48 | 0b10_1000 << 56,
        UInt64(UInt32(bitPattern: -2)) | 31_870 << 32, 16_341,
      ])
    let contents = try read(image)
    #expect(
      contents.events == [
        TelemetryEvent(
          id: RecordID(segment: SegmentID(12), offset: UInt32(cell * 48)),
          time: 1_796_063_900_120, context: UInt16(context),
          content: .run(
            RunEvent(
              intent: "CreateTaskIntent", module: "Acme", surface: .siri, outcome: .failure,
              duration: 48_211, isCold: true, errorType: "Acme.TaskError", errorCode: -2,
              reached: .network, phases: [.network: 31_870, .perform: 16_341])))
      ])
    #expect(contents.contexts[UInt16(context)]?.bundle == "com.acme.todo")
    #expect(contents.contexts[UInt16(context)]?.boot == 0xB007)
    #expect(contents.contexts[UInt16(context)]?.kind == .extension)
  }

  @Test("names of several cells and all phases are read")
  func severalCells() throws {
    var image = SegmentImage()
    let name = String(repeating: "Größe", count: 20)
    let intent = image.addText(name)
    let context = image.addContext(bundle: 0, offset: 0)
    image.add(
      3,
      [
        0, context << 32 | intent << 48, 0xFF << 56, 1 << 32, 2 | 3 << 32,
        4 | 5 << 32, 6 | 7 << 32, 8 << 32, 0, 0,
      ])
    guard case .run(let run)? = try read(image).events.first?.content else {
      Issue.record("no run")
      return
    }
    #expect(run.intent == name)
    #expect(run.phases.count == 8)
    for phase in TelemetryPhase.allCases {
      #expect(run.phases[phase] == UInt32(phase.rawValue) + 1)
    }
  }

  @Test("a changed bit costs its own record and no other", arguments: [0, 1, 2, 3, 4, 5])
  func changedBit(_ word: Int) throws {
    var image = SegmentImage()
    let intent = image.addText("CreateTaskIntent")
    let context = image.addContext(bundle: intent, offset: offset)
    _ = run(&image, intent: intent, context: context)
    let hit = run(&image, intent: intent, context: context)
    _ = run(&image, intent: intent, context: context)
    image.change(cell: hit, word: word, by: 1 << 17)
    let contents = try read(image)
    #expect(contents.events.count == 2)
    #expect(contents.damaged.reduce(0, +) == 1)
  }

  @Test("an event whose name is damaged is counted as damaged")
  func damagedName() throws {
    var image = SegmentImage()
    let intent = image.addText("CreateTaskIntent")
    let context = image.addContext(bundle: 0, offset: offset)
    _ = run(&image, intent: intent, context: context)
    image.change(cell: intent, word: 1, by: 1 << 20)
    let contents = try read(image)
    #expect(contents.events.isEmpty)
    #expect(contents.damaged == [0, 1, 0])
  }

  @Test("a record of another segment, or at another place, is damaged")
  func glued() throws {
    var other = SegmentImage(number: 13)
    let intent = other.addText("CreateTaskIntent")
    let context = other.addContext(bundle: 0, offset: offset)
    let cell = run(&other, intent: intent, context: context)
    var image = SegmentImage()
    _ = image.addText("CreateTaskIntent")
    _ = image.addContext(bundle: 0, offset: offset)
    let target = image.reserve(1)
    #expect(target == cell)
    for word in 0..<6 {
      image.change(cell: target, word: word, by: other.words[Int(cell) * 6 + word])
    }
    let contents = try read(image)
    #expect(contents.events.isEmpty)
    #expect(contents.damaged.reduce(0, +) == 1)
  }

  @Test("places without a commit are passed over, and told")
  func holes() throws {
    var image = SegmentImage()
    let intent = image.addText("CreateTaskIntent")
    let context = image.addContext(bundle: 0, offset: offset)
    let hole = image.reserve(2)
    _ = run(&image, intent: intent, context: context)
    image.seal()
    #expect(try read(image).events.count == 1)
    let reader = try image.words.withUnsafeBytes { try SegmentReader(bytes: $0) }
    #expect(reader.openCells == [Int(hole), Int(hole) + 1])
    #expect(reader.isSealed)
  }

  @Test("a file that was cut is read as far as it goes")
  func cut() throws {
    var image = SegmentImage()
    let intent = image.addText("CreateTaskIntent")
    let context = image.addContext(bundle: 0, offset: offset)
    _ = run(&image, intent: intent, context: context)
    let second = run(&image, intent: intent, context: context)
    let contents = try read(image, bytes: Int(second) * 48 + 40)
    #expect(contents.events.count == 1)
  }

  @Test("a newer version is left alone")
  func newer() {
    let image = SegmentImage(version: 2)
    #expect(throws: SegmentHeader.Problem.newer(version: 2)) { try read(image) }
  }

  @Test("what is no segment is said to be none")
  func noSegment() {
    let bytes = [UInt8](repeating: 7, count: 4096)
    #expect(throws: SegmentHeader.Problem.notASegment) {
      _ = try bytes.withUnsafeBytes { try SegmentReader(bytes: $0) }
    }
    #expect(throws: SegmentHeader.Problem.notASegment) {
      _ = try bytes[..<100].withUnsafeBytes { try SegmentReader(bytes: $0) }
    }
  }

  @Test("no bytes of a segment stop the reader", arguments: 0..<64)
  func noise(_ seed: UInt64) throws {
    var image = SegmentImage()
    let intent = image.addText("CreateTaskIntent")
    let context = image.addContext(bundle: intent, offset: offset)
    for _ in 0..<20 { _ = run(&image, intent: intent, context: context) }
    var state = seed
    for _ in 0..<40 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      image.change(
        cell: 16 + state >> 33 % 22, word: Int(state >> 20 % 6), by: 1 << (state >> 50 % 64))
    }
    let contents = try read(image)
    #expect(contents.events.count <= 20)
  }
}
