// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AcmeTelemetry
import Foundation
import MetricKit

/// Keeps what the system measured of Acme and its extension for the next upload.
final class MetricReports: NSObject, MXMetricManagerSubscriber {
  func start() { MXMetricManager.shared.add(self) }

  func didReceive(_ payloads: [MXMetricPayload]) {
    for payload in payloads {
      keep { try UsageUpload.upload.enqueue(metricPayload: payload.jsonRepresentation()) }
    }
  }

  func didReceive(_ payloads: [MXDiagnosticPayload]) {
    for payload in payloads {
      keep { try UsageUpload.upload.enqueue(diagnosticPayload: payload.jsonRepresentation()) }
    }
  }

  private func keep(_ enqueue: () throws -> Bool) {
    do {
      _ = try enqueue()
    } catch {
      AcmeTelemetry.log.error("a report of the system was not kept: \(error)")
    }
  }
}
