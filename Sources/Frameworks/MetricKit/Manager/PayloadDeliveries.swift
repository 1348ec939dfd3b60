// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import MetricPayloads
import Platform
import ProcessAccounting
import Synchronization

/// The subscribers of this process, and the queue on which they hear.
final class PayloadDeliveries: Sendable {
  private let queue = DispatchQueue(label: "metrickit.delivery", qos: .utility)
  private let state = Mutex(State())

  private struct State {
    var subscribers: [Weak] = []
    /// A look at what is due is on its way for who subscribed just now.
    var isScheduled = false
    /// Tells the last appointment from those that it replaced.
    var appointment = 0
  }

  /// Kept weakly, since an app's subscribers take themselves away when they go.
  private final class Weak: @unchecked Sendable {
    /// Only read and written by the runtime's own atomic operations.
    private(set) weak var subscriber: (any MXMetricManagerSubscriber)?
    init(_ subscriber: any MXMetricManagerSubscriber) { self.subscriber = subscriber }
  }

  func add(_ subscriber: any MXMetricManagerSubscriber) {
    let weak = Weak(subscriber)
    state.withLock { state in
      state.subscribers.removeAll { $0.subscriber == nil || $0.subscriber === subscriber }
      state.subscribers.append(weak)
    }
    guard let place = PayloadPlace.current else { return }
    HangWatch.start(place)
    deliverSoon(place)
  }

  func remove(_ subscriber: any MXMetricManagerSubscriber) {
    let isEmpty = state.withLock { state in
      state.subscribers.removeAll { $0.subscriber == nil || $0.subscriber === subscriber }
      return state.subscribers.isEmpty
    }
    if isEmpty { HangWatch.stop() }
  }

  /// A moment later, so that all who subscribe while the app launches hear of the same payloads.
  private func deliverSoon(_ place: PayloadPlace) {
    let isFirst = state.withLock { state in
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    guard isFirst else { return }
    queue.asyncAfter(deadline: .now() + .milliseconds(50)) {
      self.state.withLock { $0.isScheduled = false }
      self.deliver(place)
    }
  }

  private func deliver(_ place: PayloadPlace) {
    let weak = state.withLock { $0.subscribers }
    let subscribers = weak.compactMap(\.subscriber)
    guard !subscribers.isEmpty else { return }
    let due: PayloadDelivery.Due
    do {
      due = try place.delivery.take(
        now: place.now, isForced: place.isForced, builder: place.builder,
        writer: LocalisedQuantityText.device.writer)
    } catch {
      // Nothing was taken, so nothing is lost: the next launch tries again.
      DeveloperWarnings.tell("payloads could not be read: \(error)")
      return
    }
    let metrics = due.metrics.map(MXMetricPayload.init)
    let diagnostics = due.diagnostics.map(MXDiagnosticPayload.init)
    for subscriber in subscribers {
      if !metrics.isEmpty { subscriber.didReceive(metrics) }
      if !diagnostics.isEmpty { subscriber.didReceive(diagnostics) }
    }
    if place.isForced {
      try? place.delivery.leave(
        DeliveryReceipt(
          processIdentifier: OwnProcess.identifier, subscribers: subscribers.count,
          metricPayloads: metrics.count, diagnosticPayloads: diagnostics.count))
    }
    scheduleNext(place)
  }

  /// A process that goes on hears again when the next payload is due.
  private func scheduleNext(_ place: PayloadPlace) {
    let seconds = (place.delivery.nextMetrics(now: place.now) ?? .infinity) - place.now
    let wait = min(max(seconds, 60), PayloadBuilder.interval)
    let appointment = state.withLock { state in
      state.appointment += 1
      return state.appointment
    }
    queue.asyncAfter(deadline: .now() + wait) {
      guard self.state.withLock({ $0.appointment == appointment }) else { return }
      self.deliver(place)
    }
  }
}
