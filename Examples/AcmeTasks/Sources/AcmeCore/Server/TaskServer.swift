// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The company's server: everything that changes is sent there too.
///
/// Intents get one through `@Dependency`, so that a test can replace it.
public protocol TaskServer: Sendable {
  func upload(_ task: TaskRecord) async throws
  func markCompleted(taskID: UUID) async throws
  func delete(taskID: UUID) async throws
}

/// Which server the app talks to: a switch of the developer menu.
public enum ServerChoice: String, CaseIterable, Sendable {
  case normal, slow, failing

  private static let key = "server"

  /// The choice, shared by the app and its extension.
  public static var current: ServerChoice {
    get {
      UserDefaults(suiteName: TaskStore.appGroup)?.string(forKey: key)
        .flatMap(ServerChoice.init(rawValue:)) ?? .normal
    }
    set { UserDefaults(suiteName: TaskStore.appGroup)?.set(newValue.rawValue, forKey: key) }
  }

  func makeServer() -> any TaskServer {
    switch self {
    case .normal: OfflineFirstServer()
    case .slow: SlowServer(base: OfflineFirstServer(), delay: .seconds(60))
    case .failing: FailingServer()
    }
  }
}

/// The server that is chosen at the moment of each call.
public struct ChosenServer: TaskServer {
  public init() {}

  public func upload(_ task: TaskRecord) async throws {
    try await ServerChoice.current.makeServer().upload(task)
  }

  public func markCompleted(taskID: UUID) async throws {
    try await ServerChoice.current.makeServer().markCompleted(taskID: taskID)
  }

  public func delete(taskID: UUID) async throws {
    try await ServerChoice.current.makeServer().delete(taskID: taskID)
  }
}

/// Accepts everything at once; what is stored on the device is synchronised later.
public struct OfflineFirstServer: TaskServer {
  public init() {}

  public func upload(_ task: TaskRecord) async throws { try Task.checkCancellation() }
  public func markCompleted(taskID: UUID) async throws { try Task.checkCancellation() }
  public func delete(taskID: UUID) async throws { try Task.checkCancellation() }
}

/// A server at the other end of a bad connection. Gives up at once when the task is cancelled.
public struct SlowServer: TaskServer {
  let base: any TaskServer
  let delay: Duration

  public init(base: any TaskServer, delay: Duration) {
    self.base = base
    self.delay = delay
  }

  public func upload(_ task: TaskRecord) async throws {
    try await Task.sleep(for: delay)
    try await base.upload(task)
  }

  public func markCompleted(taskID: UUID) async throws {
    try await Task.sleep(for: delay)
    try await base.markCompleted(taskID: taskID)
  }

  public func delete(taskID: UUID) async throws {
    try await Task.sleep(for: delay)
    try await base.delete(taskID: taskID)
  }
}

/// A server that is down.
public struct FailingServer: TaskServer {
  public init() {}

  public func upload(_ task: TaskRecord) async throws { throw ServerError.unavailable }
  public func markCompleted(taskID: UUID) async throws { throw ServerError.unavailable }
  public func delete(taskID: UUID) async throws { throw ServerError.unavailable }
}

/// What a person hears when the server cannot be reached.
public enum ServerError: LocalizedError {
  case unavailable

  public var errorDescription: String? {
    "The Acme server can't be reached. Please try again later."
  }
}
