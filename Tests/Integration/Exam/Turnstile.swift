// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Lets a bounded number in at a time; the others wait in order.
actor Turnstile {
  /// For whatever starts processes: as many at once as small machines have cores.
  static let processes = Turnstile(width: 2)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(width: Int) { free = width }

  func pass<Value: Sendable>(_ body: @Sendable () async throws -> Value) async rethrows -> Value {
    await enter()
    defer { leave() }
    return try await body()
  }

  private func enter() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
