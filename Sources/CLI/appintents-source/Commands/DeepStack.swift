// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Platform

/// A thread whose stack holds the calls of the parser over code that is nested very deeply.
enum DeepStack {
  /// In bytes; memory is used as far as a stack grows. Where a system allows no such size, the
  /// smaller one has to do.
  private static let sizes = [512 << 20, 64 << 20]

  static func run<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let work: @Sendable () -> Void = { continuation.resume(with: Result { try body() }) }
      for size in sizes {
        if (try? PlainThread.start(name: "check", stackSize: size, work)) != nil { return }
      }
      work()
    }
  }
}
