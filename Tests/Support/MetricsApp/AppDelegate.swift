// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import MetricKit
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let metrics = MetricsFile()
  private let diagnostics = DiagnosticsFile()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    MXMetricManager.shared.add(metrics)
    MXMetricManager.shared.add(diagnostics)
    try? MXMetricManager.extendLaunchMeasurement(forTaskID: MXLaunchTaskID("catalogue"))
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    try? MXMetricManager.finishExtendedLaunchMeasurement(forTaskID: MXLaunchTaskID("catalogue"))
  }
}

/// Hears of metrics only.
final class MetricsFile: NSObject, MXMetricManagerSubscriber {
  func didReceive(_ payloads: [MXMetricPayload]) {
    for payload in payloads { write(payload.jsonRepresentation(), to: "metrics.jsonl") }
  }
}

/// Hears of diagnostics only.
final class DiagnosticsFile: NSObject, MXMetricManagerSubscriber {
  func didReceive(_ payloads: [MXDiagnosticPayload]) {
    for payload in payloads { write(payload.jsonRepresentation(), to: "diagnostics.jsonl") }
  }
}

private func write(_ line: Data, to name: String) {
  let path = NSHomeDirectory() + "/" + name
  let before = (try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data()
  try? (before + line + Data("\n".utf8)).write(to: URL(fileURLWithPath: path))
}
