// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import IntentWire

/// How the resolution of a request ended that named this app.
public struct ObservedResolution: Hashable, Sendable {
  public var report: ResolutionReport
  /// The module that declares the intent; empty when no module here does.
  public var module: String

  public init(report: ResolutionReport, module: String) {
    self.report = report
    self.module = module
  }

  /// Tells the observers of this process.
  public func post() {
    for observer in IntentObservers.current { observer.resolved(self) }
  }
}
