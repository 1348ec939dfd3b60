// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import AppIntents
internal import Assistant
internal import Device
internal import Foundation
internal import IntentConversations
internal import IntentMetadata
internal import IntentWire

/// An app on a device of its own, for one test.
///
/// ```swift
/// @Test(arguments: Transport.allCases)
/// func asksForTheTitle(_ transport: Transport) async throws {
///   let acme = try await AppUnderTest("com.acme.tasks", over: transport) { _ in
///     AcmeDependencies.register()
///   }
///   let talk = await acme.say("Create a task in Acme", answers: "Call the bank")
///   talk.expect(.intent("CreateTaskIntent"), .dialog("Created “Call the bank”."))
/// }
/// ```
///
/// The device begins empty and is removed when the last reference to the app and its conversations is
/// gone. Tests may run at the same time, each with its own app.
///
/// - Note: Apple's module has nothing like it; the names are ours.
public final class AppUnderTest: Sendable {
  /// The app's, not that of an extension.
  public let bundleIdentifier: String
  /// Where the app's intents run.
  public let transport: Transport
  /// The device, for what `prepare` could not know yet.
  public let device: TestDevice
  let engine: Engine

  /// Makes the app ready that the package of the tests builds.
  ///
  /// - Parameters:
  ///   - bundleIdentifier: the app's; nil takes the package's only app.
  ///   - path: a package or an `.app` instead of the package of the tests.
  ///   - target: the app's target, when the package has several apps.
  ///   - now: what the system takes for now.
  ///   - timeZone: of the device. In this process it is the process's own zone, so apps with
  ///     different zones wait for one another there.
  ///   - prepare: seeds the device before anything runs, and registers dependencies for
  ///     `.inProcess`. It runs as the app: `containerURL`, `UserDefaults` and
  ///     `AppDependencyManager.shared` are those of this app alone.
  /// - Throws: ``IntentTestError`` that names what is missing; whatever `prepare` throws.
  public convenience init(
    _ bundleIdentifier: String? = nil, over transport: Transport = .process,
    at path: String? = nil, target: String? = nil, now: TestClock = .real,
    locale: String = "en_US", timeZone: String = "UTC", isLocked: Bool = false,
    prepare: @escaping @Sendable (TestDevice) async throws -> Void = { _ in }
  ) async throws {
    let bundle = try await BuiltApp.find(
      BuiltApp.Wish(bundleIdentifier: bundleIdentifier, path: path, target: target))
    try await self.init(
      AppDescription(bundle), over: transport,
      settings: try Self.settings(now, locale, timeZone, isLocked), prepare: prepare)
  }

  /// Makes an app ready of modules that are linked into the tests, where no executable holds them.
  ///
  /// - Parameters:
  ///   - modules: the modules that declare its intents.
  ///   - name: the app's name, which its phrases contain.
  public convenience init(
    modules: Set<String>, named name: String, now: TestClock = .real,
    locale: String = "en_US", timeZone: String = "UTC", isLocked: Bool = false,
    prepare: @escaping @Sendable (TestDevice) async throws -> Void = { _ in }
  ) async throws {
    try await self.init(
      AppDescription(modules: modules, named: name), over: .inProcess,
      settings: try Self.settings(now, locale, timeZone, isLocked), prepare: prepare)
  }

  init(
    _ app: AppDescription, over transport: Transport, settings: DeviceSettings,
    prepare: @Sendable (TestDevice) async throws -> Void
  ) async throws {
    bundleIdentifier = app.bundleIdentifier
    self.transport = transport
    engine = try await Engine(app, over: transport, settings: settings)
    let device = TestDevice(
      device: engine.device.device,
      bundleIdentifier: app.intentsExecutable?.bundleIdentifier ?? app.bundleIdentifier)
    self.device = device
    try await engine.within { try await prepare(device) }
  }

  deinit { engine.tearDown() }

  /// Ends the app's processes in order and removes its device; without it both happen at once when the
  /// app is gone.
  public func close() async { await engine.close() }

  private static func settings(
    _ now: TestClock, _ locale: String, _ timeZone: String, _ isLocked: Bool
  ) throws(IntentTestError) -> DeviceSettings {
    var settings = DeviceSettings.testing
    switch now.reading {
    case .real: settings.clock = .real
    case .fixed(let date): settings.clock = .fixed(date)
    case .unreadable(let text):
      throw IntentTestError(
        .setUp, "'\(text)' is no moment; write it as '2026-11-30T10:00:00Z'")
    }
    settings.locale = locale
    settings.timeZone = timeZone
    settings.isLocked = isLocked
    return settings
  }

  // MARK: Asking

