// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Writes a batch as lines of JSON.
package struct BatchEncoder {
  private var bytes: [UInt8] = []
  private var time: Int64 = 0
  private var nextOffset: UInt32
  private var isFirstKey = true

  /// The lines of a batch, each ended by a line feed.
  package static func encode(_ batch: TelemetryBatch) -> [UInt8] {
    var encoder = BatchEncoder(nextOffset: batch.id.range.lowerBound)
    encoder.bytes.reserveCapacity(256 + batch.events.count * 160)
    encoder.header(batch)
    for number in Set(batch.events.map(\.context)).sorted() {
      if let context = batch.contexts[number] { encoder.context(number, context) }
    }
    for event in batch.events { encoder.event(event) }
    return encoder.bytes
  }

  private init(nextOffset: UInt32) { self.nextOffset = nextOffset }

  private mutating func header(_ batch: TelemetryBatch) {
    open()
    number("batch", TelemetryBatch.version)
    text("install", batch.id.install.text)
    number("segment", batch.id.segment.number)
    number("from", batch.id.range.lowerBound)
    number("to", batch.id.range.upperBound)
    if let sent = batch.sent {
      number("sent", sent.wall)
      number("up", sent.up)
      text("boot", Hexadecimal.text(sent.boot, digits: 16))
    }
    if batch.dropped.total > 0 { totals("dropped", batch.dropped) }
    close()
  }

  private mutating func context(_ number: UInt16, _ context: TelemetryContext) {
    open()
    self.number("context", number)
    text("app", context.bundle)
    text("version", context.version)
    text("build", context.build)
    text("os", context.system)
    text("device", context.device)
    text("kind", context.kind.name)
    text("boot", Hexadecimal.text(context.boot, digits: 16))
    self.number("offset", context.clockOffset)
    close()
  }

  private mutating func event(_ event: TelemetryEvent) {
    open()
    // What is the same in many lines comes first and in one piece, what differs comes last: the
    // lines stay readable and shrink to a third of what another order takes.
    switch event.content {
    case .run(let run): begin(run)
    case .query(let query): begin(query)
    case .resolution(let resolution): begin(resolution)
    case .drops(let drops): totals("drops", drops)
    }
    number("c", event.context)
    if event.id.offset != nextOffset { number("o", event.id.offset) }
    nextOffset = event.id.offset + UInt32(SegmentLayout.cellSize)
    number("t", event.time &- time)
    time = event.time
    switch event.content {
    case .run(let run):
      number("us", run.duration)
      if !run.phases.isEmpty {
        key("phases")
        open()
        for phase in TelemetryPhase.allCases {
          if let time = run.phases[phase] { number(named: phase.name, UInt64(time)) }
        }
        bytes.append(UInt8(ascii: "}"))
        isFirstKey = false
      }
    case .query(let query): number("us", query.duration)
    case .resolution(let resolution):
      let counts = resolution.counts
      number("matched", counts.matched)
      number("asked", counts.asked)
      number("disambiguated", counts.disambiguated)
      number("gaveUp", counts.gaveUp)
    case .drops: break
    }
    close()
  }

  private mutating func begin(_ run: RunEvent) {
    text("run", run.intent)
    if !run.module.isEmpty { text("module", run.module) }
    text("on", run.surface.name)
    if let phrase = run.phrase { text("phrase", phrase) }
    text("end", run.outcome.name)
    if let type = run.errorType { text("error", type) }
    if let code = run.errorCode { number("code", code) }
    if let text = run.errorText { self.text("text", text) }
    if let reached = run.reached { text("reached", reached.name) }
    if run.isCold { number("cold", 1) }
  }

  private mutating func begin(_ query: QueryEvent) {
    text("query", query.query)
    text("entity", query.entity)
    if !query.module.isEmpty { text("module", query.module) }
    text("kind", query.kind.name)
    text("found", query.found.name)
    if let type = query.errorType { text("error", type) }
  }

  private mutating func begin(_ resolution: ResolutionEvent) {
    text("resolution", resolution.intent)
    if !resolution.module.isEmpty { text("module", resolution.module) }
    text("on", resolution.surface.name)
    if let phrase = resolution.phrase { text("phrase", phrase) }
    text("end", resolution.end.name)
  }

  private mutating func totals(_ name: StaticString, _ totals: DropTotals) {
    key(name)
    open()
    for (name, count) in totals.counts.sorted(by: { $0.key < $1.key }) {
      number(named: name.name, count)
    }
    bytes.append(UInt8(ascii: "}"))
    isFirstKey = false
  }

  // MARK: JSON

  private mutating func open() {
    bytes.append(UInt8(ascii: "{"))
    isFirstKey = true
  }

  private mutating func close() {
    bytes.append(UInt8(ascii: "}"))
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func separate() {
    if !isFirstKey { bytes.append(UInt8(ascii: ",")) }
    isFirstKey = false
  }

  private mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func text(_ name: StaticString, _ value: String) {
    key(name)
    string(value)
  }

  private mutating func number(_ name: StaticString, _ value: some FixedWidthInteger) {
    key(name)
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    digits(UInt64(value.magnitude))
  }

  private mutating func number(named name: String, _ value: UInt64) {
    separate()
    string(name)
    bytes.append(UInt8(ascii: ":"))
    digits(value)
  }

  private mutating func digits(_ value: UInt64) {
    var rest = value
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  private mutating func string(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(contentsOf: Hexadecimal.text(UInt64(byte), digits: 2).utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
