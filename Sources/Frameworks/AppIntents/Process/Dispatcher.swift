// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentRuntime
package import IntentWire

/// Answers the requests of a host in the process of the app, whatever carries them.
package struct Dispatcher: Sendable {
  package let registry: ProcessRegistry

  package init(registry: ProcessRegistry) { self.registry = registry }

  /// Runs an intent to its end; cancelling the calling task cancels the run.
  ///
  /// - Parameters:
  ///   - stop: why the run was cancelled from outside, nil when it was not.
  ///   - asking: carries the questions of the run.
  package func perform(
    _ request: PerformRequest, stop: @Sendable () -> CancelReason? = { nil },
    asking: @escaping Asking
  ) async -> RunEnd {
    let found: ProcessRegistry.Intent
    do {
      found = try registry.intent(request.intent)
    } catch {
      let observation = RunObservation(of: request.intent, module: "", request.context)
      observation.end(.failed(error))
      return .failed(error)
    }
    let observation = RunObservation(
      of: request.intent, module: found.module.module, request.context)
    let context = RunRequestContext(request.context, observation: observation, asking: asking)
    let end = await CurrentRun.$requestContext.withValue(context) {
      await observation.attach { await run(found, request, context, observation) }
    }
    observation.end(end, stop: stop())
    return end
  }

  /// Tells the observers of this process how the resolution of a request ended.
  package func tell(_ report: ResolutionReport) {
    guard IntentObservers.isObserved else { return }
    let module = report.intent.flatMap { registry.module(of: $0) } ?? ""
    ObservedResolution(report: report, module: module).post()
  }

  private func run(
    _ found: ProcessRegistry.Intent, _ request: PerformRequest, _ context: RunRequestContext,
    _ observation: RunObservation
  ) async -> RunEnd {
    do {
      observation.enter(.preparing)
      let instance = try found.instance()
      instance.attach(context)
      try await instance.prepareDependencies()
      try await instance.set(request.parameters, resolver: resolver(for: instance))
      try instance.checkRequiredParameters()
      try Task.checkCancellation()
      observation.enter(.performing)
      return .finished(try await perform(instance.intent, request.propertyDepth, observation))
    } catch {
      return await RunFailure(of: request.intent).end(error, context)
    }
  }

  private func perform(
    _ intent: some AppIntent, _ propertyDepth: Int?, _ observation: RunObservation
  ) async throws -> ResultReport {
    let result = try await intent.perform()
    observation.enter(.returning)
    guard let result = result as? any ErasedResult else { return ResultReport() }
    return ResultReport(
      value: PropertyDepth.$current.withValue(propertyDepth) { result.wireValue },
      dialog: result.wireDialog,
      opensIntent: result.openedIntent.map(registry.nextIntent),
      showsSnippet: result.showsSnippet)
  }

  /// Makes queries and options providers of an intent's parameters ready.
  func resolver(for instance: IntentInstance?) -> EntityResolver {
    let intent = instance?.intent
    return EntityResolver { provider in
      try await ProviderPreparation.prepare(provider, for: intent)
    }
  }
}

extension RunObservation {
  /// Begins the observation of a run in its circumstances.
  init(of intent: String, module: String, _ context: RunContext) {
    self.init(
      intent: intent, module: module, surface: context.surface, resolution: context.resolution)
  }
}
