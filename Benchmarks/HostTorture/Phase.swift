// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Device
internal import Foundation
internal import HostFixtures
internal import IntentHost
internal import IntentWire
internal import Platform

/// One kind of load: how often, under which budget, and which end is the true one.
struct Phase {
  var name: String
  var count: Int
  /// How many requests are open at once.
  var width = 1
  var budget = Budget()
  var intent: @Sendable (Int) -> StubIntent
  var isTrue: @Sendable (RunOutcome) -> Bool

  static let all: [Phase] = [
    Phase(name: "warm runs", count: 10_000, intent: { _ in .empty }, isTrue: \.isFinished),
    Phase(name: "crashes", count: 500, width: 2, intent: { _ in .crash }) { outcome in
      guard case .crashed(let report) = outcome else { return false }
      return ["SIGILL", "SIGTRAP"].contains(report.signal)
        && report.backtrace.contains("crashes on purpose")
    },
    Phase(
      name: "time-outs", count: 500, width: 2, budget: .short,
      // One in five ignores its cancellation and costs its process.
      intent: { $0 % 5 == 0 ? .ignoreCancel : .waitForCancel }
    ) { outcome in outcome == .timedOut(limitSeconds: Budget.short.time.inSeconds) },
    Phase(name: "memory breaches", count: 500, budget: .small, intent: { _ in .allocate }) {
      $0 == .outOfMemory(limitBytes: Budget.small.memory)
    },
    Phase(
      name: "concurrent", count: 1000, width: 1000, intent: { _ in .empty }, isTrue: \.isFinished),
  ]

  static func warmUp(_ app: StubApp) async throws -> Int {
    var total = 0
    for var phase in all {
      // A wide load fills caches that a narrow one does not.
      phase.count = min(phase.count, max(phase.width, 20))
      total += try await phase.run(app)
    }
    return total
  }

  /// - Returns: how many runs ended with their true reason.
  func run(_ app: StubApp) async throws -> Int {
    let host = IntentHost(device: app.device, budget: budget)
    let session = host.session(for: app.bundle)
    let correct = await withTaskGroup { group in
      for worker in 0..<min(width, count) {
        group.addTask {
          var correct = 0
          for number in stride(from: worker, to: count, by: width) {
            let outcome = await session.run(request(intent(number))) { _ in .cancelled }.outcome
            if isTrue(outcome) {
              correct += 1
            } else {
              FileHandle.standardError.write(Data("\(name): \(outcome.details)\n".utf8))
            }
          }
          return correct
        }
      }
      return await group.reduce(0, +)
    }
    await host.shutDown()
    return correct
  }

  private func request(_ intent: StubIntent) -> PerformRequest {
    PerformRequest(
      intent: intent.rawValue, parameters: [:],
      context: RunContext(surface: .siri, timestamp: Date(timeIntervalSince1970: 0)))
  }
}

extension RunOutcome {
  fileprivate var isFinished: Bool { if case .ended(.finished) = self { true } else { false } }

  /// With what the process printed last when it crashed.
  fileprivate var details: String {
    guard case .crashed(let report) = self else { return "\(self)" }
    return "\(self)\n\(report.backtrace.isEmpty ? "it printed no report" : report.backtrace)"
  }
}

extension Budget {
  fileprivate static var short: Budget {
    var budget = Budget()
    budget.time = .milliseconds(5)
    budget.grace = .milliseconds(20)
    return budget
  }

  fileprivate static var small: Budget {
    var budget = Budget()
    budget.memory = 48 << 20
    budget.samplingInterval = .milliseconds(2)
    return budget
  }
}
