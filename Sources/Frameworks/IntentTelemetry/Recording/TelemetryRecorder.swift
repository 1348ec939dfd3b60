// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import CTelemetryAtomics
public import TelemetryModel

/// Records how intents run, in the App Group that an app shares with its extensions.
///
/// Nothing is recorded until a person agreed (``setConsent(_:)``). An intent never fails and
/// never waits because of it: what cannot be recorded is counted, and one line in the log says why.
public final class TelemetryRecorder: @unchecked Sendable {
  // Everything is constant; what the address leads to is read atomically.
  /// The recorder that ``start(appGroup:app:limits:recordsErrorText:)`` made; before, one that
  /// records nothing.
  public static var shared: TelemetryRecorder { SharedRecorder.current }

  let core: RecorderCore
  /// Where the core keeps the address of the control file, on whose page the consent is.
  @usableFromInline let switchAddress: UnsafeRawPointer
  /// Knows the run that the current task belongs to, where the system tells of runs.
  let watching: (any RunWatching)?

  /// - Parameter folder: the folder of the segments; its parent has to exist.
  package init(
    folder: @escaping @Sendable () -> String?, app: @escaping @Sendable () -> TelemetryApp,
    limits: TelemetryLimits = TelemetryLimits(), recordsErrorText: Bool = false,
    environment: RecorderEnvironment = .system, watching: (any RunWatching)? = nil
  ) {
    self.watching = watching
    core = RecorderCore(
      limits: limits, environment: environment, recordsErrorText: recordsErrorText,
      folder: folder, app: app)
    switchAddress = UnsafeRawPointer(core.words.base + RecorderCore.Offset.control)
    assert(Self.consentOffset == UInt(ControlFile.consentOffset))
  }

  /// Makes ``shared`` record in an App Group. Nothing is opened before the first event.
  ///
  /// - Note: On Linux every run, query and resolution of the process is recorded by itself from
  ///   then on. Apple's systems tell nobody of them: there
  ///   ``measure(_:module:surface:phrase:_:)`` stands in `perform()`, which changes nothing here.
  ///
  /// - Parameters:
  ///   - app: what `Info.plist` says, unless the app knows better.
  ///   - recordsErrorText: whether what an error says is recorded beside its type and code. It may
  ///     hold a person's words.
  @discardableResult
  public static func start(
    appGroup: String, app: @autoclosure @escaping @Sendable () -> TelemetryApp = .current,
    limits: TelemetryLimits = TelemetryLimits(), recordsErrorText: Bool = false
  ) -> TelemetryRecorder {
    let recorder = TelemetryRecorder(
      folder: { SystemInterface.containerFolder(appGroup: appGroup).map { $0 + "/" + folderName } },
      app: app, limits: limits, recordsErrorText: recordsErrorText,
      watching: SystemInterface.runWatching)
    SharedRecorder.replace(by: recorder)
    recorder.watching?.begin(recordingWith: recorder)
    return recorder
  }

  /// The folder in the App Group's container.
  package static let folderName = "IntentTelemetry"

  // MARK: Runs

  /// Begins a run of an intent.
  ///
  /// - Parameters:
  ///   - intent: the intent's type name.
  ///   - module: the module that declares it.
  ///   - phrase: which phrase template it was asked for with; never what was said.
  ///   - phase: the phase in which it begins.
  @inlinable @inline(__always)
  public func begin(
    _ intent: String, module: String = "", surface: TelemetrySurface = .unknown,
    phrase: String? = nil, phase: TelemetryPhase = .perform
  ) -> Interval {
    // In the caller's own code, so that a recorder that is off costs two loads.
    oai_switch_is_off(switchAddress, Self.consentOffset) != 0
      ? .none : began(intent, module: module, surface: surface, phrase: phrase, phase: phase)
  }

  @usableFromInline static var consentOffset: UInt { @inlinable get { 64 } }

  @usableFromInline
  func began(
    _ intent: String, module: String, surface: TelemetrySurface, phrase: String?,
    phase: TelemetryPhase
  ) -> Interval {
    guard
      let token = core.begin(
        intent: intent, module: module, surface: surface, phrase: phrase, phase: phase)
    else { return .none }
    return Interval(core: core, token: token)
  }

  /// Records a run of `body`: a success, a failure with its type, or a cancellation.
  ///
  /// Where the system told of this run of the intent already, `body` is a part of it and no second
  /// event is recorded.
  public func measure<Value, Failure: Error>(
    _ intent: String, module: String = "", surface: TelemetrySurface = .unknown,
    phrase: String? = nil, _ body: (Interval) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let run = watching?.current(of: intent) { return try body(run) }
    let interval = begin(intent, module: module, surface: surface, phrase: phrase)
    do throws(Failure) {
      let value = try CurrentInterval.with(interval, body)
      interval.end(.success)
      return value
    } catch {
      interval.end(error)
      throw error
    }
  }

  /// Records a run of `body`: a success, a failure with its type, or a cancellation.
  ///
  /// Where the system told of this run of the intent already, `body` is a part of it and no second
  /// event is recorded.
  public func measure<Value, Failure: Error>(
    _ intent: String, module: String = "", surface: TelemetrySurface = .unknown,
    phrase: String? = nil, isolation: isolated (any Actor)? = #isolation,
    _ body: (Interval) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    if let run = watching?.current(of: intent) { return try await body(run) }
    let interval = begin(intent, module: module, surface: surface, phrase: phrase)
    do throws(Failure) {
      let value = try await CurrentInterval.with(interval, isolation: isolation, body)
      interval.end(.success)
      return value
    } catch {
      interval.end(error)
      throw error
    }
  }

  // MARK: Queries and resolutions

  /// Records a call of an entity query.
  ///
  /// - Parameter duration: how long it took until now.
  public func recordQuery(
    _ query: String, entity: String, module: String = "", kind: TelemetryQueryKind,
    found: TelemetryFound, duration: Duration, errorType: String? = nil
  ) {
    let (seconds, attoseconds) = duration.components
    core.recordQuery(
      QueryEvent(
        query: query, entity: entity, module: module, kind: kind, found: found,
        duration: UInt32(clamping: seconds &* 1_000_000 &+ attoseconds / 1_000_000_000_000),
        errorType: errorType))
  }

  /// Records how a request ended, and how its parameters became values.
  public func recordResolution(
    of intent: String, module: String = "", surface: TelemetrySurface = .unknown,
    phrase: String? = nil, end: TelemetryResolution = .matched, counts: ResolutionCounts
  ) {
    core.recordResolution(
      ResolutionEvent(
        intent: intent, module: module, surface: surface, phrase: phrase, end: end,
        counts: counts))
  }

  // MARK: Consent

  /// Whether a person agreed; false as long as the container cannot be opened.
  public var consent: Bool { core.consented() != nil }

  /// Turns recording on or off in every process of the App Group, at once. Turning it off deletes
  /// what was recorded.
  ///
  /// - Throws: `TelemetryError` when the container cannot be opened; nothing is recorded then.
  public func setConsent(_ isGiven: Bool) throws { try core.setConsent(isGiven) }

  // MARK: What the uploader needs

  /// The sealed segments of the App Group.
  package var sealedSegments: SealedSegments { SealedSegments(core: core) }

  /// What was dropped since consent was given.
  package var dropTotals: DropTotals { core.control?.dropTotals ?? DropTotals() }
}

/// Recording could not be turned on or off.
public struct TelemetryError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String
}
