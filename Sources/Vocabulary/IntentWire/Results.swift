// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// How a run ended, as the process itself reports it.
public enum RunEnd: Codable, Hashable, Sendable {
  case finished(ResultReport)
  case failed(FailureReport)
  /// `needsValueError`: the system asks, then runs the intent again with the value.
  case needsValue(parameter: String, dialog: DialogText?)
  /// `needsDisambiguationError`
  case needsDisambiguation(parameter: String, options: [Choice], dialog: DialogText?)
  /// `needsToContinueInForegroundError`
  case needsForeground(dialog: DialogText?, alwaysConfirm: Bool)
  /// `AppIntentError.restartPerform`
  case restart
  /// The task was cancelled, or the person cancelled a question.
  case cancelled
}

/// What `perform()` gave back.
public struct ResultReport: Codable, Hashable, Sendable {
  /// The returned value: nil for none, `.null` for a returned nil.
  public var value: IntentValue?
  public var dialog: DialogText?
  /// The intent that the result opens, with its parameters.
  public var opensIntent: NextIntent?
  /// Whether the result shows a snippet (a view or a snippet intent).
  public var showsSnippet: Bool

  public init(
    value: IntentValue? = nil, dialog: DialogText? = nil, opensIntent: NextIntent? = nil,
    showsSnippet: Bool = false
  ) {
    self.value = value
    self.dialog = dialog
    self.opensIntent = opensIntent
    self.showsSnippet = showsSnippet
  }
}

/// An intent that follows another, with the values it already has.
public struct NextIntent: Codable, Hashable, Sendable {
  public var intent: String
  public var parameters: [String: IntentValue]

  public init(intent: String, parameters: [String: IntentValue]) {
    self.intent = intent
    self.parameters = parameters
  }
}

/// An error that ended a request inside the process.
public struct FailureReport: Error, Codable, Hashable, Sendable {
  /// What kind of error it was.
  public enum Code: String, Codable, Hashable, Sendable {
    /// `perform()` or a query threw.
    case thrown
    /// The intent, entity or query is not in this process.
    case notHere
    /// A required parameter has no value.
    case missingParameter
    /// A value does not fit its parameter: type, range, an entity that is gone.
    case invalidParameter
    /// A `@Dependency` was not registered, or as another type.
    case dependency
    /// What was asked exists on Apple's platforms and not here yet.
    case unsupported
  }

  public var code: Code
  /// One sentence for a developer; never the person's words.
  public var message: String
  /// What the system says to the person: the error's `localizedStringResource`, nil when it has none.
  public var spoken: String?
  /// The Swift type of the error.
  public var errorType: String?
  /// The error's code in its domain, such as the number of a case; nil when the app threw nothing.
  public var errorCode: Int?
  public var parameter: String?

  public init(
    code: Code, message: String, spoken: String? = nil, errorType: String? = nil,
    errorCode: Int? = nil, parameter: String? = nil
  ) {
    self.code = code
    self.message = message
    self.spoken = spoken
    self.errorType = errorType
    self.errorCode = errorCode
    self.parameter = parameter
  }
}

extension FailureReport: CustomStringConvertible {
  public var description: String { message }
}
