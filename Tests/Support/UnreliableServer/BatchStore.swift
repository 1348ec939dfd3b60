// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Gzip
internal import Synchronization

/// What arrived, counted as a collector does: by (install, segment, byte range), as interval sets.
package final class BatchStore: Sendable {
  package struct Segment: Hashable, Sendable {
    package var install: String
    package var segment: String
  }

  private struct State {
    var ranges: [Segment: IntervalSet] = [:]
    /// The lines of events that were taken and not known, in the order of arrival.
    var lines: [String] = []
    var headers: [String] = []
    var duplicates = 0
    var batches = 0
  }

  private let state = Mutex(State())

  package init() {}

  /// Each event once, as its line.
  package var lines: [String] { state.withLock(\.lines) }
  /// The first lines of batches that were stored.
  package var headers: [String] { state.withLock(\.headers) }
  /// How many batches were stored, repeated ones included.
  package var batchCount: Int { state.withLock(\.batches) }
  /// How many events came although they were there.
  package var duplicateCount: Int { state.withLock(\.duplicates) }
  package var ranges: [Segment: IntervalSet] { state.withLock(\.ranges) }

  /// The body of a request as text, nil when it is damaged.
  func text(of request: HTTPRequest) -> String? {
    guard request.headers["content-encoding"] == "gzip" else {
      return String(decoding: request.body, as: UTF8.self)
    }
    return (try? GzipCodec.expand(request.body, limit: 64 << 20))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  struct Problem: Error, CustomStringConvertible { var description: String }

  /// Stores a batch.
  ///
  /// - Returns: the receipt, or why the batch is none.
  func take(_ request: HTTPRequest, refusing refused: String?) -> Result<String, Problem> {
    guard let text = text(of: request), text.hasSuffix("\n") else {
      return .failure(Problem(description: "the body is cut off"))
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.removeLast()
    guard let batch = ReceivedBatch(lines, request) else {
      return .failure(Problem(description: "the batch is malformed"))
    }
    return .success(state.withLock { take(batch, refusing: refused, &$0) })
  }

  private func take(
    _ batch: ReceivedBatch, refusing refused: String?, _ state: inout State
  ) -> String {
    let key = Segment(install: batch.install, segment: batch.segment)
    let known = state.ranges[key] ?? IntervalSet()
    var rejected: [String] = []
    var accepted = 0
    var duplicate = 0
    for event in batch.events {
      if let refused, event.line.contains(refused) {
        rejected.append("{\"line\":\(event.number),\"reason\":\"unknown\"}")
      } else if known.contains(event.offset) {
        duplicate += 1
      } else {
        accepted += 1
        state.lines.append(event.line)
      }
    }
    state.ranges[key, default: IntervalSet()].insert(batch.range)
    state.headers.append(batch.header)
    state.batches += 1
    state.duplicates += duplicate
    return "{\"accepted\":\(accepted),\"rejected\":[\(rejected.joined(separator: ","))],"
      + "\"duplicate\":\(duplicate)}"
  }
}
