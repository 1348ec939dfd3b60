// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
package import MetricPayloads
internal import Platform

/// What one bundle's subscribers get, and what they got already.
///
/// An app hears of itself and of its extensions, one payload for each; an extension hears of itself. Each
/// bundle that hears has a place of its own in each account, so nobody takes from another one.
package struct PayloadDelivery: Sendable {
  package let store: AccountStore
  /// Who hears.
  package let receiver: String
  /// Whose accounts it hears of; nil for all of the app.
  private let isApp: Bool

  package init(store: AccountStore, receiver: String, isApp: Bool) {
    self.store = store
    self.receiver = receiver
    self.isApp = isApp
  }

  /// What is due now.
  package struct Due: Sendable {
    package var metrics: [MetricModel] = []
    package var diagnostics: [DiagnosticModel] = []

    package var isEmpty: Bool { metrics.isEmpty && diagnostics.isEmpty }
  }

  struct State: Codable {
    /// Seconds since 1970 by the device's clock.
    var lastMetrics: Double?
    var records: [String: RecordFile.Place] = [:]
    var diagnostics: [String: RecordFile.Place] = [:]
    var receipt: DeliveryReceipt?
  }

  /// Takes what is due, so that it is handed over once and then belongs to the past.
  ///
  /// Metrics are due a day after the last ones, or after the first account; diagnostics at once.
  ///
  /// - Parameter isForced: metrics are due whatever the time is.
  package func take(
    now: Double, isForced: Bool, builder: PayloadBuilder, writer: PayloadWriter
  ) throws -> Due {
    try store.makeFolder(receiver)
    return try FileLock.withLock(store.deliveryPath(receiver) + ".lock") {
      var state = readState()
      var due = Due()
      let bundles = isApp ? store.bundles : [receiver]
      var pending: [(bundle: String, records: [AccountingRecord], place: RecordFile.Place?)] = []
      for bundle in bundles {
        let (records, place) = store.records(bundle).read(
          AccountingRecord.self, after: state.records[bundle])
        if !records.isEmpty { pending.append((bundle, records, place)) }
      }
      let since =
        state.lastMetrics ?? pending.flatMap { $0.records.map(\.begin) }.min() ?? now
      if !pending.isEmpty, isForced || now - since >= PayloadBuilder.interval || now < since {
        for (bundle, records, place) in pending {
          due.metrics += builder.metrics(records, of: bundle)
          due.diagnostics += builder.diagnostics(builder.writeExceptions(records))
          state.records[bundle] = place
        }
        state.lastMetrics = now
      }
      for bundle in bundles {
        let (stored, place) = store.diagnostics(bundle).read(
          StoredDiagnostic.self, after: state.diagnostics[bundle])
        due.diagnostics += builder.diagnostics(stored)
        if !stored.isEmpty { state.diagnostics[bundle] = place }
      }
      if !due.isEmpty {
        let past = store.past(receiver)
        for model in due.metrics { try past.append(PastPayload(metrics: writer.json(model))) }
        for model in due.diagnostics {
          try past.append(PastPayload(diagnostics: writer.json(model)))
        }
        try write(state)
      }
      return due
    }
  }

  /// The payloads that were handed over and are still kept, the oldest first.
  package func past() -> Due {
    var due = Due()
    for past in store.past(receiver).read(PastPayload.self).values {
      let text = past.metrics ?? past.diagnostics ?? ""
      switch try? PayloadReader(Array(text.utf8)).payload() {
      case .metrics(let model)?: due.metrics.append(model)
      case .diagnostics(let model)?: due.diagnostics.append(model)
      case nil: continue
      }
    }
    return due
  }

  /// When metrics are due next; nil when nothing was accounted since the last ones.
  package func nextMetrics(now: Double) -> Double? {
    let state = readState()
    let bundles = isApp ? store.bundles : [receiver]
    let begins = bundles.flatMap { bundle in
      store.records(bundle).read(AccountingRecord.self, after: state.records[bundle]).values
        .map(\.begin)
    }
    guard let first = begins.min() else { return nil }
    return (state.lastMetrics ?? first) + PayloadBuilder.interval
  }

  /// Notes what was handed over, for who asked for it.
  package func leave(_ receipt: DeliveryReceipt) throws {
    try store.makeFolder(receiver)
    try FileLock.withLock(store.deliveryPath(receiver) + ".lock") {
      var state = readState()
      state.receipt = receipt
      try write(state)
    }
  }

  /// So that the next receipt is known for a new one.
  package func forgetReceipt() throws {
    try store.makeFolder(receiver)
    try FileLock.withLock(store.deliveryPath(receiver) + ".lock") {
      var state = readState()
      guard state.receipt != nil else { return }
      state.receipt = nil
      try write(state)
    }
  }

  package var receipt: DeliveryReceipt? { readState().receipt }

  private func readState() -> State {
    guard let data = try? Data(contentsOf: URL(filePath: store.deliveryPath(receiver))),
      let state = try? JSONDecoder().decode(State.self, from: data)
    else { return State() }
    return state
  }

  private func write(_ state: State) throws {
    let path = store.deliveryPath(receiver)
    try JSONEncoder().encode(state).write(to: URL(filePath: path + ".new"))
    try FileEntry.move(path + ".new", to: path)
  }
}

/// A payload that was handed over, as its JSON.
struct PastPayload: Codable {
  var metrics: String?
  var diagnostics: String?
}

/// What a process handed to its subscribers.
package struct DeliveryReceipt: Codable, Hashable, Sendable {
  /// Tells one delivery from the next: the process that made it.
  package var processIdentifier: Int32
  package var subscribers: Int
  package var metricPayloads: Int
  package var diagnosticPayloads: Int

  package init(
    processIdentifier: Int32, subscribers: Int, metricPayloads: Int, diagnosticPayloads: Int
  ) {
    self.processIdentifier = processIdentifier
    self.subscribers = subscribers
    self.metricPayloads = metricPayloads
    self.diagnosticPayloads = diagnosticPayloads
  }
}
