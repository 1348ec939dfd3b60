// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import IntentWire

/// Tells the observers of one run what happens to it.
public struct RunObservation: Sendable {
  private let run: ObservedRun
  private let observers: [any IntentObserver]

  /// Begins the observation of a run.
  ///
  /// Where nobody observes, it costs two loads.
  public init(
    intent: String, module: String, surface: Surface, resolution: ResolutionProgress? = nil
  ) {
    observers = IntentObservers.current
    run = ObservedRun(
      number: observers.isEmpty ? 0 : IntentObservers.nextRunNumber(), intent: intent,
      module: module, surface: surface, resolution: resolution,
      launch: ProcessLaunch.takeForFirstRun())
    for observer in observers { observer.runBegan(run) }
  }

  public func enter(_ phase: RunPhase) {
    for observer in observers { observer.run(run, entered: phase) }
  }

  /// The run asks something: the phase ``RunPhase/asking`` begins.
  public func ask(_ question: Question) {
    guard !observers.isEmpty else { return }
    let observed = ObservedQuestion(question)
    for observer in observers {
      observer.run(run, asked: observed)
      observer.run(run, entered: .asking)
    }
  }

  /// - Parameter stop: why the host cancelled the run, nil when it did not.
  public func end(_ end: RunEnd, stop: CancelReason? = nil) {
    guard !observers.isEmpty else { return }
    let outcome = ObservedOutcome(end, stop: stop)
    for observer in observers { observer.run(run, ended: outcome) }
  }

  /// Runs code as part of the run, so that observers find it in ``ObservedRun/current``.
  public func attach<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    guard !observers.isEmpty else { return try await body() }
    return try await ObservedRun.$current.withValue(run, operation: body)
  }

  /// Begins the observation of a query that the run needs.
  package func query(_ type: @autoclosure () -> String, _ kind: ObservedQuery.Kind)
    -> QueryObservation?
  {
    guard !observers.isEmpty else { return nil }
    return QueryObservation(
      ObservedQuery(
        number: IntentObservers.nextQueryNumber(), type: type(), kind: kind, run: run,
        surface: run.surface, resolution: run.resolution), observers)
  }
}

/// Tells observers how one call to a query ends.
package struct QueryObservation: Sendable {
  private let query: ObservedQuery
  private let observers: [any IntentObserver]

  init(_ query: ObservedQuery, _ observers: [any IntentObserver]) {
    self.query = query
    self.observers = observers
    for observer in observers { observer.queryBegan(query) }
  }

  /// Begins the observation of a query that is asked outside of any run; nil where nobody observes.
  package init?(
    _ type: @autoclosure () -> String, _ kind: ObservedQuery.Kind, surface: Surface,
    resolution: ResolutionProgress?
  ) {
    let observers = IntentObservers.current
    guard !observers.isEmpty else { return nil }
    self.init(
      ObservedQuery(
        number: IntentObservers.nextQueryNumber(), type: type(), kind: kind, surface: surface,
        resolution: resolution), observers)
  }

  package func end(_ outcome: ObservedQueryOutcome) {
    for observer in observers { observer.query(query, ended: outcome) }
  }
}
