// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentWire

/// What an error means for the run of an intent.
struct RunFailure {
  private let intent: String

  init(of intent: String) { self.intent = intent }

  /// How the run ends with the error.
  ///
  /// An error that asks for the foreground and brings its own continuation is answered here: the
  /// question goes to the host, and the continuation runs in this process.
  func end(_ error: any Error, _ context: any RequestContext) async -> RunEnd {
    // After a cancellation nearly every error is its consequence, whatever its type.
    if error is CancellationError || Task.isCancelled { return .cancelled }
    guard let intentError = error as? AppIntentError else { return .failed(report(error)) }
    if let continuation = intentError.continuation,
      case .needsForeground(let dialog, let alwaysConfirm) = intentError.kind
    {
      return await goOn(continuation, dialog, alwaysConfirm, context)
    }
    return end(intentError)
  }

  /// How a run that nobody goes on with ends with the error.
  func outcome(_ error: any Error) -> RunEnd {
    if error is CancellationError || Task.isCancelled { return .cancelled }
    return (error as? AppIntentError).map(end) ?? .failed(report(error))
  }

  private func end(_ error: AppIntentError) -> RunEnd {
    switch error.kind {
    case .restartPerform: .restart
    case .needsValue(let box, let dialog):
      .needsValue(parameter: box.name, dialog: dialog?.wireText)
    case .needsDisambiguation(let box, let options, let dialog):
      .needsDisambiguation(parameter: box.name, options: options, dialog: dialog?.wireText)
    case .needsForeground(let dialog, let alwaysConfirm):
      .needsForeground(dialog: dialog?.wireText, alwaysConfirm: alwaysConfirm)
    case .cancelled: .cancelled
    case .reported(let name, _):
      .failed(
        FailureReport(
          code: .thrown, message: "'\(intent)' threw AppIntentError.\(name)",
          spoken: SpokenError.text(of: error), errorType: "AppIntents.AppIntentError"))
    }
  }

  private func goOn(
    _ continuation: ForegroundContinuation, _ dialog: IntentDialog?, _ alwaysConfirm: Bool,
    _ context: any RequestContext
  ) async -> RunEnd {
    do {
      let question = Question.continueInForeground(
        dialog: dialog?.wireText, alwaysConfirm: alwaysConfirm)
      guard case .confirmed(true) = try await context.ask(question) else { return .cancelled }
      try await continuation.body()
      return .finished(ResultReport())
    } catch {
      // The continuation may ask for the foreground again: the host decides then.
      return outcome(error)
    }
  }

  /// The report of an error; it names the error's type and never its contents, which may hold
  /// what a person said.
  func report(_ error: any Error) -> FailureReport {
    if let report = error as? FailureReport { return report }
    if let error = error as? ValueError {
      return FailureReport(
        code: error.code, message: error.message, spoken: nil, errorType: nil,
        parameter: error.parameter)
    }
    let (type, code) = Self.identity(of: error)
    return FailureReport(
      code: .thrown, message: "'\(intent)' threw '\(type)'", spoken: SpokenError.text(of: error),
      errorType: type, errorCode: code)
  }

  /// The type of an error and its code: the number of a case, or what the error says itself.
  ///
  /// An `NSError` of no other type is told by its domain, if that looks like one: a domain is free text.
  private static func identity(of error: any Error) -> (type: String, code: Int) {
    let type = Swift.type(of: error)
    let bridged = error as NSError
    guard type == NSError.self else { return (name(of: type), bridged.code) }
    let isDomain =
      bridged.domain.utf8.count <= 100
      && bridged.domain.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
          UInt8(ascii: "_"):
          true
        default: false
        }
      }
    return (isDomain ? "NSError(\(bridged.domain))" : "NSError", bridged.code)
  }

  /// The name of a type; a type inside a function or a file has an address in the middle of its
  /// reflected name, which tells nobody anything and differs from run to run.
  static func name(of type: any Any.Type) -> String {
    var name = String(reflecting: type)
    while let start = name.firstRange(of: "(unknown context at $"),
      let end = name[start.upperBound...].firstRange(of: ").")
    {
      name.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return name
  }
}
