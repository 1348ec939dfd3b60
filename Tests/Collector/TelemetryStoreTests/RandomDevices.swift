// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import TelemetryModel

@testable import TelemetryStore

/// Devices that record and send, from a seed.
struct RandomDevices {
  static let received: Int64 = 1_796_000_000_000
  static let segmentBytes: UInt32 = 120

  var random: SeededRandom
  private var segments: [[TelemetryEvent]] = []
  private var contexts: [UInt16: TelemetryContext] = [:]

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    for number in 1...12 as ClosedRange<UInt16> {
      contexts[number] = TelemetryContext(
        bundle: pick(["com.acme.todo", "com.acme.todo.intents"]), version: pick(["2.0", "2.1"]),
        build: pick(["416", "417", "418"]), system: pick(["iOS 26.2", "iOS 26.1", "iOS 18.4"]),
        device: pick(["phone", "pad", "watch"]), kind: pick(TelemetryProcessKind.allCases),
        boot: UInt64(number % 3), clockOffset: 0)
    }
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  /// A part of a new segment or of an earlier one.
  mutating func arrival() -> TelemetryArrival {
    if chance(0.1) { return contentArrival() }
    if segments.isEmpty || chance(0.4) {
      segments.append(events(UInt32(segments.count)))
    }
    let number = Int.random(in: max(0, segments.count - 5)..<segments.count, using: &random)
    let from = chance(0.4) ? 0 : UInt32.random(in: 0..<Self.segmentBytes, using: &random)
    let to =
      chance(0.4)
      ? Self.segmentBytes : UInt32.random(in: from...Self.segmentBytes, using: &random)
    let install = InstallID(high: UInt64(number % 7), low: 1)
    var batch = TelemetryBatch(
      id: BatchID(install: install, segment: SegmentID(UInt32(number)), range: from..<to),
      contexts: contexts,
      events: segments[number].filter { (from..<to).contains($0.id.offset) })
    // Always the same clock, so that the first to arrive does not decide what a time is.
    batch.sent = TelemetryBatch.Clocks(wall: Self.received + 5_000, up: 0, boot: 99)
    return TelemetryArrival(batch, received: Self.received)
  }

  private mutating func contentArrival() -> TelemetryArrival {
    let name = UInt32.random(in: 0..<20, using: &random)
    var own = RandomDevices(seed: UInt64(name))
    return TelemetryArrival(
      contentHash: Array(repeating: UInt8(name), count: 32), contexts: own.contexts,
      events: own.events(0), received: Self.received)
  }

  private mutating func events(_ segment: UInt32) -> [TelemetryEvent] {
    var offset: UInt32 = 0
    var result: [TelemetryEvent] = []
    while offset < Self.segmentBytes {
      result.append(
        TelemetryEvent(
          id: RecordID(segment: SegmentID(segment), offset: offset),
          time: Self.received - Int64.random(in: 0..<250_000_000, using: &random),
          context: UInt16.random(in: 1...13, using: &random), content: content()))
      offset += UInt32.random(in: 1...9, using: &random)
    }
    return result
  }

  private mutating func content() -> TelemetryEvent.Content {
    let module = pick(["", "Acme"])
    let intent = pick(["CreateTask", "OpenTask", "Ärger'\"; --", "CompleteTask"])
    let phrase: String? = pick([nil, "phrase:Create ${applicationName}", "phrase:Open ${task}"])
    let surface = pick(TelemetrySurface.allCases)
    let duration = UInt32.random(
      in: 0..<(1 << UInt32.random(in: 1...31, using: &random)), using: &random)
    switch UInt8.random(in: 0..<10, using: &random) {
    case 0:
      return .query(
        QueryEvent(
          query: pick(["TaskQuery", "ListQuery"]), entity: pick(["TaskEntity", "ListEntity"]),
          module: module, kind: pick(TelemetryQueryKind.allCases),
          found: pick(TelemetryFound.allCases), duration: duration,
          errorType: pick([nil, nil, "Acme.QueryError"])))
    case 1, 2:
      return .resolution(
        ResolutionEvent(
          intent: intent, module: module, surface: surface, phrase: phrase,
          end: pick(TelemetryResolution.allCases),
          counts: ResolutionCounts(
            matched: pick([0, 2]), asked: pick([0, 1, 255]), disambiguated: pick([0, 1]),
            gaveUp: pick([0, 1]))))
    default:
      let outcome = chance(0.5) ? .success : pick(TelemetryOutcome.allCases)
      let fails = outcome == .failure
      var phases: [TelemetryPhase: UInt32] = [:]
      for phase in TelemetryPhase.allCases where chance(0.3) {
        phases[phase] = duration / UInt32.random(in: 1...9, using: &random)
      }
      return .run(
        RunEvent(
          intent: intent, module: module, surface: surface, outcome: outcome, duration: duration,
          isCold: chance(0.35), phrase: phrase,
          errorType: fails ? pick([nil, "Acme.TaskError", "Foundation.URLError"]) : nil,
          errorCode: fails ? pick([nil, 0, -1001, 3]) : nil,
          reached: chance(0.5) ? pick(TelemetryPhase.allCases) : nil, phases: phases))
    }
  }

  /// A filter that lets about a half through, or all.
  mutating func filter(of kind: EventKind) -> TelemetryFilter {
    var filter = TelemetryFilter()
    if chance(0.4) {
      let step: Int64 = chance(0.5) ? 3_600_000 : 1
      let start = (Self.received - Int64.random(in: 0..<250_000_000, using: &random)) / step * step
      filter.time = start..<start + Int64.random(in: 0..<60, using: &random) * 3_600_000
    }
    if kind != .query, chance(0.2) { filter.intents = ["CreateTask", "Ärger'\"; --", "None"] }
    if chance(0.2) { filter.modules = ["Acme"] }
    if chance(0.2) { filter.bundles = ["com.acme.todo"] }
    if chance(0.2) { filter.versions = ["2.1"] }
    if chance(0.2) { filter.builds = ["416", "417"] }
    if kind != .query, chance(0.2) { filter.surfaces = [.siri, .widget, .unknown] }
    if chance(0.1) { filter.systems = ["iOS 26.2"] }
    if chance(0.1) { filter.systemMajors = ["iOS 26"] }
    if chance(0.1) { filter.devices = ["phone", "pad"] }
    if chance(0.1) { filter.processes = [.extension] }
    if kind == .run, chance(0.2) { filter.isCold = chance(0.5) }
    return filter
  }

  mutating func dimensions(of kind: EventKind) -> Set<TelemetryDimension> {
    var result: Set<TelemetryDimension> = []
    for dimension in TelemetryDimension.allCases where chance(0.25) { result.insert(dimension) }
    if kind != .run { result.remove(.coldness) }
    if kind == .query { result.subtract([.intent, .surface]) }
    return result
  }
}
