// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The recorder's protocol without memory, files and processes: one run, its writer, an uploader
/// that seals, reads and removes the segment meanwhile, and two that report runs of the dead. Each
/// step is what one atomic instruction or one call of the system does; every order of steps is
/// tried, and everybody may die, or be taken for dead, between any two.
struct ProtocolModel: Hashable {
  enum Cell: Hashable { case open, committed, void }
  enum Place: Hashable { case nowhere, recorded, old, new, reported(Int) }
  enum Owner: Hashable { case active, ending, idle, reaping(Int), clearing(Int), free }

  /// What all share.
  var old = Cell.open
  var new = Cell.open
  var reports = [Cell.open, .open]
  var isSealed = false
  var isRemoved = false
  var wasDelivered = false
  var owner = Owner.active
  var pending = Place.nowhere
  /// In whose name the pending place stands: 0 the writer, then the reapers.
  var pendingTag = 0
  /// Whether the slot's contents are erased.
  var isWiped = false

  // Who is where in his program.
  var writer = 0
  var writerPlace = Place.old
  var hasReturned = false
  var uploader = 0
  var uploaderSaw = Place.nowhere
  var uploaderSawTag = 0
  var uploaderSawCommit = false
  var reapers = [0, 0]
  var reaperSaw: [Owner] = [.active, .active]
  var reaperPlaces: [Place] = [.nowhere, .nowhere]
  var deaths = 0

  static let done = 100
  static let dead = 101

  /// How often the run's end is told to a collector, now or once all is delivered.
  var outcomes: Int {
    let fromOld = old == .committed && (wasDelivered || !isRemoved) ? 1 : 0
    return fromOld + (new == .committed ? 1 : 0) + reports.count { $0 == .committed }
  }

  /// Whether an event that was committed went with its segment unread.
  var hasLost: Bool { old == .committed && isRemoved && !wasDelivered }

  var isAtRest: Bool {
    [writer, uploader, reapers[0], reapers[1]].allSatisfy { $0 >= Self.done }
  }

  private subscript(place: Place) -> Cell {
    get {
      switch place {
      case .old: old
      case .new: new
      case .reported(let index): reports[index]
      case .nowhere, .recorded: .open
      }
    }
    set {
      switch place {
      case .old: old = newValue
      case .new: new = newValue
      case .reported(let index): reports[index] = newValue
      case .nowhere, .recorded: break
      }
    }
  }

  /// All that may happen next.
  var successors: [ProtocolModel] {
    var result: [ProtocolModel] = []
    func add(_ change: (inout ProtocolModel) -> Void) {
      var next = self
      change(&next)
      result.append(next)
    }
    if writer < Self.done {
      add { $0.stepWriter() }
      if deaths < 2 {
        add {
          $0.writer = Self.dead; $0.deaths += 1
        }
      }
    }
    if uploader < Self.done {
      add { $0.stepUploader() }
      // It dies and a new one begins from the front.
      if deaths < 2, uploader > 0, !isRemoved {
        add {
          $0.uploader = 0; $0.deaths += 1
        }
      }
    }
    for index in 0...1 where reapers[index] < Self.done {
      add { $0.stepReaper(index) }
      // The last one lives, or nobody would be left to tell.
      if deaths < 2, index == 0 {
        add {
          $0.reapers[0] = Self.dead; $0.deaths += 1
        }
      }
    }
    return result
  }

  private mutating func stepWriter() {
    switch writer {
    case 0:  // The owner ends the run.
      if owner == .active { owner = .ending; writer = 1 } else { writer = Self.done }
    case 1:  // Reserves.
      writerPlace = isSealed ? .new : .old
      writer = 2
    case 2:  // Names the place.
      guard pendingTag == 0 else { writer = Self.done; return }
      pending = writerPlace
      writer = 3
    case 3:  // Commits.
      if self[writerPlace] == .open {
        self[writerPlace] = .committed
        writer = 4
      } else {
        writer = 1
      }
    default:
      if owner == .ending { owner = .idle }
      hasReturned = true
      writer = Self.done
    }
  }

  private mutating func stepUploader() {
    switch uploader {
    case 0: isSealed = true
    case 1: if old == .open { old = .void }
    case 2: if old == .committed { wasDelivered = true }
    case 3:
      uploaderSaw = pending
      uploaderSawTag = pendingTag
    case 4: uploaderSawCommit = old == .committed
    case 5:
      // Place and name are one word, so a new name is a change, and the word is looked at again.
      if uploaderSaw == .old, pending == .old, pendingTag == uploaderSawTag {
        pending = uploaderSawCommit ? .recorded : .nowhere
      } else if uploaderSaw == .old {
        uploader = 3
        return
      }
    default: isRemoved = true
    }
    uploader = uploader < 6 ? uploader + 1 : Self.done
  }

  private mutating func stepReaper(_ me: Int) {
    func clear() { reapers[me] = 20 }
    switch reapers[me] {
    case 0:  // Looks whom the slot belongs to; another reaper only counts as dead when he is.
      reaperSaw[me] = owner
      switch owner {
      case .active, .ending: reapers[me] = 1
      case .idle: reapers[me] = 10
      case .reaping(let other), .clearing(let other):
        guard other != me, reapers[other] == Self.dead else {
          // A living one is left alone; who is left over looks again.
          if other == me || reapers[other] >= Self.done { reapers[me] = Self.done }
          return
        }
        if case .reaping = owner, !isWiped { reapers[me] = 1 } else { reapers[me] = 10 }
      case .free: reapers[me] = Self.done
      }
    case 1:  // Takes the slot over.
      if owner == reaperSaw[me] { owner = .reaping(me); reapers[me] = 2 } else { reapers[me] = 0 }
    case 2:  // From here on only he names places.
      reaperPlaces[me] = pending
      pendingTag = me + 1
      reapers[me] = 3
    case 3:  // Closes the place, or finds the run told.
      switch reaperPlaces[me] {
      case .recorded: clear()
      case .nowhere: reapers[me] = 5
      case .old where isRemoved: reapers[me] = 4
      default:
        if self[reaperPlaces[me]] == .open { self[reaperPlaces[me]] = .void }
        if self[reaperPlaces[me]] == .committed { clear() } else { reapers[me] = 5 }
      }
    case 4:  // The segment is gone: the slot was told, or nothing was committed.
      if pending == .recorded { clear() } else { reapers[me] = 5 }
    case 5:
      guard pendingTag == me + 1 else { reapers[me] = Self.done; return }
      pending = .reported(me)
      reapers[me] = 6
    case 6:
      if reports[me] == .open { reports[me] = .committed }
      clear()
    case 10:  // Nothing to tell.
      if owner == reaperSaw[me] { owner = .clearing(me); reapers[me] = 21 } else { reapers[me] = 0 }
    case 20:
      if owner == .reaping(me) { owner = .clearing(me) }
      reapers[me] = 21
    case 21:
      isWiped = true
      reapers[me] = 22
    default:
      if owner == .clearing(me) { owner = .free }
      reapers[me] = Self.done
    }
  }
}
