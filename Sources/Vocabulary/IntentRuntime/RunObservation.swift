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
    let (isFirst, launch) = ProcessLaunch.takeFirstRun()
    run = ObservedRun(
      number: observers.isEmpty ? 0 : IntentObservers.nextRunNumber(), intent: intent,
      module: module, surface: surface, resolution: resolution, isFirst: isFirst, launch: launch)
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
  package func query(
    _ subject: @autoclosure () -> ObservedProvider, _ kind: ObservedQuery.Kind
  ) -> QueryObservation? {
    guard !observers.isEmpty else { return nil }
    return QueryObservation(
      ObservedQuery(
        subject(), kind, run: run, surface: run.surface, resolution: run.resolution), observers)
  }
}

/// The names of a query or options provider.
package struct ObservedProvider: Hashable, Sendable {
  package var module: String
  package var type: String
  package var entity: String

  /// - Parameter type: the type's name with its module, as reflection gives it.
  package init(type: String, entity: String) {
    let names = type.split(separator: ".", maxSplits: 1)
    module = names.count > 1 ? String(names[0]) : ""
    self.type = names.count > 1 ? String(names[1]) : type
    self.entity = entity
  }
}

extension ObservedQuery {
  fileprivate init(
    _ provider: ObservedProvider, _ kind: Kind, run: ObservedRun? = nil, surface: Surface,
    resolution: ResolutionProgress?
  ) {
    self.init(
      number: IntentObservers.nextQueryNumber(), type: provider.type, entity: provider.entity,
      module: provider.module, kind: kind, run: run, surface: surface, resolution: resolution)
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
    _ subject: @autoclosure () -> ObservedProvider, _ kind: ObservedQuery.Kind, surface: Surface,
    resolution: ResolutionProgress?
  ) {
    let observers = IntentObservers.current
    guard !observers.isEmpty else { return nil }
    self.init(
      ObservedQuery(subject(), kind, surface: surface, resolution: resolution), observers)
  }

  package func end(_ outcome: ObservedQueryOutcome) {
    for observer in observers { observer.query(query, ended: outcome) }
  }
}
