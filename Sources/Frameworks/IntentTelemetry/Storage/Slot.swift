// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryModel

/// Where a run stands while it runs: what is known of it when its process ends before it does.
struct Slot {
  let words: Words

  enum State: UInt64 {
    case free = 0
    /// A process has it and uses it for its next run.
    case idle
    case active
    /// The owner writes the run's event.
    case ending
    /// Another process writes that the run was terminated.
    case reaping
    /// All is told; what the slot says has only to be erased.
    case clearing
  }

  /// State, entry of the process that may change the slot, and a number that counts its runs.
  struct Owner: Hashable {
    var word: UInt64

    @inline(__always)
    init(word: UInt64) { self.word = word }

    @inline(__always)
    init(_ state: State, entry: Int, run: UInt64) {
      word = state.rawValue << 56 | UInt64(entry) << 48 | run & 0xFFFF_FFFF_FFFF
    }

    var state: State { State(rawValue: word >> 56) ?? .idle }
    @inline(__always) var entry: Int { Int(word >> 48 & 0xFF) }
    @inline(__always) var run: UInt64 { word & 0xFFFF_FFFF_FFFF }
  }

  /// In place of a place: the event of the run is committed, though its segment is gone, or it
  /// was dropped and counted.
  static let recorded: UInt64 = 0xFFFF_FFFF_0000_FFFF
  /// The bits of a place: the segment's number above, the cell below. Between them stands who
  /// named it, as the low bits of the owner's run.
  static let placeMask: UInt64 = 0xFFFF_FFFF_0000_FFFF

  static let pendingOffset = 8
  private static let beginOffset = 16
  private static let phaseOffset = 24
  private static let metaOffset = 32
  private static let maskOffset = 40
  private static let timesOffset = 48
  private static let lengthsOffset = 112
  private static let namesOffset = 120
  private static let namesSize = ControlFile.slotSize - namesOffset

  @inline(__always) var owner: Owner { Owner(word: words.ordered(0)) }

  @inline(__always)
  func change(_ old: Owner, to new: Owner) -> Bool { words.replace(0, old.word, with: new.word) }

  /// Erases the slot and lets anybody have it. Only who owns it may erase it: a slot that is
  /// free may be another's before the last word is erased.
  func free(_ old: Owner, by entry: Int) {
    let clearing = Owner(.clearing, entry: entry, run: old.run &+ 1)
    guard change(old, to: clearing) else { return }
    wipe()
    _ = words.replace(0, clearing.word, with: 0)
  }

  /// Where the event of the run is about to be committed, 0 for nowhere yet, and who says so.
  var pending: UInt64 { words.ordered(Self.pendingOffset) }

  @inline(__always)
  private static func tag(_ owner: Owner) -> UInt64 { (owner.run & 0xFFFF) << 16 }

  @inline(__always)
  static func place(segment: UInt32, offset: Int) -> UInt64 {
    UInt64(segment) << 32 | UInt64(truncatingIfNeeded: offset / SegmentLayout.cellSize)
  }

  /// Names the place before it is committed.
  ///
  /// - Returns: false when another took the slot over; then nothing may be committed.
  @inline(__always)
  func setPending(_ place: UInt64, by owner: Owner) -> Bool {
    while true {
      let before = words.ordered(Self.pendingOffset)
      if before & ~Self.placeMask != Self.tag(owner) { return false }
      if words.replace(Self.pendingOffset, before, with: place | Self.tag(owner)) { return true }
    }
  }

  /// Makes the new owner the only one who names places: the former one, should he live after all,
  /// commits nothing from then on.
  ///
  /// - Returns: the place that he named last.
  func takePending(for owner: Owner) -> UInt64 {
    while true {
      let before = words.ordered(Self.pendingOffset)
      let place = before & Self.placeMask
      if words.replace(Self.pendingOffset, before, with: place | Self.tag(owner)) { return place }
    }
  }

  /// Says for good where the event is, in the name of whoever named the place.
  ///
  /// - Returns: false when another took the slot over, or named another place, meanwhile.
  func settle(_ pending: UInt64, as place: UInt64) -> Bool {
    words.replace(Self.pendingOffset, pending, with: place | pending & ~Self.placeMask)
  }

  var begin: UInt64 { words.relaxed(Self.beginOffset) }
  var generation: UInt32 { UInt32(words[Self.metaOffset] >> 32) }
  /// The entry of the process in which the run ran.
  var origin: Int { Int(words[Self.metaOffset] >> 16 & 0xFF) }
  var surface: TelemetrySurface {
    TelemetrySurface(rawValue: UInt8(truncatingIfNeeded: words[Self.metaOffset])) ?? .unknown
  }
  var isCold: Bool { words[Self.metaOffset] & 0x100 != 0 }

