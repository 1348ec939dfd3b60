// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A run as it stands in a segment: names are the cells of their definitions, 0 for none.
package struct RunRecord: Hashable, Sendable {
  /// Milliseconds since the device's start.
  package var start: UInt64
  package var surface: TelemetrySurface
  package var outcome: TelemetryOutcome
  package var duration: UInt32
  package var context: UInt16
  package var intent: UInt16
  package var module: UInt16
  package var phrase: UInt16
  package var errorType: UInt16
  package var errorCode: Int32?
  /// What the error says, where the app allows that.
  package var errorText: UInt16
  package var isCold: Bool
  package var reached: TelemetryPhase?
  package var phases: PhaseTimes

  @inline(__always)
  package init(
    start: UInt64, surface: TelemetrySurface, outcome: TelemetryOutcome, duration: UInt32,
    context: UInt16, intent: UInt16, module: UInt16 = 0, phrase: UInt16 = 0,
    errorType: UInt16 = 0, errorCode: Int32? = nil, errorText: UInt16 = 0,
    isCold: Bool = false, reached: TelemetryPhase? = nil, phases: PhaseTimes = PhaseTimes()
  ) {
    self.start = start
    self.surface = surface
    self.outcome = outcome
    self.duration = duration
    self.context = context
    self.intent = intent
    self.module = module
    self.phrase = phrase
    self.errorType = errorType
    self.errorCode = errorCode
    self.errorText = errorText
    self.isCold = isCold
    self.reached = reached
    self.phases = phases
  }

  /// One cell holds three phases, two hold all and the error's text.
  @inline(__always)
  package var cells: Int { phases.count > 3 || errorText != 0 ? 2 : 1 }

  @inline(__always)
  package func encode() -> (CellWords, CellWords) {
    var flags: UInt64 = isCold ? 1 : 0
    if errorCode != nil { flags |= 2 }
    if let reached { flags |= 4 | UInt64(reached.rawValue) << 4 }
    let times = phases.packed()
    let first = CellWords(
      start & 0xFFFF_FFFF_FFFF | UInt64(surface.rawValue) << 48 | UInt64(outcome.rawValue) << 56,
      UInt64(duration) | UInt64(context) << 32 | UInt64(intent) << 48,
      UInt64(module) | UInt64(phrase) << 16 | UInt64(errorType) << 32 | flags << 48
        | UInt64(phases.mask) << 56,
      UInt64(UInt32(bitPattern: errorCode ?? 0)) | UInt64(times.0) << 32,
      UInt64(times.1) | UInt64(times.2) << 32)
    let second = CellWords(
      UInt64(times.3) | UInt64(times.4) << 32, UInt64(times.5) | UInt64(times.6) << 32,
      UInt64(errorText) | UInt64(times.7) << 32)
    return (first, second)
  }

  package init?(words: UnsafeBufferPointer<UInt64>) {
    let (w0, w1, w2) = (words[0], words[1], words[2])
    let flags = UInt8(truncatingIfNeeded: w2 >> 48)
    guard let outcome = TelemetryOutcome(rawValue: UInt8(w0 >> 56)) else { return nil }
    var packed = [UInt32(words[3] >> 32)]
    for word in words[4..<min(words.count, 7)] {
      packed.append(UInt32(truncatingIfNeeded: word))
      packed.append(UInt32(word >> 32))
    }
    if words.count > 7 { packed.append(UInt32(words[7] >> 32)) }
    self.init(
      start: w0 & 0xFFFF_FFFF_FFFF,
      surface: TelemetrySurface(rawValue: UInt8(truncatingIfNeeded: w0 >> 48)) ?? .unknown,
      outcome: outcome, duration: UInt32(truncatingIfNeeded: w1),
      context: UInt16(truncatingIfNeeded: w1 >> 32), intent: UInt16(w1 >> 48),
      module: UInt16(truncatingIfNeeded: w2), phrase: UInt16(truncatingIfNeeded: w2 >> 16),
      errorType: UInt16(truncatingIfNeeded: w2 >> 32),
      errorCode: flags & 2 == 0
        ? nil : Int32(bitPattern: UInt32(truncatingIfNeeded: words[3])),
      errorText: words.count > 7 ? UInt16(truncatingIfNeeded: words[7]) : 0,
      isCold: flags & 1 != 0,
      reached: flags & 4 == 0 ? nil : TelemetryPhase(rawValue: flags >> 4),
      phases: PhaseTimes(mask: UInt8(w2 >> 56), packed: packed))
  }
}
