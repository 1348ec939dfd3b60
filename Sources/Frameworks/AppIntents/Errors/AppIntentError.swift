// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentWire

/// An error with a meaning that the system knows.
public struct AppIntentError: Error {
  /// What the system should do, or say.
  package enum Kind: Sendable {
    /// Run `perform()` again from the beginning.
    case restartPerform
    /// Ask for a parameter, then run again.
    case needsValue(parameter: any AnyParameterBox, dialog: IntentDialog?)
    /// Let the person choose a parameter's value, then run again.
    case needsDisambiguation(
      parameter: any AnyParameterBox, options: [Choice], dialog: IntentDialog?)
    /// Bring the app to the foreground, then run again.
    case needsForeground(dialog: IntentDialog?, alwaysConfirm: Bool)
    /// The person declined or gave up.
    case cancelled
    /// Something that a person has to do or that cannot be mended, with what to say.
    case reported(name: String, message: LocalizedStringResource)
  }

  package let kind: Kind

  /// What runs in the foreground after a former `needsToContinueInForegroundError`.
  package let continuation: ForegroundContinuation?

  package init(_ kind: Kind, continuation: ForegroundContinuation? = nil) {
    self.kind = kind
    self.continuation = continuation
  }

  /// Asks the system to run `perform()` again from the beginning.
  public static var restartPerform: AppIntentError { AppIntentError(.restartPerform) }
}

/// Work that is put off until the app is in the foreground.
package struct ForegroundContinuation: Sendable {
  package let body: @MainActor @Sendable () async throws -> Void
}

extension AppIntentError: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .restartPerform: "the intent asks to run again"
    case .needsValue(let box, _): "the intent needs a value for '\(box.name)'"
    case .needsDisambiguation(let box, _, _): "the intent needs a choice for '\(box.name)'"
    case .needsForeground: "the intent needs its app in the foreground"
    case .cancelled: "the person cancelled"
    case .reported(let name, _): name
    }
  }
}

extension AppIntentError: CustomLocalizedStringResourceConvertible {
  public var localizedStringResource: LocalizedStringResource {
    switch kind {
    case .restartPerform: "Please try again."
    case .needsValue(_, let dialog), .needsDisambiguation(_, _, let dialog),
      .needsForeground(let dialog, _):
      dialog?.full ?? "More information is needed."
    case .cancelled: "Cancelled."
    case .reported(_, let message): message
    }
  }
}

extension AppIntentError: Equatable {
  public static func == (lhs: AppIntentError, rhs: AppIntentError) -> Bool {
    switch (lhs.kind, rhs.kind) {
    case (.restartPerform, .restartPerform), (.cancelled, .cancelled): true
    case (.needsValue(let left, _), .needsValue(let right, _)): left === right
    case (
      .needsDisambiguation(let left, let leftOptions, _),
      .needsDisambiguation(let right, let rightOptions, _)
    ):
      left === right && leftOptions == rightOptions
    case (.needsForeground(_, let left), .needsForeground(_, let right)): left == right
    case (.reported(let left, _), .reported(let right, _)): left == right
    default: false
    }
  }
}
