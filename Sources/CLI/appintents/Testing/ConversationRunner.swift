// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Assistant
internal import Device
internal import Foundation
internal import IntentConversations
internal import IntentHost
internal import IntentMetadata
internal import Language

/// Holds conversations with apps, several at a time, each on a device of its own.
struct ConversationRunner: Sendable {
  let apps: [AppBundle]

  /// - Parameter onReport: called in the order of the conversations.
  func hold(
    _ conversations: [WrittenConversation],
    onReport: (ConversationReport) -> Void
  ) async -> [ConversationReport] {
    let width = ProcessInfo.processInfo.activeProcessorCount + 1
    var reports = [ConversationReport?](repeating: nil, count: conversations.count)
    var told = 0
    await withTaskGroup(of: (Int, ConversationReport).self) { group in
      var next = 0
      func add() {
        guard next < conversations.count, !Task.isCancelled else { return }
        let index = next
        group.addTask { (index, await hold(conversations[index])) }
        next += 1
      }
      for _ in 0..<width { add() }
      while let (index, report) = await group.next() {
        reports[index] = report
        while told < reports.count, let ready = reports[told] {
          onReport(ready)
          told += 1
        }
        add()
      }
    }
    return reports.compactMap { $0 }
  }

  private func hold(_ conversation: WrittenConversation) async -> ConversationReport {
    do {
      return try await holdOnDevice(conversation)
    } catch {
      return ConversationReport(conversation, failedBy: "\(error)")
    }
  }

  private func holdOnDevice(
    _ conversation: WrittenConversation
  ) async throws -> ConversationReport {
    let settings = conversation.settings.applied()
    let temporary = try TemporaryDevice(settings)
    defer { temporary.remove() }
    let host = IntentHost(device: temporary.device, budget: Budget(settings))
    let assistant = Assistant(
      apps: apps.map { app in
        AppHandle(
          bundleIdentifier: app.bundleIdentifier, displayName: app.displayName,
          otherNames: app.otherNames, manifest: app.manifest, service: host.session(for: app))
      }
    ).logging(to: temporary.device.logWriter("assistant"))
    let reading = ReadingContext(
      now: settings.clock.now, timeZone: try settings.knownTimeZone(),
      locale: Locale(identifier: settings.locale))
    let executables = apps.flatMap(\.supplement.executables)
    let report = await ConversationTrial(
      conversation, assistant: assistant,
      settings: AssistantSettings(reading: reading, isLocked: settings.isLocked),
      executables: Dictionary(
        executables.map { ($0.bundleIdentifier, $0.executable) },
        uniquingKeysWith: { first, _ in first })
    ).hold()
    await host.shutDown()
    return report
  }
}
