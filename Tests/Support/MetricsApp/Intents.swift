// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import MetricKit

/// Keeps the main thread waiting.
struct HangIntent: AppIntent {
  static let title: LocalizedStringResource = "Hang"

  @MainActor func perform() async throws -> some IntentResult {
    Self.wait()
    return .result()
  }

  private static func wait() { Thread.sleep(forTimeInterval: 1.5) }
}

/// Keeps the main thread busy.
struct SpinIntent: AppIntent {
  static let title: LocalizedStringResource = "Spin"

  @MainActor func perform() async throws -> some ReturnsValue<Int> {
    let end = Date().addingTimeInterval(1.5)
    var count = 0
    while Date() < end { count &+= 1 }
    return .result(value: count)
  }
}

/// Marks three intervals and an event.
struct MarkIntent: AppIntent {
  static let title: LocalizedStringResource = "Mark"

  func perform() async throws -> some IntentResult {
    let log = MXMetricManager.makeLogHandle(category: "kitchen")
    for _ in 0..<3 {
      mxSignpost(.begin, log: log, name: "bake")
      try await Task.sleep(for: .milliseconds(120))
      mxSignpost(.end, log: log, name: "bake")
    }
    mxSignpost(.event, log: log, name: "done")
    return .result()
  }
}

struct BurnIntent: AppIntent {
  static let title: LocalizedStringResource = "Burn"

  private static func burn() { fatalError("the kitchen is on fire") }

  func perform() async throws -> some IntentResult {
    Self.burn()
    return .result()
  }
}
