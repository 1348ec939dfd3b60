// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentTelemetryUpload
import Synchronization

/// Records of 48 bytes in memory, written as the format says: one line of facts, one of context.
final class MemorySource: UploadSource {
  struct State {
    var isAllowed = true
    var install = "00112233445566778899aabb"
    /// Called when records were read.
    var onRead: @Sendable () -> Void = {}
    var items: [UploadItem] = []
    var setAside: [[UInt8]] = []
    var removed: [String] = []
    var isDeleted = false
    /// Items that cannot be read now.
    var locked: Set<String> = []
  }

  static let size = 48

  private let state = Mutex(State())

  var seen: State { state.withLock { $0 } }

  func change(_ body: (inout State) -> Void) { state.withLock { body(&$0) } }

  /// - Parameter counts: how many records each item has.
  init(_ counts: Int...) {
    let items = counts.enumerated().map { place, count in
      UploadItem(id: "\(place + 1)", kind: .segment, length: count * Self.size)
    }
    state.withLock { $0.items = items }
  }

  var isAllowed: Bool { state.withLock(\.isAllowed) }
  var install: String { state.withLock(\.install) }

  func items() -> [UploadItem] { state.withLock(\.items) }

  struct Locked: Error {}

  func read(
    _ item: UploadItem, _ range: Range<Int>, isCut: Bool, limits: UploadBudget
  ) throws -> UploadPart {
    if state.withLock({ $0.locked.contains(item.id) }) { throw Locked() }
    let size = Self.size
    let first = (range.lowerBound + size - 1) / size * size
    let all = stride(from: first, to: range.upperBound, by: size).map { $0..<($0 + size) }
    let records = isCut ? all : Array(all.prefix(limits.eventsPerBatch))
    let end = records.count == all.count ? range.upperBound : records.last?.upperBound ?? first
    let install = install
    defer { seen.onRead() }
    return UploadPart(records: records, covered: range.lowerBound..<end, firstLine: 3) {
      places in
      var text =
        "{\"batch\":1,\"install\":\"\(install)\",\"segment\":\(item.id),"
        + "\"from\":\(range.lowerBound),\"to\":\(end)}\n{\"context\":1}\n"
      for place in places ?? records.indices {
        text +=
          "{\"run\":\"i\(item.id)-\(records[place].lowerBound / size)\",\"c\":1,"
          + "\"o\":\(records[place].lowerBound)}\n"
      }
      return Array(text.utf8)
    }
  }

  func note(_ item: UploadItem, _ progress: UploadLedger.ItemProgress) {}

  func remove(_ item: UploadItem) {
    state.withLock { state in
      state.items.removeAll { $0.id == item.id }
      state.removed.append(item.id)
    }
  }

  func setAside(_ body: [UInt8], of item: UploadItem, _ records: [Range<Int>]) {
    state.withLock { $0.setAside.append(body) }
  }

  func deleteAll() {
    state.withLock { state in
      state.items = []
      state.isDeleted = true
    }
  }
}
