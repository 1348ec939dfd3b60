// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Assistant
internal import CommandLineKit
internal import Device
internal import Foundation
internal import IntentHost
internal import IntentMetadata
internal import IntentWire
internal import Language

/// The assistant of one device with some of its apps, ready to be asked.
struct AssistantSession: Sendable {
  let apps: [AppBundle]
  private let host: IntentHost
  private let assistant: Assistant
  private let device: Device
  /// Rings when an app has asked for a background task.
  private let tasksChanged: WakeUp

  /// - Parameters:
  ///   - named: apps as the person named them; all installed apps when there are none.
  ///   - settings: the device's own, with what the command line changes.
  init(_ device: Device, apps named: [String], settings: DeviceSettings) throws {
    self.device = device.with(settings)
    apps = try Self.choose(named, on: device)
    let tasksChanged = WakeUp()
    self.tasksChanged = tasksChanged
    host = IntentHost(device: self.device, budget: Budget(settings)) { executable, note in
      switch note {
      case .warning(let text): try? Console.warn("\(executable.executable): \(text)")
      case .backgroundTasksChanged: tasksChanged.ring()
      default: break
      }
    }
    let host = host
    assistant = Assistant(
      apps: apps.map { app in
        AppHandle(
          bundleIdentifier: app.bundleIdentifier, displayName: app.displayName,
          otherNames: app.otherNames, manifest: app.manifest, service: host.session(for: app))
      }
    ).logging(to: self.device.logWriter("assistant"))
  }

  func ask(
    _ utterance: String, answers: @escaping Assistant.AnswerSource,
    onTurn: @escaping @Sendable (Turn) -> Void
  ) async throws -> AssistantOutcome {
    let settings = try device.settings()
    let reading = ReadingContext(
      now: settings.clock.now, timeZone: try settings.knownTimeZone(),
      locale: Locale(identifier: settings.locale))
    var outcome = await assistant.ask(
      utterance, settings: AssistantSettings(reading: reading, isLocked: settings.isLocked),
      answers: answers, onTurn: onTurn)
    if case .failed(var failure) = outcome.ending, failure.reason == "crashed",
      let log = log(of: outcome)
    {
      failure.message += " '\(log)'"
      outcome.ending = .failed(failure)
    }
    return outcome
  }

  /// Begins the background tasks of the apps when they are due, until the calling task is cancelled.
  func serveBackgroundTasks(
    report: @escaping @Sendable (DeviceTask, BackgroundTaskRun) -> Void
  ) async {
    guard let clock = try? device.settings().clock else { return }
    await BackgroundScheduler(host).serve(
      apps: Set(apps.map(\.bundleIdentifier)), changes: tasksChanged, clock: clock, report: report)
  }

  /// Where the process that ran the intent left what it printed last.
  private func log(of outcome: AssistantOutcome) -> String? {
    let app = apps.first { $0.bundleIdentifier == outcome.app }
    guard let intent = outcome.chain.last ?? outcome.intent,
      let executable = app?.executable(forIntent: intent)
    else { return nil }
    return try? device.log(executable.bundleIdentifier).path
  }

  /// Ends every process that the requests started.
  func shutDown() async { await host.shutDown() }

  private static func choose(_ named: [String], on device: Device) throws -> [AppBundle] {
    guard named.isEmpty else {
      let apps = try named.map { try InstalledApps(device: device).app($0) }
      for app in apps { try app.checkExecutables() }
      return apps
    }
    var apps: [AppBundle] = []
    for identifier in device.installedIdentifiers() {
      do {
        apps.append(try device.installedApp(identifier))
      } catch {
        // One broken app does not silence the others.
        try Console.warn("\(error)")
      }
    }
    guard !apps.isEmpty else {
      throw CommandFailure(
        "no app is installed on the device; name one with --app, or install it with "
          + "'appintents device install'", exitCode: .usage)
    }
    return apps
  }
}
