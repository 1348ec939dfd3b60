// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Synchronization

@testable import AppIntents

/// Intents as an app writes them, for the tests of the process.
struct GreetIntent: AppIntent {
  static let title: LocalizedStringResource = "Greet"

  @Parameter(title: "Name") var name: String
  @Parameter(title: "Times", default: 1) var times: Int
  @Parameter(title: "Note") var note: String?

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let text = Array(repeating: "Hello \(name)", count: times).joined(separator: ", ")
    return .result(value: text, dialog: "Said \(text)")
  }
}

/// Its parameters are known to nobody outside.
struct SecretiveIntent: AppIntent {
  static let title: LocalizedStringResource = "Secretive"

  @Parameter(title: "Identifier") private var _id: String
  @Parameter(title: "Open") var open: Bool
  @Dependency private var service: any GreetingService

  func perform() async throws -> some ReturnsValue<String> {
    .result(value: "\(service.greeting) \(_id) \(open)")
  }
}

protocol GreetingService: Sendable { var greeting: String { get } }

struct PoliteService: GreetingService { var greeting: String { "Good day" } }

/// Asks for what nobody registers.
struct OrphanedIntent: AppIntent {
  static let title: LocalizedStringResource = "Orphaned"

  @Dependency(manager: OrphanedIntent.manager) var clock: any OrphanedClock

  static let manager = AppDependencyManager()

  func perform() async throws -> some IntentResult { .result() }
}

protocol OrphanedClock: Sendable {}

struct MainActorIntent: AppIntent {
  static let title: LocalizedStringResource = "Main"

  @MainActor
  func perform() async throws -> some ReturnsValue<Bool> {
    MainActor.assertIsolated()
    return .result(value: true)
  }
}

/// Waits until it is cancelled.
struct EndlessIntent: AppIntent {
  static let title: LocalizedStringResource = "Endless"
  static let started = AsyncStream.makeStream(of: Void.self)

  func perform() async throws -> some IntentResult {
    Self.started.continuation.yield()
    try await Task.sleep(for: .seconds(3600))
    return .result()
  }
}

/// Blocks its thread until it is cancelled.
struct BlockingIntent: AppIntent {
  static let title: LocalizedStringResource = "Blocking"

  func perform() async throws -> some IntentResult {
    let gate = Gate()
    await withTaskCancellationHandler {
      gate.wait()
    } onCancel: {
      gate.open()
    }
    return .result()
  }
}

struct AskingIntent: AppIntent {
  static let title: LocalizedStringResource = "Asking"

  @Parameter(title: "Title") var name: String?

  func perform() async throws -> some ReturnsValue<String> {
    let answer = try await $name.requestValue("What is it called?")
    return .result(value: answer)
  }
}

/// Asks from a task that inherits nothing.
struct DetachedIntent: AppIntent {
  static let title: LocalizedStringResource = "Detached"

  @Parameter(title: "Title") var name: String?

  func perform() async throws -> some ReturnsValue<String> {
    let box = $name
    let answer = try await Task.detached { try await box.requestValue() }.value
    return .result(value: answer)
  }
}

struct ConfirmingIntent: AppIntent {
  static let title: LocalizedStringResource = "Confirming"

  func perform() async throws -> some IntentResult {
    try await requestConfirmation(dialog: "Really?")
    return .result()
  }
}

/// Ends in each way that an error can mean.
struct FailingIntent: AppIntent {
  static let title: LocalizedStringResource = "Failing"

  @Parameter(title: "Way") var way: String

  struct SpokenProblem: Error, CustomLocalizedStringResourceConvertible {
    var words: String
    var localizedStringResource: LocalizedStringResource { "The list \(words) is full." }
  }

  struct SilentProblem: Error {}

  func perform() async throws -> some IntentResult {
    try end()
    return .result()
  }

  private func end() throws {
    switch way {
    case "value": throw $way.needsValueError("Which way?")
    case "choice": throw $way.needsDisambiguationError(among: ["left", "right"])
    case "foreground": throw needsToContinueInForegroundError("Open the app?", alwaysConfirm: false)
    case "restart": throw AppIntentError.restartPerform
    case "cancel": throw CancellationError()
    case "spoken": throw SpokenProblem(words: "Milk")
    default: throw SilentProblem()
    }
  }
}

struct OpeningIntent: AppIntent {
  static let title: LocalizedStringResource = "Opening"

  func perform() async throws -> some IntentResult & OpensIntent {
    let next = GreetIntent()
    next.name = "Ada"
    return .result(opensIntent: next)
  }
}

/// Returns nil, which is not the same as returning nothing.
struct NilIntent: AppIntent {
  static let title: LocalizedStringResource = "Nil"

  func perform() async throws -> some ReturnsValue<String?> { .result(value: nil) }
}

/// Asks for the foreground and brings along what to do there.
struct ContinuingIntent: AppIntent {
  static let title: LocalizedStringResource = "Continuing"

  func perform() async throws -> some IntentResult {
    try goOn()
    return .result()
  }

  private func goOn() throws {
    let continuation = ForegroundContinuation { MainActor.assertIsolated() }
    throw AppIntentError(
      .needsForeground(dialog: "Open?", alwaysConfirm: true), continuation: continuation)
  }
}

/// Only the test of observers runs it.
struct ObservedIntent: AppIntent {
  static let title: LocalizedStringResource = "Observed"

  func perform() async throws -> some IntentResult {
    try await requestConfirmation()
    return .result()
  }
}

/// Its manifest declares more than its code has.
struct HauntedIntent: AppIntent {
  static let title: LocalizedStringResource = "Haunted"

  @Parameter(title: "Seen") private var seen: String?

  func perform() async throws -> some IntentResult { .result() }
}

/// Opens once, and lets everybody through who waits.
final class Gate: Sendable {
  private let condition = NSCondition()
  private let isOpen = Mutex(false)

  func open() {
    condition.withLock {
      isOpen.withLock { $0 = true }
      condition.broadcast()
    }
  }

  func wait() {
    condition.withLock {
      while !isOpen.withLock({ $0 }) { condition.wait() }
    }
  }
}
