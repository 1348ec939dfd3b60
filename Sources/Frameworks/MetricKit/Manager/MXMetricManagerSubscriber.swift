// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Gets payloads, on a background queue. Implement what you want to hear of.
///
/// - Note: Both methods are optional in Apple's framework; here each has an empty default.
@preconcurrency
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
  /// Metrics of the last days: at most once a day.
  func didReceive(_ payloads: [MXMetricPayload])

  /// Diagnostics, at the next launch after what they tell of.
  func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}
