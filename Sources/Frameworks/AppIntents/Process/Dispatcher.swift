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
  /// - Parameter asking: carries the questions of the run.
  package func perform(_ request: PerformRequest, asking: @escaping Asking) async -> RunEnd {
    let found: ProcessRegistry.Intent
    do {
      found = try registry.intent(request.intent)
    } catch {
      let observation = RunObservation(
        intent: request.intent, module: "", surface: request.context.surface)
      observation.end(.failed(error))
      return .failed(error)
    }
    let observation = RunObservation(
      intent: request.intent, module: found.module.module, surface: request.context.surface)
    let context = RunRequestContext(request.context, observation: observation, asking: asking)
    let end = await CurrentRun.$requestContext.withValue(context) {
      await run(found, request, context, observation)
    }
    observation.end(end)
    return end
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
      return .finished(try await perform(instance.intent, request.propertyDepth))
    } catch {
      return await RunFailure(of: request.intent).end(error, context)
    }
  }

  private func perform(
    _ intent: some AppIntent, _ propertyDepth: Int?
  ) async throws -> ResultReport {
    let result = try await intent.perform()
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
