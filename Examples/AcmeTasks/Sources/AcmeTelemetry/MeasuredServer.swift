// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AcmeCore
import Foundation
import IntentTelemetry

/// A server whose calls count as the network phase of the run that makes them.
public struct MeasuredServer: TaskServer {
  private let base: any TaskServer

  public init(_ base: any TaskServer) { self.base = base }

  public func upload(_ task: TaskRecord) async throws {
    try await TelemetryRecorder.shared.measure(.network) { try await base.upload(task) }
  }

  public func markCompleted(taskID: UUID) async throws {
    try await TelemetryRecorder.shared.measure(.network) {
      try await base.markCompleted(taskID: taskID)
    }
  }

  public func delete(taskID: UUID) async throws {
    try await TelemetryRecorder.shared.measure(.network) { try await base.delete(taskID: taskID) }
  }
}