  @inline(__always)
  func write(
    owner: Owner, begin: UInt64, surface: TelemetrySurface, isCold: Bool, origin: Int,
    generation: UInt32,
    phase: TelemetryPhase,
    names: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>)
  ) {
    words.setRelaxed(Self.pendingOffset, Self.tag(owner))
    words.setRelaxed(Self.beginOffset, begin)
    words.setRelaxed(Self.phaseOffset, Self.phaseWord(phase, since: begin))
    words.setRelaxed(
      Self.metaOffset,
      UInt64(surface.rawValue) | (isCold ? 0x100 : 0) | UInt64(origin) << 16
        | UInt64(generation) << 32)
    words.setRelaxed(Self.maskOffset, 0)
    var room = Self.namesSize
    var lengths: UInt64 = 0
    var shift: UInt64 = 0
    var target = words.base + Self.namesOffset
    // A name that does not fit is left out: cut short, it would be another name.
    func put(_ name: UnsafeBufferPointer<UInt8>) {
      if let base = name.baseAddress, name.count > 0, name.count <= room {
        target.copyMemory(from: base, byteCount: name.count)
        target += name.count
        room -= name.count
        lengths |= UInt64(name.count) << shift
      }
      shift += 8
    }
    put(names.0)
    put(names.1)
    put(names.2)
    words.setRelaxed(Self.lengthsOffset, lengths)
  }

  /// Intent, module and phrase.
  var names: [String] {
    let lengths = words[Self.lengthsOffset]
    var offset = Self.namesOffset
    return (0..<3).map { index in
      let length = min(Int(lengths >> UInt64(index * 8) & 0xFF), ControlFile.slotSize - offset)
      defer { offset += length }
      return String(
        decoding: UnsafeRawBufferPointer(start: words.base + offset, count: length), as: UTF8.self)
    }
  }

  func wipe() {
    erase()
    words.setRelaxed(Self.pendingOffset, 0)
  }

  /// Erases what the slot says of a run, and leaves who may name its place: when this is late, and
  /// the owner is at his next run, that one is told all the same.
  func erase() {
    for offset in stride(from: Self.beginOffset, to: ControlFile.slotSize, by: 8) {
      words.setRelaxed(offset, 0)
    }
  }

  // MARK: Phases

  @inline(__always)
  private static func phaseWord(_ phase: TelemetryPhase, since: UInt64) -> UInt64 {
    UInt64(phase.rawValue) << 56 | since & 0xFF_FFFF_FFFF_FFFF
  }

  var phase: TelemetryPhase {
    TelemetryPhase(rawValue: UInt8(words.relaxed(Self.phaseOffset) >> 56)) ?? .perform
  }

  /// When the run was last heard of.
  var lastSign: UInt64 { words.relaxed(Self.phaseOffset) & 0xFF_FFFF_FFFF_FFFF }

  /// - Returns: the phase before.
  @inline(__always) @discardableResult
  func enter(_ phase: TelemetryPhase, at now: UInt64) -> TelemetryPhase {
    let old = self.phase
    // The time is booked before the phase changes; whoever dies in between booked it for sure.
    add(old, microseconds: (now &- lastSign) / 1000)
    words[Self.phaseOffset] = Self.phaseWord(phase, since: now)
    return old
  }

  @inline(__always)
  func add(_ phase: TelemetryPhase, microseconds: UInt64) {
    let offset = Self.timesOffset + Int(phase.rawValue) * 8
    let mask = words.relaxed(Self.maskOffset)
    let bit: UInt64 = 1 << UInt64(phase.rawValue)
    let before = mask & bit == 0 ? 0 : words.relaxed(offset)
    words.setRelaxed(offset, before &+ microseconds)
    words.setRelaxed(Self.maskOffset, mask | bit)
  }

  /// The times so far, with that of the current phase up to `now` where it is given.
  @inline(__always)
  func times(until now: UInt64?) -> PhaseTimes {
    if let now { add(phase, microseconds: (now &- lastSign) / 1000) }
    var times = PhaseTimes()
    var rest = words.relaxed(Self.maskOffset) & 0xFF
    while rest != 0 {
      let phase = rest.trailingZeroBitCount
      times.set(UInt8(phase), UInt32(clamping: words.relaxed(Self.timesOffset + phase * 8)))
      rest &= rest &- 1
    }
    return times
  }
}
