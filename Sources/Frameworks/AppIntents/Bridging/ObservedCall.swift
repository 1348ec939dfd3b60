// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentRuntime
import IntentWire

/// Makes a query or options provider ready and asks it, as observers see it.
enum ObservedCall {
  /// A call that gives a collection of the app's own.
  static func results<Results: ResultsCollection>(
    of provider: some DynamicOptionsProvider, _ kind: ObservedQuery.Kind,
    _ resolver: EntityResolver, _ call: () async throws -> Results
  ) async throws -> Results {
    try await observed(provider, kind, resolver, count: { $0.items.count }, call)
  }

  /// A call that gives an array.
  static func items<Item>(
    of provider: some DynamicOptionsProvider, _ kind: ObservedQuery.Kind,
    _ resolver: EntityResolver, _ call: () async throws -> [Item]
  ) async throws -> [Item] {
    try await observed(provider, kind, resolver, count: { $0.count }, call)
  }

  /// What a provider depends on is loaded first: that it is missing is a failure of the query too.
  private static func observed<Result>(
    _ provider: some DynamicOptionsProvider, _ kind: ObservedQuery.Kind,
    _ resolver: EntityResolver, count: (Result) -> Int, _ call: () async throws -> Result
  ) async throws -> Result {
    guard let observation = observation(of: provider, kind) else {
      try await resolver.prepare(provider)
      return try await call()
    }
    do {
      try await resolver.prepare(provider)
      let result = try await call()
      observation.end(.found(FoundCount(count(result))))
      return result
    } catch {
      observation.end(outcome(of: error))
      throw error
    }
  }

  private static func observation(
    of provider: some DynamicOptionsProvider, _ kind: ObservedQuery.Kind
  ) -> QueryObservation? {
    guard IntentObservers.isObserved, let context = CurrentRun.requestContext else { return nil }
    if let run = context.observation { return run.query(names(of: provider), kind) }
    return QueryObservation(
      names(of: provider), kind, surface: context.runContext.surface,
      resolution: context.runContext.resolution)
  }

  private static func names(of provider: some DynamicOptionsProvider) -> ObservedProvider {
    func entity<Query: EntityQuery>(_ query: Query) -> String {
      WireValues.name(of: Query.Entity.self)
    }
    return ObservedProvider(
      type: RunFailure.name(of: type(of: provider)),
      entity: (provider as? any EntityQuery).map { entity($0) } ?? "")
  }

  private static func outcome(of error: any Error) -> ObservedQueryOutcome {
    if error is CancellationError || Task.isCancelled { return .cancelled }
    return .failed(ObservedFailure(RunFailure(of: "").report(error)))
  }
}
