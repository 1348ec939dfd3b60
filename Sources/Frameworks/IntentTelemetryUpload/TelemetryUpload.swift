// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentTelemetry
internal import TelemetryModel

/// Sends what was recorded to a collector. Only the app does, never an extension.
///
/// Each batch is named by the install, the segment and a range of its bytes, so a collector counts
/// it once however often it arrives. Nothing is thrown away because the network, the server or this
/// process fails. Before each batch, and while one is under way, the person's consent is looked at.
///
///     let upload = TelemetryUpload(to: endpoint) { try await session.token() }
///     let report = await upload.run()
public struct TelemetryUpload: Sendable {
  /// Where batches go: https, or this machine.
  public var endpoint: URL
  public var budget: UploadBudget

  let recorder: TelemetryRecorder
  let token: @Sendable () async throws -> String?

  /// - Parameters:
  ///   - endpoint: the collector's address for batches.
  ///   - recorder: the recorder of this process.
  ///   - token: gives the token that goes as `Authorization: Bearer …`, nil for none. It is asked
  ///     once in a run, and once more when the collector refuses that token.
  public init(
    to endpoint: URL, recorder: TelemetryRecorder = .shared, budget: UploadBudget = UploadBudget(),
    token: @escaping @Sendable () async throws -> String? = { nil }
  ) {
    self.endpoint = endpoint
    self.recorder = recorder
    self.budget = budget
    self.token = token
  }

  /// Sends what waits, within the budget; a run that is cancelled ends at once and loses nothing.
  public func run() async -> UploadReport {
    await run(clock: .system) {
      UploadTransport.urlSession(timeout: $0)
    }
  }

  package func run(
    clock: UploadClock, backOff: BackOff = BackOff(),
    transport: @Sendable (Duration) -> UploadTransport
  ) async -> UploadReport {
    if let problem = problem { return UploadReport(end: .stopped(problem)) }
    guard let folder = recorder.sealedSegments.folder.map(UploadFolder.init(besideSegmentsIn:))
    else { return UploadReport(end: .stopped(.noContainer)) }
    guard RunningUploads.begin(folder.url.path) else {
      return UploadReport(end: .later(clock.now().date, .running))
    }
    defer { RunningUploads.end(folder.url.path) }
    try? folder.make()
    folder.clean(now: clock.now().date)
    var run = UploadRun(
      endpoint: endpoint, source: WaitingTelemetry(recorder, folder), ledgerFile: folder.ledger,
      transport: transport(budget.timePerRequest), token: token)
    run.budget = budget
    run.clock = clock
    run.backOff = backOff
    return await run()
  }

  private var problem: UploadReport.Problem? {
    if TelemetryApp.current.kind == .extension { return .extensionProcess }
    return UploadEndpoint.isAllowed(endpoint) ? nil : .insecureEndpoint
  }

  // MARK: MetricKit

  /// Keeps a metric payload of MetricKit for the next run: what its `jsonRepresentation()` gives.
  ///
  /// The same payload again is the same file. The oldest go when there are more than 32 or they are
  /// larger than 2 MiB together, and are counted.
  ///
  /// - Returns: whether it is kept; without consent it is not.
  /// - Throws: when it cannot be written, or this is an extension.
  @discardableResult
  public func enqueue(metricPayload: Data) throws -> Bool {
    try enqueue(metricPayload, .metricPayload)
  }

  /// Keeps a diagnostic payload of MetricKit for the next run.
  ///
  /// - Returns: whether it is kept; without consent it is not.
  /// - Throws: when it cannot be written, or this is an extension.
  @discardableResult
  public func enqueue(diagnosticPayload: Data) throws -> Bool {
    try enqueue(diagnosticPayload, .diagnosticPayload)
  }

  private func enqueue(_ payload: Data, _ kind: UploadItem.Kind) throws -> Bool {
    guard TelemetryApp.current.kind != .extension else {
      throw UploadError(problem: .extensionProcess)
    }
    guard recorder.consent else { return false }
    guard let folder = recorder.sealedSegments.folder.map(UploadFolder.init(besideSegmentsIn:))
    else { throw UploadError(problem: .noContainer) }
    let file = PayloadFile(payload, kind: kind)
    // MetricKit hands out what it has handed out before.
    guard try !folder.ledger.load().deliveredPayloads.contains(file.id) else { return true }
    try folder.make()
    try folder.payloads.write(payload, as: file.name)
    return true
  }
}

/// Something could not be kept for the upload.
public struct UploadError: Error, Hashable, Sendable, CustomStringConvertible {
  public let problem: UploadReport.Problem

  public var description: String { problem.description }
}

/// The folders that this process uploads from at the moment: two runs at once would do the same.
enum RunningUploads {
  // The lock protects the set.
  private final class State: @unchecked Sendable {
    let lock = NSLock()
    var folders: Set<String> = []
  }

  private static let state = State()

  static func begin(_ folder: String) -> Bool {
    state.lock.withLock { state.folders.insert(folder).inserted }
  }

  static func end(_ folder: String) {
    state.lock.withLock { _ = state.folders.remove(folder) }
  }
}
