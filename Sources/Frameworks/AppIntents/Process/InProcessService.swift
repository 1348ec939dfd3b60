// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentWire

/// The intents of this very process, asked without a socket.
///
/// Tests ask through it what a host would ask, and get the same values back.
package struct InProcessService: IntentService {
  private let dispatcher: Dispatcher
  private let foreground: @Sendable () async -> Void

  /// - Parameters:
  ///   - registry: by default everything that is linked into the executable.
  ///   - foreground: brings the app to the foreground, where there is one.
  package init(
    registry: ProcessRegistry = .linked, foreground: @escaping @Sendable () async -> Void = {}
  ) {
    dispatcher = Dispatcher(registry: registry)
    self.foreground = foreground
  }

  package func describe(intent: String) async throws(ServiceError) -> IntentProfile {
    do throws(FailureReport) {
      return try dispatcher.describe(intent)
    } catch {
      throw .failed(error)
    }
  }

  package func find(_ request: ItemsRequest) async throws(ServiceError) -> ItemsReply {
    do throws(FailureReport) {
      return try await dispatcher.find(request)
    } catch {
      throw .failed(error)
    }
  }

  package func run(
    _ request: PerformRequest, answer: @escaping @Sendable (Question) async -> Answer
  ) async -> RunReport {
    let clock = ContinuousClock()
    let start = clock.now
    let end = await dispatcher.perform(request) { await answer($0) }
    let seconds = (clock.now - start) / .seconds(1)
    return RunReport(
      outcome: .ended(end), process: nil, timings: RunTimings(launch: 0, run: seconds))
  }

  package func bringToForeground() async throws(ServiceError) { await foreground() }

  package func tell(_ resolution: ResolutionReport) async { dispatcher.tell(resolution) }
}
