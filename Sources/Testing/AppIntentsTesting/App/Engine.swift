// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import AppIntents
internal import Assistant
internal import Device
internal import Foundation
internal import IntentConversations
internal import IntentHost
internal import IntentMetadata
internal import IntentWire
internal import Language
internal import Platform
internal import Synchronization

/// What moves an app under test: its device, its processes, and the assistant that is asked.
final class Engine: Sendable {
  let app: AppDescription
  let assistant: Assistant
  let device: TemporaryDevice
  private let settings: DeviceSettings
  private let scope: LaunchScope
  private let dependencies = DependencyTable()
  private let host: Mutex<IntentHost?>
  /// Whether the process's time zone is held.
  private let holdsZone: Bool
  private let isClosed = Mutex(false)

  /// The app that the current task stands in for.
  @TaskLocal static var current: Engine?

  init(_ app: AppDescription, over transport: Transport, settings: DeviceSettings) async throws {
    self.app = app
    self.settings = settings
    guard let zone = TimeZone(identifier: settings.timeZone) else {
      throw IntentTestError(
        .setUp, "'\(settings.timeZone)' is no time zone; give one such as 'Europe/Berlin'")
    }
    let registry = transport == .inProcess ? try app.registry() : nil
    device = try TemporaryDevice(settings)
    scope = LaunchScope(try app.launchVariables(on: device.device, locale: settings.locale))
    holdsZone = transport == .inProcess
    let service: any IntentService
    do {
      if let registry {
        try await ProcessTimeZone.shared.hold(zone.identifier)
        host = Mutex(nil)
        service = ScopedService(
          base: InProcessService(registry: registry), scope: scope, dependencies: dependencies)
      } else {
        let host = IntentHost(device: device.device, budget: Budget(settings))
        self.host = Mutex(host)
        service = try app.session(in: host)
      }
    } catch {
      scope.close()
      throw error
    }
    assistant = Assistant(apps: [
      AppHandle(
        bundleIdentifier: app.bundleIdentifier, displayName: app.displayName,
        otherNames: app.otherNames, manifest: app.manifest, service: service)
    ]).logging(to: device.device.logWriter("assistant"))
  }

  /// A test may follow properties of properties so far.
  static let propertyDepth = 4

  /// The circumstances of a request that is made now.
  var circumstances: AssistantSettings {
    AssistantSettings(
      reading: ReadingContext(
        now: settings.clock.now,
        timeZone: TimeZone(identifier: settings.timeZone) ?? .gmt,
        locale: Locale(identifier: settings.locale)),
      isLocked: settings.isLocked, propertyDepth: Self.propertyDepth)
  }

  /// The circumstances of a query or of a `perform()` that a test calls itself.
  var runContext: RunContext {
    RunContext(
      surface: .siri, timestamp: settings.clock.now, locale: settings.locale,
      timeZone: settings.timeZone)
  }

  /// Runs code as the app: it finds the app's containers, and what it registers is the app's.
  func within<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    try await scope.with {
      try await DependencyTable.$current.withValue(dependencies) {
        try await Self.$current.withValue(self, operation: body)
      }
    }
  }

  // MARK: The end

  /// Ends the processes in order and removes the device.
  func close() async {
    guard beginClosing() else { return }
    await host.withLock { $0 }?.shutDown()
    if holdsZone { await ProcessTimeZone.shared.release() }
    removeTraces()
  }

  /// Ends everything at once.
  func tearDown() {
    guard beginClosing() else { return }
    // The zone is given back when somebody has time for it; nothing else hangs on it.
    if holdsZone { Task { await ProcessTimeZone.shared.release() } }
    removeTraces()
  }

  private func beginClosing() -> Bool {
    isClosed.withLock { isClosed in
      defer { isClosed = true }
      return !isClosed
    }
  }

  private func removeTraces() {
    // Without a host its processes are killed.
    host.withLock { $0 = nil }
    scope.close()
    device.remove()
  }
}