  /// What the app declares, by name: Apple's way to test it, on this device and over this transport.
  public var definitions: IntentDefinitions { IntentDefinitions(self) }

  /// Says something to the app, as a person to Siri, and answers what it asks.
  ///
  /// It returns when the request has ended, or when something is asked that `answers` do not answer:
  /// go on with ``TestConversation/answer(_:fileID:filePath:line:column:)``.
  @discardableResult
  public func say(
    _ utterance: String, answers: String..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async -> TestConversation {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let conversation = TestConversation(self, answers: answers, at: site)
    let assistant = engine.assistant
    let circumstances = engine.circumstances
    conversation.start { answers, onTurn in
      await assistant.ask(utterance, settings: circumstances, answers: answers, onTurn: onTurn)
    }
    await conversation.settle()
    conversation.reportUnasked(at: site)
    return conversation
  }

  /// Runs code of the test as if it were the app: its containers, its dependencies.
  ///
  /// Intents that the code performs itself run in the process of the tests, so this is for
  /// `.inProcess`.
  public func inside<Result>(_ body: () async throws -> Result) async throws -> Result {
    guard transport == .inProcess else {
      throw IntentTestError(
        .setUp,
        "the app runs in a process of its own, which code of the test cannot enter; test "
          + "it over .inProcess")
    }
    return try await engine.within(body)
  }

  // MARK: For definitions

  func intent(_ identifier: String) throws(IntentTestError) -> IntentDeclaration {
    if let declaration = engine.app.manifest.intents[identifier] { return declaration }
    throw unknown(identifier, in: engine.app.manifest.intents.keys, kind: "intent")
  }

  func checkEntity(_ name: String) throws(IntentTestError) {
    guard engine.app.manifest.entities[name] == nil else { return }
    throw unknown(name, in: engine.app.manifest.entities.keys, kind: "entity")
  }

  func query(_ identifier: String) throws(IntentTestError) -> QueryDeclaration {
    if let declaration = engine.app.manifest.queries[identifier] { return declaration }
    throw unknown(identifier, in: engine.app.manifest.queries.keys, kind: "query")
  }

  private func unknown(
    _ name: String, in names: some Sequence<String>, kind: String
  ) -> IntentTestError {
    NameCheck.error(name, in: names, kind: kind, of: "the app '\(engine.app.displayName)'")
      ?? IntentTestError(.unknownName, "'\(name)' is unknown")
  }

  func find(
    _ source: ItemsRequest.Source, _ search: ItemsRequest.Search
  ) async throws(IntentTestError) -> [IntentValue] {
    let request = ItemsRequest(
      source: source, search: search, context: engine.runContext,
      propertyDepth: Engine.propertyDepth)
    do throws(ServiceError) {
      let found = try await engine.assistant.apps[0].service.find(request)
      return found.items.compactMap(\.value)
    } catch {
      throw IntentTestError(.failed, "the query failed: \(error)", dialog: error.spoken)
    }
  }

  func run(
    _ intent: String, _ parameters: [String: IntentValue], answers: [String]
  ) async throws(IntentTestError) -> ResolvedIntentResult {
    try checkCases(parameters)
    let script = AnswerScript(answers)
    let outcome = await engine.assistant.run(
      intent, parameters: parameters, settings: engine.circumstances,
      answers: { _ in script.next() })
    switch outcome.ending {
    case .done:
      if let error = script.leftOver(for: "'\(intent)'") { throw error }
      return ResolvedIntentResult(
        outcome.value, dialog: outcome.dialog, openedApp: outcome.openedApp)
    case .needsAnswer(let prompt):
      throw IntentTestError(
        .unanswered,
        "'\(intent)' asked '\(prompt.text)' and nobody answered; give the parameter a value, or "
          + "answer with run(answers:)", dialog: outcome.dialog)
    default:
      throw IntentTestError(
        .failed, "'\(intent)' \(EndingText.of(outcome))", dialog: outcome.dialog)
    }
  }

  private func checkCases(_ parameters: [String: IntentValue]) throws(IntentTestError) {
    for value in parameters.values {
      guard case .enumeration(let type, let rawValue) = value else { continue }
      guard let declaration = engine.app.manifest.enumeration(type) else {
        throw unknown(type, in: engine.app.manifest.enums.map(\.identifier), kind: "enum")
      }
      if let error = NameCheck.error(
        rawValue, in: declaration.cases.map(\.identifier), kind: "case", of: "the enum '\(type)'")
      {
        throw error
      }
    }
  }
}

extension ServiceError {
  /// What a person would hear of it.
  fileprivate var spoken: String? {
    if case .failed(let report) = self { report.spoken } else { nil }
  }
}
