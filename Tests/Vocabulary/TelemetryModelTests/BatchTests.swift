// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import TelemetryModel
import Testing

@Suite("Batches as lines of JSON") struct BatchTests {
  private func id(_ range: Range<UInt32> = 768..<2000) throws -> BatchID {
    BatchID(
      install: try #require(InstallID(text: "9f1c0a3be77d52e104c8d6aa")), segment: SegmentID(12),
      range: range)
  }

  private let context = TelemetryContext(
    bundle: "com.acme.todo", version: "2.1", build: "417", system: "iOS 26.2", device: "phone",
    kind: .extension, boot: 0xC2, clockOffset: 1_795_977_489_234)

  private func event(_ offset: UInt32, _ time: Int64, _ content: TelemetryEvent.Content)
    -> TelemetryEvent
  {
    TelemetryEvent(
      id: RecordID(segment: SegmentID(12), offset: offset), time: time, context: 21,
      content: content)
  }

  private func batch() throws -> TelemetryBatch {
    var drops = DropTotals()
    drops[.init(.size, .success)] = 12
    return TelemetryBatch(
      id: try id(), sent: .init(wall: 1_796_063_912_345, up: 86_423_111, boot: 0xC2),
      dropped: drops, contexts: [21: context],
      events: [
        event(
          1056, 1_796_063_900_120,
          .run(
            RunEvent(
              intent: "CreateTaskIntent", module: "Acme", surface: .siri, outcome: .success,
              duration: 48_211, isCold: true, phases: [.network: 31_870, .perform: 16_341]))),
        event(
          1104, 1_796_063_905_222,
          .run(
            RunEvent(
              intent: "Say\"\n", outcome: .failure, duration: 1, phrase: "Add.0",
              errorType: "Acme.TaskError", errorCode: -2, errorText: "né", reached: .network))),
        event(
          1200, 1_796_063_905_200,
          .query(
            QueryEvent(
              query: "TaskQuery", entity: "TaskEntity", module: "Acme", kind: .string,
              found: .few, duration: 4120))),
        event(
          1248, 1_796_063_905_200,
          .resolution(
            ResolutionEvent(
              intent: "CreateTaskIntent", surface: .siri, end: .gaveUp,
              counts: ResolutionCounts(matched: 1, asked: 3, disambiguated: 0, gaveUp: 1)))),
        event(1296, 1_796_063_905_201, .drops(drops)),
      ])
  }

  private let text = #"""
    {"batch":1,"install":"9f1c0a3be77d52e104c8d6aa","segment":12,"from":768,"to":2000,"sent":1796063912345,"up":86423111,"boot":"00000000000000c2","dropped":{"size.success":12}}
    {"context":21,"app":"com.acme.todo","version":"2.1","build":"417","os":"iOS 26.2","device":"phone","kind":"extension","boot":"00000000000000c2","offset":1795977489234}
    {"run":"CreateTaskIntent","module":"Acme","on":"siri","end":"success","cold":1,"c":21,"o":1056,"t":1796063900120,"us":48211,"phases":{"network":31870,"perform":16341}}
    {"run":"Say\"\u000a","on":"unknown","phrase":"Add.0","end":"failure","error":"Acme.TaskError","code":-2,"text":"né","reached":"network","c":21,"t":5102,"us":1}
    {"query":"TaskQuery","entity":"TaskEntity","module":"Acme","kind":"string","found":"2-5","c":21,"o":1200,"t":-22,"us":4120}
    {"resolution":"CreateTaskIntent","on":"siri","end":"gaveUp","c":21,"t":0,"matched":1,"asked":3,"disambiguated":0,"gaveUp":1}
    {"drops":{"size.success":12},"c":21,"t":1}

    """#

  @Test("are written as the format says")
  func encode() throws {
    #expect(String(decoding: BatchEncoder.encode(try batch()), as: UTF8.self) == text)
  }

  @Test("are read as they were written")
  func decode() throws {
    #expect(try BatchDecoder.decode(Array(text.utf8)) == batch())
  }

  @Test("order, space and unknown keys do not matter")
  func lenient() throws {
    let lines = """
      { "to": 900, "from": 768, "future": {"a": [1, 2.5, null, {"b": true}]}, "segment": 1,
      """.filter { $0 != "\n" } + #""install": "9f1c0a3be77d52e104c8d6aa", "batch": 1 }"# + """


        {"t":5,"c":1,"us":7,"end":"success","run":"A\\u00e9\\ud83d\\ude00","later":"x","phases":{"future":1}}
        """
    let batch = try BatchDecoder.decode(Array(lines.utf8))
    #expect(batch.id.range == 768..<900)
    #expect(
      batch.events == [
        TelemetryEvent(
          id: RecordID(segment: SegmentID(1), offset: 768), time: 5, context: 1,
          content: .run(RunEvent(intent: "Aé😀", outcome: .success, duration: 7)))
      ])
  }

  @Test("damage is told with its line")
  func damage() throws {
    func problem(_ text: String) -> BatchDecoder.Problem? {
      do throws(BatchDecoder.Problem) {
        _ = try BatchDecoder.decode(Array(text.utf8))
        return nil
      } catch { return error }
    }
    #expect(problem("") == .notABatch)
    #expect(problem("{\"name\":\"CreateTask\"}") == .notABatch)
    #expect(problem("{\"batch\":2}") == .newer(version: 2))
    #expect(problem("{\"batch\":1}") == .damaged(line: 1))
    let lines = text.split(separator: "\n")
    #expect(problem(lines[0] + "\n" + lines[1] + "\n{\"run\":\"A\"}") == .damaged(line: 3))
    for cut in [3, 40, 90] {
      #expect(
        problem(lines[0] + "\n" + lines[1] + "\n" + lines[2].dropLast(cut)) == .damaged(line: 3))
    }
  }

  @Test("the skew of the device's clock")
  func skew() throws {
    var batch = try batch()
    // Up plus offset is 1,796,063,912,345, an hour ahead of the collector.
    #expect(batch.skew(of: 21, received: 1_796_060_312_345) == 3_600_000)
    // Of another boot the clock at sending decides.
    batch.sent = .init(wall: 1_000_500, up: 3, boot: 0xC3)
    #expect(batch.skew(of: 21, received: 1_000_000) == 500)
    // What no clock says is no skew, and no trap either.
    batch.sent = .init(wall: .min, up: 3, boot: 0xC3)
    #expect(batch.skew(of: 21, received: 1_000_000) == nil)
    batch.sent = .init(wall: 1_000_500, up: .max, boot: batch.contexts[21]?.boot ?? 0)
    #expect(batch.skew(of: 21, received: 1_000_000) == nil)
    batch.sent = nil
    #expect(batch.skew(of: 21, received: 1_000_000) == nil)
  }
}
