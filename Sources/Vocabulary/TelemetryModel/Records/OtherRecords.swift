// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package struct QueryRecord: Hashable, Sendable {
  package var start: UInt64
  package var kind: TelemetryQueryKind
  package var found: TelemetryFound
  package var duration: UInt32
  package var context: UInt16
  package var query: UInt16
  package var entity: UInt16
  package var module: UInt16
  package var errorType: UInt16

  package init(
    start: UInt64, kind: TelemetryQueryKind, found: TelemetryFound, duration: UInt32,
    context: UInt16, query: UInt16, entity: UInt16, module: UInt16 = 0, errorType: UInt16 = 0
  ) {
    self.start = start
    self.kind = kind
    self.found = found
    self.duration = duration
    self.context = context
    self.query = query
    self.entity = entity
    self.module = module
    self.errorType = errorType
  }

  package func encode() -> CellWords {
    CellWords(
      start & 0xFFFF_FFFF_FFFF | UInt64(kind.rawValue) << 48 | UInt64(found.rawValue) << 56,
      UInt64(duration) | UInt64(context) << 32 | UInt64(query) << 48,
      UInt64(entity) | UInt64(module) << 16 | UInt64(errorType) << 32)
  }

  package init?(words: UnsafeBufferPointer<UInt64>) {
    let (w0, w1, w2) = (words[0], words[1], words[2])
    guard let kind = TelemetryQueryKind(rawValue: UInt8(truncatingIfNeeded: w0 >> 48)),
      let found = TelemetryFound(rawValue: UInt8(w0 >> 56))
    else { return nil }
    self.init(
      start: w0 & 0xFFFF_FFFF_FFFF, kind: kind, found: found,
      duration: UInt32(truncatingIfNeeded: w1), context: UInt16(truncatingIfNeeded: w1 >> 32),
      query: UInt16(w1 >> 48), entity: UInt16(truncatingIfNeeded: w2),
      module: UInt16(truncatingIfNeeded: w2 >> 16),
      errorType: UInt16(truncatingIfNeeded: w2 >> 32))
  }
}

package struct ResolutionRecord: Hashable, Sendable {
  package var start: UInt64
  package var surface: TelemetrySurface
  package var end: TelemetryResolution
  package var counts: ResolutionCounts
  package var context: UInt16
  package var intent: UInt16
  package var module: UInt16
  package var phrase: UInt16

  package init(
    start: UInt64, surface: TelemetrySurface, end: TelemetryResolution, counts: ResolutionCounts,
    context: UInt16, intent: UInt16, module: UInt16 = 0, phrase: UInt16 = 0
  ) {
    self.start = start
    self.surface = surface
    self.end = end
    self.counts = counts
    self.context = context
    self.intent = intent
    self.module = module
    self.phrase = phrase
  }

  package func encode() -> CellWords {
    CellWords(
      start & 0xFFFF_FFFF_FFFF | UInt64(surface.rawValue) << 48 | UInt64(end.rawValue) << 56,
      UInt64(counts.matched) | UInt64(counts.asked) << 8 | UInt64(counts.disambiguated) << 16
        | UInt64(counts.gaveUp) << 24 | UInt64(context) << 32 | UInt64(intent) << 48,
      UInt64(module) | UInt64(phrase) << 16)
  }

  package init?(words: UnsafeBufferPointer<UInt64>) {
    let (w0, w1, w2) = (words[0], words[1], words[2])
    guard let end = TelemetryResolution(rawValue: UInt8(w0 >> 56)) else { return nil }
    self.init(
      start: w0 & 0xFFFF_FFFF_FFFF,
      surface: TelemetrySurface(rawValue: UInt8(truncatingIfNeeded: w0 >> 48)) ?? .unknown,
      end: end,
      counts: ResolutionCounts(
        matched: UInt8(truncatingIfNeeded: w1), asked: UInt8(truncatingIfNeeded: w1 >> 8),
        disambiguated: UInt8(truncatingIfNeeded: w1 >> 16),
        gaveUp: UInt8(truncatingIfNeeded: w1 >> 24)),
      context: UInt16(truncatingIfNeeded: w1 >> 32), intent: UInt16(w1 >> 48),
      module: UInt16(truncatingIfNeeded: w2), phrase: UInt16(truncatingIfNeeded: w2 >> 16))
  }
}

