// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import TelemetryModel

/// What an interval knows of itself; the rest is in its slot.
@usableFromInline
struct RunToken: Sendable {
  /// The word of the slot's owner while the run is active; 0 without a slot.
  @usableFromInline var owner: UInt64
  @usableFromInline var begin: UInt64
  @usableFromInline var generation: UInt32
  @usableFromInline var bit: UInt8
  @usableFromInline var isCold: Bool
  @usableFromInline var surface: TelemetrySurface
  @usableFromInline var intent: UInt16
  @usableFromInline var module: UInt16
  @usableFromInline var phrase: UInt16

  @inlinable
  init(
    owner: UInt64 = 0, begin: UInt64 = 0, generation: UInt32 = 0, bit: UInt8 = 0,
    isCold: Bool = false, surface: TelemetrySurface = .unknown, intent: UInt16 = 0,
    module: UInt16 = 0, phrase: UInt16 = 0
  ) {
    self.owner = owner
    self.begin = begin
    self.generation = generation
    self.bit = bit
    self.isCold = isCold
    self.surface = surface
    self.intent = intent
    self.module = module
    self.phrase = phrase
  }
}

/// How a run ended, with the numbers of its names.
struct RunEnd {
  var outcome: TelemetryOutcome
  var errorType = 0
  var errorCode: Int32?
  var errorText: String?
}

extension RecorderCore {
  /// Whether anything is recorded, and under which consent.
  @inline(__always)
  func consented() -> (ControlFile, UInt32)? {
    guard let control else { return nil }
    let consent = control.consent
    return consent.isGiven ? (control, consent.generation) : nil
  }

  @inline(__always)
  func begin(
    intent: String, module: String, surface: TelemetrySurface, phrase: String?,
    phase: TelemetryPhase, isFirst: Bool? = nil
  ) -> RunToken? {
    guard let (control, generation) = consented() else { return nil }
    let names = (number(of: intent), number(of: module), phrase.map { number(of: $0) } ?? 0)
    let isCold =
      isFirst
      ?? (words.relaxed(Offset.hasRun) == 0 && words.replace(Offset.hasRun, 0, with: 1))
    let bit = takeSlot(control)
    var token = RunToken(
      owner: 0, begin: environment.up, generation: generation, bit: UInt8(bit ?? 0),
      isCold: isCold, surface: surface, intent: UInt16(names.0), module: UInt16(names.1),
      phrase: UInt16(names.2))
    guard let bit else { return token }
    let slot = control.slot(Int(ownSlots[bit]))
    let old = slot.owner
    let entry = Int(words.relaxed(Offset.entry)) &- 1
    // The control file may have been replaced since the slot was taken.
    guard old.state == .idle, old.entry == entry else { return token }
    let active = Slot.Owner(.active, entry: entry, run: old.run &+ 1)
    slot.write(
      owner: active, begin: token.begin, surface: surface, isCold: isCold, origin: entry,
      generation: generation, phase: phase,
      names: (texts.bytes(names.0), texts.bytes(names.1), texts.bytes(names.2)))
    guard slot.change(old, to: active) else { return token }
    token.owner = active.word
    if control.consent.generation != generation {
      // Withdrawn in between: nothing of the run may stay.
      slot.wipe()
      if slot.change(active, to: Slot.Owner(.idle, entry: entry, run: active.run)) {
        giveBackSlot(bit)
      }
      return nil
    }
    return token
  }

  /// The slot of a run that this process began and did not end.
  @inline(__always)
  func slot(of token: RunToken) -> Slot? {
    guard token.owner != 0, let control else { return nil }
    let owner = Slot.Owner(word: token.owner)
    guard owner.entry == Int(words.relaxed(Offset.entry)) &- 1 else { return nil }
    let slot = control.slot(Int(ownSlots[Int(token.bit)]))
    return slot.owner == owner ? slot : nil
  }

  @inline(__always)
  func end(_ token: RunToken, _ end: RunEnd) {
    guard let control else { return }
    var slot: Slot?
    let active = Slot.Owner(word: token.owner)
    let ending = Slot.Owner(.ending, entry: active.entry, run: active.run)
    if token.owner != 0 {
      guard let found = self.slot(of: token), found.change(active, to: ending) else { return }
      slot = found
    }
    let now = environment.up
    if control.consent == Consent(generation: token.generation, isGiven: true) {
      write(token, end, control, slot, now)
    }
    if let slot {
      // What is pending stays until the next run: until the slot is idle, it says that this one
      // was told.
      _ = slot.change(ending, to: Slot.Owner(.idle, entry: active.entry, run: active.run))
      giveBackSlot(Int(token.bit))
    }
  }

  @inline(__always)
  private func write(
    _ token: RunToken, _ end: RunEnd, _ control: ControlFile, _ slot: Slot?, _ now: UInt64
  ) {
    let reached = slot?.phase
    let phases = slot?.times(until: now) ?? PhaseTimes()
    _ = publish(
      .run, end.outcome.importance, control,
      generation: token.generation,
      holder: slot.map { SlotHolder(slot: $0, owner: Slot.Owner(word: token.owner)) }
    ) { use in
      guard let context = ownContextCell(in: use),
        let intent = cell(Int(token.intent), in: use),
        let module = cell(Int(token.module), in: use),
        let phrase = cell(Int(token.phrase), in: use),
        let errorType = cell(end.errorType, in: use)
      else { return nil }
      var errorText: UInt16 = 0
      if let text = end.errorText {
        guard let cell = defineOnce(text, in: use) else { return nil }
        errorText = cell
      }
      let record = RunRecord(
        start: token.begin / 1_000_000, surface: token.surface, outcome: end.outcome,
        duration: UInt32(clamping: (now &- token.begin) / 1000), context: context,
        intent: intent, module: module, phrase: phrase, errorType: errorType,
        errorCode: end.errorCode, errorText: errorText, isCold: token.isCold,
        reached: end.outcome.importance == .success ? nil : reached, phases: phases)
      let (first, second) = record.encode()
      return (record.cells, first, second)
    }
  }
}
