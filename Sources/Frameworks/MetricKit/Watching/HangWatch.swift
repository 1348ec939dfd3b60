// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import MetricPayloads
import Platform
import ProcessAccounting
import Synchronization

/// Sees when the main thread does not answer, from a thread of its own.
///
/// It asks ten times a second, and only while somebody subscribes. A main thread that never runs its loop
/// is not watched.
final class HangWatch: Sendable {
  /// From here on a pause is a hang: what Apple's tools call one.
  static let hang = Duration.milliseconds(250)
  /// From here on a diagnostic tells of it.
  static let diagnostic = Duration.seconds(1)
  private static let pause = Duration.milliseconds(100)

  private static let current = Mutex<HangWatch?>(nil)

  private let place: PayloadPlace
  private let isStopped = Atomic(false)
  private let mainStack = Mutex<ThreadStack?>(nil)
  /// A hang that is not written yet. Who takes it writes it.
  private let pending = Mutex<Hang?>(nil)

  private struct Hang: Sendable {
    var asked: MonotonicTime
    var addresses: [UInt64]
  }

  private init(_ place: PayloadPlace) { self.place = place }

  static func start(_ place: PayloadPlace) {
    let watch = current.withLock { current -> HangWatch? in
      guard current == nil else { return nil }
      let watch = HangWatch(place)
      current = watch
      return watch
    }
    guard let watch else { return }
    // The first answer of the main thread: until then it launches, or has no loop.
    DispatchQueue.main.async {
      watch.mainStack.withLock { $0 = ThreadStack() }
      // A process may end as soon as its main thread goes on, before the watch has noticed.
      ProcessExit.beforeEnd { watch.write(until: .now) }
      try? PlainThread.start(name: "hang-watch") { watch.run() }
    }
  }

  static func stop() {
    let watch = current.withLock { current in
      defer { current = nil }
      return current
    }
    watch?.isStopped.store(true, ordering: .relaxed)
  }

  private func run() {
    while !isStopped.load(ordering: .relaxed) {
      let answered = DispatchSemaphore(value: 0)
      let asked = MonotonicTime.now
      DispatchQueue.main.async { answered.signal() }
      if answered.wait(timeout: .now() + Self.hang.dispatchInterval) == .timedOut {
        let looked = MonotonicTime.now
        // Where this thread overslept as well, the whole process stood still.
        if looked - asked < Self.hang * 2 { follow(answered, asked) } else { answered.wait() }
      }
      PlainThread.sleep(Self.pause)
    }
  }

  private func follow(_ answered: DispatchSemaphore, _ asked: MonotonicTime) {
    let addresses = mainStack.withLock { $0 }?.capture() ?? []
    pending.withLock { $0 = Hang(asked: asked, addresses: addresses) }
    answered.wait()
    write(until: .now)
  }

  private func write(until end: MonotonicTime) {
    // Under the lock, so that a process which ends meanwhile waits until it is written.
    pending.withLock { pending in
      if let taken = pending { write(taken, until: end) }
      pending = nil
    }
  }

  private func write(_ taken: Hang, until end: MonotonicTime) {
    let duration = end - taken.asked
    var record = place.record()
    record.hangTimes = [duration.inSeconds]
    place.keep(record)
    guard duration >= Self.diagnostic else { return }
    var diagnostic = StoredDiagnostic(
      .hang, bundleIdentifier: place.bundle, processIdentifier: OwnProcess.identifier,
      time: place.now)
    diagnostic.applicationVersion = record.applicationVersion
    diagnostic.buildVersion = record.buildVersion
    diagnostic.quantities = [.hangDuration: duration.inSeconds]
    diagnostic.frames = taken.addresses.map { address in
      let image = LoadedImage(at: address)
      return StoredFrame(
        address: address, image: image?.name, buildID: image?.buildID,
        offset: image.map { address - $0.base })
    }
    place.keep(diagnostic)
  }
}

extension Duration {
  fileprivate var dispatchInterval: DispatchTimeInterval { .nanoseconds(Int(nanoseconds)) }
}
