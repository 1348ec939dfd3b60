// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The app that definitions are of: one that a test made, or one that is made at its first use.
final class AppSource: Sendable {
  let bundleIdentifier: String
  private let given: AppUnderTest?
  private let lazy: LazyApp

  init(_ app: AppUnderTest) {
    bundleIdentifier = app.bundleIdentifier
    given = app
    lazy = LazyApp(bundleIdentifier: app.bundleIdentifier)
  }

  init(bundleIdentifier: String) {
    self.bundleIdentifier = bundleIdentifier
    given = nil
    lazy = LazyApp(bundleIdentifier: bundleIdentifier)
  }

  func app() async throws -> AppUnderTest {
    if let given { return given }
    return try await lazy.app()
  }
}

/// Makes an app once, however many ask for it at the same time.
private actor LazyApp {
  private let bundleIdentifier: String
  private var making: Task<AppUnderTest, any Error>?

  init(bundleIdentifier: String) { self.bundleIdentifier = bundleIdentifier }

  func app() async throws -> AppUnderTest {
    if let making { return try await making.value }
    // The task ends with the making; those who wait for it are its only readers.
    let task = Task { [bundleIdentifier] in
      try await AppUnderTest(bundleIdentifier, over: .process)
    }
    making = task
    return try await task.value
  }
}
