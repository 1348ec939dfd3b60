// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Does nothing: what remains is the cost of the way to it.
struct EmptyIntent: AppIntent {
  static let title: LocalizedStringResource = "Empty"
  func perform() async throws -> some IntentResult { .result() }
}

struct CrashIntent: AppIntent {
  static let title: LocalizedStringResource = "Crash"
  private static func crash() { fatalError("crashes on purpose") }
  func perform() async throws -> some IntentResult {
    Self.crash()
    return .result()
  }
}

/// Ends when its task is cancelled.
struct WaitIntent: AppIntent {
  static let title: LocalizedStringResource = "Wait"
  func perform() async throws -> some IntentResult {
    try await Task.sleep(for: .seconds(3600))
    return .result()
  }
}

/// Blocks its thread and never looks at its cancellation.
struct IgnoreIntent: AppIntent {
  static let title: LocalizedStringResource = "Ignore"
  private static func block() { Thread.sleep(forTimeInterval: 3600) }
  func perform() async throws -> some IntentResult {
    Self.block()
    return .result()
  }
}

/// Uses memory without end.
struct AllocateIntent: AppIntent {
  static let title: LocalizedStringResource = "Allocate"
  private static func allocate() {
    while true {
      let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 4096)
      for page in stride(from: 0, to: block.count, by: 4096) { block[page] = 1 }
    }
  }
  func perform() async throws -> some IntentResult {
    Self.allocate()
    return .result()
  }
}
