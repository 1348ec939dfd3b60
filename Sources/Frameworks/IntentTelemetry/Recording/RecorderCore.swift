// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryModel

/// The recorder of one process for one folder.
///
/// What several threads share are atomic words; the lock is for what is done rarely: opening,
/// making the next segment, adding a name.
@usableFromInline
final class RecorderCore: @unchecked Sendable {
  // The words are atomic, what the lock protects is only touched under it, the rest is constant.

  enum Offset {
    /// Address of the control file's mapping; 0 until it is open.
    static let control = 0
    /// This process's entry plus one.
    static let entry = 8
    /// A bit for each slot that is idle and this process's.
    static let idleSlots = 16
    static let hasRun = 24
    /// Nanoseconds before which neither the control file nor a segment is tried again.
    static let openRetry = 32
    static let segmentRetry = 40
    /// The reason, a `DropReason`, why there is no segment.
    static let segmentReason = 48
    static let pool = 128
  }

  static let slotLimit = 64

  let limits: TelemetryLimits
  let environment: RecorderEnvironment
  let recordsErrorText: Bool
  let texts: TextTable
  let words: Words
  let pool: SegmentPool
  let lock: SlowPathLock
  /// Which slot of the control file stands behind each bit.
  let ownSlots: UnsafeMutablePointer<UInt16>

  private let findFolder: @Sendable () -> String?
  private let findApp: @Sendable () -> TelemetryApp

  // Under the lock.
  var folder: String?
  var context: TelemetryContext?
  var slotCount = 0
  var toldReasons: Set<String> = []
  private var controlFile: ControlFile?
  private var controlIdentity: SystemInterface.FileIdentity?

  init(
    limits: TelemetryLimits, environment: RecorderEnvironment, recordsErrorText: Bool,
    folder: @escaping @Sendable () -> String?, app: @escaping @Sendable () -> TelemetryApp
  ) {
    self.limits = limits
    self.environment = environment
    self.recordsErrorText = recordsErrorText
    findFolder = folder
    findApp = app
    texts = TextTable()
    lock = SlowPathLock()
    let size = Offset.pool + SegmentPool.size
    let base = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
    base.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    words = Words(base)
    pool = SegmentPool(words.advanced(by: Offset.pool))
    ownSlots = .allocate(capacity: Self.slotLimit)
    ownSlots.initialize(repeating: 0, count: Self.slotLimit)
    ForkedProcesses.add(self)
  }

  deinit {
    ForkedProcesses.remove(self)
    pool.dismiss()
    if let controlFile {
      leave(controlFile)
      controlFile.unmap()
    }
    lock.deallocate()
    texts.deallocate()
    ownSlots.deallocate()
    words.base.deallocate()
  }

  // MARK: Opening

  /// The control file, opened if it is not; nil when it cannot be.
  @inline(__always)
  var control: ControlFile? {
    let address = words.relaxed(Offset.control)
    if let base = UnsafeMutableRawPointer(bitPattern: UInt(address)) {
      return ControlFile(words: Words(base))
    }
    return openControl()
  }

  @inline(never)
  private func openControl() -> ControlFile? {
    guard words[Offset.openRetry] <= environment.up else { return nil }
    return lock.withLock {
      let address = words[Offset.control]
      if let base = UnsafeMutableRawPointer(bitPattern: UInt(address)) {
        return ControlFile(words: Words(base))
      }
      guard let folder = folder ?? findFolder() else {
        fail("the App Group's container is missing; name the group in the app's entitlements")
        return nil
      }
      do throws(ControlFile.Problem) {
        let control: ControlFile
        if let controlFile {
          control = controlFile
        } else {
          let opened = try ControlFile.open(in: folder, environment: environment)
          control = opened.control
          controlIdentity = opened.identity
        }
        self.folder = folder
        controlFile = control
        deleteRecorded(control, in: folder)
        words.setOrdered(Offset.control, UInt64(UInt(bitPattern: control.words.base)))
        return control
      } catch {
        fail(error.text)
        return nil
      }
    }
  }

  /// Under the lock: whether the control file is still the one that has the name. Where somebody
  /// removed the container, or found the file damaged and made another, consent stands elsewhere
  /// now, so this process takes leave of what it has.
  func isStillCurrent() -> Bool {
    guard let folder, let controlIdentity else { return true }
    if SystemInterface.identity(at: folder + "/" + ControlFile.name) == controlIdentity {
      return true
    }
    pool.dismiss()
    words[Offset.control] = 0
    // Other threads may be using it, so it stays mapped.
    controlFile = nil
    self.controlIdentity = nil
    words[Offset.entry] = 0
    words[Offset.idleSlots] = 0
    slotCount = 0
    return false
  }

  /// Before what has to be said or asked of the file that all others look at.
  func checkControl() { lock.withLock { _ = isStillCurrent() } }

  /// Makes this recorder one that has nowhere to record and finds that out as fast as one whose
  /// consent is off: it sees a control file that says nothing, in memory that stays.
  func neverRecord() {
    let size = ControlFile.entriesOffset
    let base = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
    base.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    words.setOrdered(Offset.control, UInt64(UInt(bitPattern: base)))
  }

  /// Tells a reason once, and tries again in ten seconds.
  private func fail(_ reason: String) {
    words[Offset.openRetry] = environment.up &+ 10_000_000_000
    tell(reason)
  }

  func tell(_ reason: String) {
    if toldReasons.insert(reason).inserted {
      environment.log("intent telemetry is not recorded: \(reason)")
    }
  }

  /// What this process is, asked for once.
  func ownContext() -> TelemetryContext {
    if let context { return context }
    let app = findApp()
    let up = environment.up
    let made = TelemetryContext(
      bundle: app.bundleIdentifier, version: app.version, build: app.build,
      system: SystemInterface.systemName, device: SystemInterface.deviceClass, kind: app.kind,
      boot: environment.boot(),
      clockOffset: environment.wallMilliseconds() - Int64(up / 1_000_000))
    context = made
    return made
  }

  // MARK: Forks

  /// Called in a forked child, where no other thread runs: it is a process of its own.
  func becomeChild() {
    lock.reset()
    pool.forgetUsers()
    words[Offset.entry] = 0
    words[Offset.idleSlots] = 0
    words[Offset.hasRun] = 0
    slotCount = 0
  }

  /// Gives back what a recorder that goes while its process lives has in the control file.
  private func leave(_ control: ControlFile) {
    let entry = Int(words[Offset.entry]) - 1
    guard entry >= 0 else { return }
    for index in 0..<slotCount {
      let slot = control.slot(Int(ownSlots[index]))
      let owner = slot.owner
      if owner.entry == entry, owner.state == .idle { slot.free(owner, by: entry) }
    }
    let own = control.entry(entry)
    if !control.hasSlots(of: entry) { own.release(own.owner) }
  }
}

extension ControlFile.Problem {
  var text: String {
    switch self {
    case .system(let failure):
      "the App Group's container cannot be written (\(failure.text)); free space or check its owner"
    case .foreign: "the control file belongs to another user; remove it"
    case .newer: "the control file is of a newer version; update the app"
    case .damaged: "the control file is damaged again and again; reinstall the app"
    }
  }
}
