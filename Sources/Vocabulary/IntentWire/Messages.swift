// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Numbers the requests of one connection; the host gives them out, counting up.
public typealias RequestID = UInt64

/// Numbers the questions of one process.
public typealias QuestionID = UInt64

/// The version of these messages; both sides refuse another.
public let wireVersion = 2

/// What the host says to a process.
public enum HostMessage: Codable, Hashable, Sendable {
  /// The intent's profile, from a fresh instance; answered by `described`.
  case describe(RequestID, intent: String)
  /// Entities or options; answered by `items`.
  case find(RequestID, ItemsRequest)
  /// Runs an intent; answered by `question`s and one `finished`.
  case perform(RequestID, PerformRequest)
  /// Begins a background task; answered by `taskEnded`. Cancelling it means that its time is up.
  case beginTask(RequestID, BackgroundTaskLaunch)
  case answer(QuestionID, Answer)
  /// Cancels the task of a request, which still ends with its own reply.
  case cancel(RequestID, reason: CancelReason = .caller)
  /// How the resolution of a request ended. It is sent to a process that is observed, and not
  /// answered.
  case resolved(ResolutionReport)
  /// The app comes to the foreground or leaves it; answered by a `sceneChanged` note.
  case scene(ScenePhase)
  /// Ends the process in order, after the requests that still run.
  case shutdown
}

/// Why the host cancels a request.
public enum CancelReason: String, Codable, Hashable, Sendable {
  /// Whoever made the request does not want it any more, or the process has to end.
  case caller
  /// The run took longer than it may; whatever it still says, it is over.
  case timeBudget
}

/// What a process says to the host.
public enum ProcessMessage: Codable, Hashable, Sendable {
  /// Always the first message.
  case ready(ProcessDescription)
  case described(RequestID, IntentProfile)
  case items(RequestID, ItemsReply)
  case question(run: RequestID, QuestionID, Question)
  case finished(RequestID, RunEnd)
  case taskEnded(RequestID, BackgroundTaskEnd)
  /// A `describe`, `find` or `beginTask` that could not be answered.
  case failed(RequestID, FailureReport)
  case note(ProcessNote)
}

/// What a process says of itself when it is ready.
public struct ProcessDescription: Codable, Hashable, Sendable {
  public var wireVersion: Int
  public var processIdentifier: Int32
  public var bundleIdentifier: String
  /// The modules whose records are linked into the executable.
  public var modules: [String]
  /// Identifiers of the intents that can run here.
  public var intents: [String]
  /// Whether the process has an app's life cycle (`UIApplicationDelegate`).
  public var isApp: Bool
  /// Whether observers of the process want to hear of resolutions; nil is no.
  public var isObserved: Bool?

  public init(
    wireVersion: Int = IntentWire.wireVersion, processIdentifier: Int32, bundleIdentifier: String,
    modules: [String], intents: [String], isApp: Bool, isObserved: Bool? = nil
  ) {
    self.wireVersion = wireVersion
    self.processIdentifier = processIdentifier
    self.bundleIdentifier = bundleIdentifier
    self.modules = modules
    self.intents = intents
    self.isApp = isApp
    self.isObserved = isObserved
  }
}

/// Something that happened in a process and that nobody waits for.
public enum ProcessNote: Codable, Hashable, Sendable {
  case sceneChanged(ScenePhase)
  /// `updateAppShortcutParameters()` was called.
  case shortcutParametersChanged
  /// The app has asked for a background task, or cancelled one.
  case backgroundTasksChanged
  /// `UIApplication.open(_:)` was called with this URL, which nobody opens here.
  case openedURL(String)
  /// From now on observers of the process want to hear of resolutions.
  case observed
  /// Something a developer should read: a record that does not fit, a dependency of another type.
  case warning(String)
}

/// How far in front an app is.
public enum ScenePhase: String, Codable, Hashable, Sendable {
  case background, inactive, active
}
