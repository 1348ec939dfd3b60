// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Sees what the system does with the intents of this process: runs, queries, resolutions, the launch.
///
/// An observer learns names that a developer chose, counts, and how things ended; never a value, a
/// dialog or anything else that a person said. The calls come from the thread that does the work,
/// so they have to be quick; clocks are the observer's own. Every method does nothing unless the
/// observer says otherwise.
public protocol IntentObserver: Sendable {
  /// The process is ready for its first request. An observer that comes later is told at once.
  func launched(_ launch: ObservedLaunch)

  /// A request arrived; nothing of the app's code has run yet.
  func runBegan(_ run: ObservedRun)

  func run(_ run: ObservedRun, entered phase: RunPhase)

  /// `perform()` asks the person something; the phase ``RunPhase/asking`` begins.
  func run(_ run: ObservedRun, asked question: ObservedQuestion)

  /// The run is over; its task may still exist when it ignores its cancellation.
  func run(_ run: ObservedRun, ended outcome: ObservedOutcome)

  /// A query or options provider of the app is about to be asked.
  func queryBegan(_ query: ObservedQuery)

  func query(_ query: ObservedQuery, ended outcome: ObservedQueryOutcome)

  /// The resolution of a request ended, whether anything ran or not.
  func resolved(_ resolution: ObservedResolution)
}

extension IntentObserver {
  public func launched(_ launch: ObservedLaunch) {}
  public func runBegan(_ run: ObservedRun) {}
  public func run(_ run: ObservedRun, entered phase: RunPhase) {}
  public func run(_ run: ObservedRun, asked question: ObservedQuestion) {}
  public func run(_ run: ObservedRun, ended outcome: ObservedOutcome) {}
  public func queryBegan(_ query: ObservedQuery) {}
  public func query(_ query: ObservedQuery, ended outcome: ObservedQueryOutcome) {}
  public func resolved(_ resolution: ObservedResolution) {}
}
