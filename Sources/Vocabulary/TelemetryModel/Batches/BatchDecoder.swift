// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Reads the lines of a batch.
package enum BatchDecoder {
  package enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
    case notABatch
    case newer(version: Int)
    /// The number of a line, from 1.
    case damaged(line: Int)

    package var description: String {
      switch self {
      case .notABatch: "the first line is no batch; it begins with {\"batch\":"
      case .newer(let version):
        "the batch has version \(version), newer than \(TelemetryBatch.version); update the collector"
      case .damaged(let line): "line \(line) of the batch is not as its format says"
      }
    }
  }

  package static func decode(_ bytes: UnsafeBufferPointer<UInt8>) throws(Problem)
    -> TelemetryBatch
  {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: true).map {
      UnsafeBufferPointer(rebasing: $0)
    }[...]
    guard let first = lines.popFirst().flatMap(JSONLine.init),
      let version: Int = first.number("batch")
    else { throw .notABatch }
    guard version <= TelemetryBatch.version else { throw .newer(version: version) }
    guard var batch = header(first) else { throw .damaged(line: 1) }
    var position = Position(nextOffset: batch.id.range.lowerBound)
    for (index, bytes) in lines.enumerated() {
      guard let line = JSONLine(bytes) else { throw .damaged(line: index + 2) }
      if let number: UInt16 = line.number("context") {
        guard let context = context(line) else { throw .damaged(line: index + 2) }
        batch.contexts[number] = context
      } else {
        guard let event = event(line, batch.id.segment, &position) else {
          throw .damaged(line: index + 2)
        }
        batch.events.append(event)
      }
    }
    return batch
  }

  package static func decode(_ bytes: [UInt8]) throws(Problem) -> TelemetryBatch {
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<TelemetryBatch, Problem> in
      do throws(Problem) { return .success(try decode(buffer)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// What each line tells by its difference from the line before.
  private struct Position {
    var time: Int64 = 0
    var nextOffset: UInt32
  }

  private static func header(_ line: JSONLine) -> TelemetryBatch? {
    guard let install = line.text("install").flatMap(InstallID.init),
      let segment: UInt32 = line.number("segment"), let from: UInt32 = line.number("from"),
      let to: UInt32 = line.number("to"), from <= to
    else { return nil }
    var batch = TelemetryBatch(
      id: BatchID(install: install, segment: SegmentID(segment), range: from..<to),
      contexts: [:], events: [])
    if let wall: Int64 = line.number("sent"), let up: UInt64 = line.number("up"),
      let boot = line.text("boot").flatMap({ UInt64($0, radix: 16) })
    {
      batch.sent = TelemetryBatch.Clocks(wall: wall, up: up, boot: boot)
    }
    batch.dropped = totals(line.numbers("dropped"))
    return batch
  }

  private static func context(_ line: JSONLine) -> TelemetryContext? {
    guard let bundle = line.text("app"), let version = line.text("version"),
      let build = line.text("build"), let system = line.text("os"),
      let device = line.text("device"),
      let kind = TelemetryProcessKind.allCases.first(where: { $0.name == line.text("kind") }),
      let boot = line.text("boot").flatMap({ UInt64($0, radix: 16) }),
      let offset: Int64 = line.number("offset")
    else { return nil }
    return TelemetryContext(
      bundle: bundle, version: version, build: build, system: system, device: device, kind: kind,
      boot: boot, clockOffset: offset)
  }

  private static func event(
    _ line: JSONLine, _ segment: SegmentID, _ position: inout Position
  ) -> TelemetryEvent? {
    guard let context: UInt16 = line.number("c"), let step: Int64 = line.number("t"),
      let content = content(line)
    else { return nil }
    let offset = line.number("o") ?? position.nextOffset
    position.nextOffset = offset &+ UInt32(SegmentLayout.cellSize)
    position.time &+= step
    return TelemetryEvent(
      id: RecordID(segment: segment, offset: offset), time: position.time, context: context,
      content: content)
  }

  private static func content(_ line: JSONLine) -> TelemetryEvent.Content? {
    if let intent = line.text("run") { return run(intent, line).map { .run($0) } }
    if let name = line.text("query") { return query(name, line).map { .query($0) } }
    if let intent = line.text("resolution") {
      guard let end = TelemetryResolution.allCases.first(where: { $0.name == line.text("end") })
      else { return nil }
      return .resolution(
        ResolutionEvent(
          intent: intent, module: line.text("module") ?? "", surface: surface(line),
          phrase: line.text("phrase"), end: end,
          counts: ResolutionCounts(
            matched: line.number("matched") ?? 0, asked: line.number("asked") ?? 0,
            disambiguated: line.number("disambiguated") ?? 0,
            gaveUp: line.number("gaveUp") ?? 0)))
    }
    guard line.values["drops"] != nil else { return nil }
    return .drops(totals(line.numbers("drops")))
  }

  private static func run(_ intent: String, _ line: JSONLine) -> RunEvent? {
    guard let outcome = TelemetryOutcome.allCases.first(where: { $0.name == line.text("end") }),
      let duration: UInt32 = line.number("us")
    else { return nil }
    var phases: [TelemetryPhase: UInt32] = [:]
    for (name, time) in line.numbers("phases") {
      guard let phase = TelemetryPhase.allCases.first(where: { $0.name == name }) else { continue }
      phases[phase] = UInt32(clamping: time)
    }
    return RunEvent(
      intent: intent, module: line.text("module") ?? "", surface: surface(line), outcome: outcome,
      duration: duration, isCold: line.number("cold", as: Int.self) == 1,
      phrase: line.text("phrase"), errorType: line.text("error"), errorCode: line.number("code"),
      errorText: line.text("text"),
      reached: line.text("reached").flatMap { name in
        TelemetryPhase.allCases.first { $0.name == name }
      }, phases: phases)
  }

  private static func query(_ name: String, _ line: JSONLine) -> QueryEvent? {
    guard let entity = line.text("entity"),
      let kind = TelemetryQueryKind.allCases.first(where: { $0.name == line.text("kind") }),
      let found = TelemetryFound.allCases.first(where: { $0.name == line.text("found") }),
      let duration: UInt32 = line.number("us")
    else { return nil }
    return QueryEvent(
      query: name, entity: entity, module: line.text("module") ?? "", kind: kind, found: found,
      duration: duration, errorType: line.text("error"))
  }

  private static func surface(_ line: JSONLine) -> TelemetrySurface {
    TelemetrySurface.allCases.first { $0.name == line.text("on") } ?? .unknown
  }

  private static func totals(_ numbers: [(String, Int64)]) -> DropTotals {
    var totals = DropTotals()
    for (name, count) in numbers {
      guard let key = DropTotals.Key.all.first(where: { $0.name == name }) else { continue }
      totals[key] = UInt64(clamping: count)
    }
    return totals
  }
}
