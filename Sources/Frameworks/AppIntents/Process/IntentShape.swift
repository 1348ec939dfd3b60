// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import IntentRuntime
import IntentWire
import Synchronization

/// What the first instance of an intent taught: whether generated code names all of its wrappers.
///
/// Reflection costs more than the rest of a run together, so only the intents that need it pay.
final class IntentShape: Sendable {
  private enum State {
    case unknown
    /// Generated code names every wrapper.
    case named
    /// Some are private and have to be found by reflection each time.
    case reflected
    case unusable(FailureReport)
  }

  private let intent: String
  private let state = Mutex(State.unknown)

  init(intent: String) { self.intent = intent }

  /// Completes a fresh instance.
  ///
  /// - Throws: `FailureReport` when parameters that the manifest declares cannot be found.
  func complete(_ instance: inout IntentInstance, of module: ModuleRecord) throws(FailureReport) {
    switch state.withLock({ $0 }) {
    case .named: return
    case .unusable(let report): throw report
    case .reflected: _ = instance.addReflectedBoxes()
    case .unknown: try learn(from: &instance, module)
    }
  }

  private func learn(
    from instance: inout IntentInstance, _ module: ModuleRecord
  ) throws(FailureReport) {
    let foundMore = instance.addReflectedBoxes()
    // An app that was built with '-disable-reflection-metadata' shows nothing of its values.
    let isOpaque =
      Self.hasStorage(instance.intent) && Mirror(reflecting: instance.intent).children.isEmpty
    guard foundMore || isOpaque else { return state.withLock { $0 = .named } }

    let declared = (try? module.manifest())?.intents[intent]?.parameters.map(\.name) ?? []
    let missing = declared.filter { instance.parameter($0) == nil }
    guard missing.isEmpty else {
      let report = report(missing, isOpaque: isOpaque)
      state.withLock { $0 = .unusable(report) }
      throw report
    }
    state.withLock { $0 = foundMore ? .reflected : .named }
  }

  private static func hasStorage<Intent: AppIntent>(_ intent: Intent) -> Bool {
    MemoryLayout<Intent>.size > 0
  }

  private func report(_ missing: [String], isOpaque: Bool) -> FailureReport {
    let names = missing.joined(separator: "', '")
    let remedy =
      isOpaque
      ? "make them internal, or build without '-disable-reflection-metadata'"
      : "rebuild the app so that its manifest and its code are of the same age"
    return FailureReport(
      code: .notHere,
      message: "'\(intent)' declares the parameters '\(names)', which cannot be found; \(remedy)")
  }
}
