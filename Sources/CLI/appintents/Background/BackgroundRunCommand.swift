// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import BackgroundTaskStore
internal import CommandLineKit
internal import Device
internal import IntentHost
internal import IntentMetadata
internal import IntentWire
internal import Platform

/// `appintents background run`
struct BackgroundRunCommand: Command {
  static let configuration = CommandConfiguration(
    name: "run", abstract: "Launch apps in the background for tasks that they wait for.",
    discussion: """
      A task that is named runs now, whatever its date and needs, as with Xcode's \
      _simulateLaunchForTaskWithIdentifier. With --due everything runs that is due at the device's \
      clock and whose needs are met, one after the other in that order. Example:

        appintents background run --due --now 2026-12-01T03:00:00Z

      Exits with 1 when a task failed, was ended, or does not wait.
      """)

  @Argument(help: ArgumentHelp("The task's identifier.", valueName: "identifier"))
  var identifiers: [String] = []

  @Flag(help: "Run everything that is due.")
  var due = false

  @Option(
    help: ArgumentHelp(
      "Tell a task after this time that its time is up, as iOS does.", valueName: "seconds"))
  var expireAfter: Double?

  @Flag(help: "Bring the apps to the front and send them away first, so that they can ask.")
  var open = false

  @Option(
    help: ArgumentHelp(
      "Of this app alone: a package, an .app, or the name of an installed app.", valueName: "app"),
    completion: .directory)
  var app: String?

  @Flag(help: "Print one JSON object.")
  var json = false

  @OptionGroup var circumstances: CircumstanceOptions
  @OptionGroup var options: DeviceOptions

  func run() async throws {
    guard due != !identifiers.isEmpty else {
      throw CommandFailure(
        "name the tasks to run, or give --due for everything that is due", exitCode: .usage)
    }
    guard expireAfter.map({ $0 > 0 && $0 <= 86_400 }) ?? true else {
      throw CommandFailure("--expire-after takes seconds, up to a day", exitCode: .usage)
    }
    let device = try options.openOrCreate()
    let settings = try circumstances.apply(to: device.settings())
    let apps = try app.map { [try InstalledApps(device: device).app($0)] } ?? installed(on: device)
    let host = IntentHost(device: device.with(settings), budget: Budget(settings)) {
      executable, note in
      guard case .warning(let text) = note else { return }
      try? Console.warn("\(executable.executable): \(text)")
    }
    let reports: [Report]
    do {
      reports = try await run(apps, on: host, settings)
    } catch {
      await host.shutDown()
      throw error
    }
    await host.shutDown()
    if json { try Console.print(try JSONOutput.text(Report.json(reports))) }
    let failed = reports.count { !$0.run.isSuccess }
    guard failed == 0 else {
      throw CommandFailure(
        failed == 1 ? "a task did not succeed" : "\(failed) tasks did not succeed")
    }
  }

  private func installed(on device: Device) throws -> [AppBundle] {
    try device.installedIdentifiers().compactMap { identifier in
      do {
        return try device.installedApp(identifier)
      } catch {
        // One broken app does not silence the others.
        try Console.warn("\(error)")
        return nil
      }
    }
  }

  private func run(
    _ apps: [AppBundle], on host: IntentHost, _ settings: DeviceSettings
  ) async throws -> [Report] {
    if open {
      for app in apps {
        let session = host.session(for: app)
        do {
          try await session.bringToForeground()
        } catch {
          throw CommandFailure("'\(app.bundleIdentifier)' \(error)")
        }
        await session.sendToBackground()
      }
    }
    let tasks = try choose(apps, on: host.device, settings)
    if tasks.isEmpty, !json { try Console.print("nothing is due") }
    let scheduler = BackgroundScheduler(host)
    var reports: [Report] = []
    for entry in tasks where !Task.isCancelled {
      let run = await scheduler.run(entry, limit: expireAfter.map { .seconds($0) })
      reports.append(Report(entry: entry, run: run))
      if !json { try Console.print("\(entry.task.identifier)  \(run.outcome)") }
    }
    return reports
  }

  private func choose(
    _ apps: [AppBundle], on device: Device, _ settings: DeviceSettings
  ) throws -> [DeviceTask] {
    guard due else {
      return try BackgroundTaskChoice(device: device, apps: apps).tasks(named: identifiers)
    }
    let rows = try device.backgroundTasks()
      .filter { entry in apps.contains { $0.bundleIdentifier == entry.app } }
      .map { BackgroundTaskRow($0, settings) }
    // A task that only its needs keep back would surprise who expects it.
    for row in rows where !row.obstacles.isEmpty && !row.obstacles.contains(.date) {
      try Console.warn("'\(row.entry.task.identifier)' waits \(row.waiting)")
    }
    return rows.filter(\.obstacles.isEmpty).map(\.entry)
  }

  /// A task that was run.
  private struct Report {
    var entry: DeviceTask
    var run: BackgroundTaskRun

    static func json(_ reports: [Report]) -> JSONValue {
      [
        "tasks": .array(
          reports.map { report in
            var object: JSONObject = [
              "identifier": .string(report.entry.task.identifier),
              "app": .string(report.entry.app), "outcome": .string(report.run.outcome.name),
              "isSuccess": .bool(report.run.isSuccess),
              "message": .string(report.run.outcome.description),
              "seconds": .double(report.run.run.inSeconds),
            ]
            if let process = report.run.process {
              object["processIdentifier"] = .int(Int64(process))
            }
            return .object(object)
          })
      ]
    }
  }
}

extension BackgroundTaskRun.Outcome {
  /// For programs that read it.
  fileprivate var name: String {
    switch self {
    case .completed: "completed"
    case .expired: "expired"
    case .overran: "overran"
    case .refused: "refused"
    case .notPending: "notPending"
    case .process: "processEnded"
    }
  }
}
