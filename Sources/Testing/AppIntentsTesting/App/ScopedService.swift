// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import AppIntents
internal import IntentWire
internal import Platform

/// The intents of this process, each call with the containers and dependencies of one test.
struct ScopedService: IntentService {
  let base: InProcessService
  let scope: LaunchScope
  let dependencies: DependencyTable

  func describe(intent: String) async throws(ServiceError) -> IntentProfile {
    try await within {
      await Self.result { () throws(ServiceError) in
        try await base.describe(intent: intent)
      }
    }.get()
  }

  func find(_ request: ItemsRequest) async throws(ServiceError) -> ItemsReply {
    try await within {
      await Self.result { () throws(ServiceError) in
        try await base.find(request)
      }
    }.get()
  }

  func run(
    _ request: PerformRequest, answer: @escaping @Sendable (Question) async -> Answer
  ) async -> RunReport {
    await within { await base.run(request, answer: answer) }
  }

  func bringToForeground() async throws(ServiceError) { try await base.bringToForeground() }

  func tell(_ resolution: ResolutionReport) async { await within { await base.tell(resolution) } }

  private func within<Result: Sendable>(_ body: () async -> Result) async -> Result {
    await scope.with { await DependencyTable.$current.withValue(dependencies, operation: body) }
  }

  /// `withValue` does not pass typed errors on.
  private static func result<Value>(
    _ body: () async throws(ServiceError) -> Value
  ) async -> Result<Value, ServiceError> {
    do throws(ServiceError) { return .success(try await body()) } catch { return .failure(error) }
  }
}