package struct DropsRecord: Hashable, Sendable {
  package var start: UInt64
  package var context: UInt16
  package var totals: DropTotals

  package init(start: UInt64, context: UInt16, totals: DropTotals) {
    self.start = start
    self.context = context
    self.totals = totals
  }

  package func encode() -> [UInt64] {
    let counts = totals.counts.sorted { $0.key < $1.key }
    return RecordWords.padded(
      [start & 0xFFFF_FFFF_FFFF | UInt64(counts.count) << 48, UInt64(context) << 32]
        + counts.map { UInt64($0.key.index) << 56 | $0.value & 0xFF_FFFF_FFFF_FFFF })
  }

  package init(words: UnsafeBufferPointer<UInt64>) {
    var totals = DropTotals()
    for word in words.dropFirst(2).prefix(Int(words[0] >> 48 & 0xFF)) {
      let index = Int(word >> 56)
      guard index < DropTotals.Key.count else { continue }
      totals[DropTotals.Key.all[index]] = word & 0xFF_FFFF_FFFF_FFFF
    }
    self.init(
      start: words[0] & 0xFFFF_FFFF_FFFF, context: UInt16(truncatingIfNeeded: words[1] >> 32),
      totals: totals)
  }
}

/// A context, whose texts are the cells of their definitions.
package struct ContextRecord: Hashable, Sendable {
  package var boot: UInt64
  package var clockOffset: Int64
  package var bundle: UInt16
  package var version: UInt16
  package var build: UInt16
  package var system: UInt16
  package var device: UInt16
  package var kind: TelemetryProcessKind

  package init(
    boot: UInt64, clockOffset: Int64, bundle: UInt16, version: UInt16, build: UInt16,
    system: UInt16, device: UInt16, kind: TelemetryProcessKind
  ) {
    self.boot = boot
    self.clockOffset = clockOffset
    self.bundle = bundle
    self.version = version
    self.build = build
    self.system = system
    self.device = device
    self.kind = kind
  }

  package func encode() -> CellWords {
    CellWords(
      boot, UInt64(bitPattern: clockOffset),
      UInt64(bundle) | UInt64(version) << 16 | UInt64(build) << 32 | UInt64(system) << 48,
      UInt64(device) | UInt64(kind.rawValue) << 16)
  }

  package init(words: UnsafeBufferPointer<UInt64>) {
    let (texts, last) = (words[2], words[3])
    self.init(
      boot: words[0], clockOffset: Int64(bitPattern: words[1]),
      bundle: UInt16(truncatingIfNeeded: texts), version: UInt16(truncatingIfNeeded: texts >> 16),
      build: UInt16(truncatingIfNeeded: texts >> 32), system: UInt16(texts >> 48),
      device: UInt16(truncatingIfNeeded: last),
      kind: TelemetryProcessKind(rawValue: UInt8(truncatingIfNeeded: last >> 16)) ?? .app)
  }
}

/// Texts as records, and what all records with several cells share.
package enum RecordWords {
  /// The first word begins with the length in two bytes.
  package static func text(_ text: UnsafeBufferPointer<UInt8>) -> [UInt64] {
    let length = min(text.count, SegmentLayout.textLimit)
    var words = [UInt64](repeating: 0, count: (length + 2 + 39) / 40 * 5)
    words[0] = UInt64(length)
    for index in 0..<length {
      words[(index + 2) / 8] |= UInt64(text[index]) << UInt64((index + 2) % 8 * 8)
    }
    return words
  }

  package static func text(of words: UnsafeBufferPointer<UInt64>) -> String? {
    let length = Int(words[0] & 0xFFFF)
    guard length <= SegmentLayout.textLimit, length + 2 <= words.count * 8 else { return nil }
    let bytes = (2..<length + 2).map { index in
      UInt8(truncatingIfNeeded: words[index / 8] >> UInt64(index % 8 * 8))
    }
    return String(validUTF8: bytes)
  }

  /// Whole cells.
  static func padded(_ words: [UInt64]) -> [UInt64] {
    words + [UInt64](repeating: 0, count: (5 - words.count % 5) % 5)
  }
}
