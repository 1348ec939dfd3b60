// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import IntentWire

/// Tells the observers of one run what happens to it.
public struct RunObservation: Sendable {
  private let run: ObservedRun
  private let observers: [any IntentObserver]

  /// Begins the observation of a run.
  public init(intent: String, module: String, surface: Surface) {
    run = ObservedRun(
      number: IntentObservers.nextRunNumber(), intent: intent, module: module, surface: surface)
    observers = IntentObservers.current
    for observer in observers { observer.runBegan(run) }
  }

  public func enter(_ phase: RunPhase) {
    for observer in observers { observer.run(run, entered: phase) }
  }

  public func end(_ end: RunEnd) {
    guard !observers.isEmpty else { return }
    let outcome = ObservedOutcome(end)
    for observer in observers { observer.run(run, ended: outcome) }
  }
}
