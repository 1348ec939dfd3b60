// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import SQLiteKit

/// Why the store did not do what it was asked for.
package enum TelemetryStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  case database(SQLiteError)
  /// Another process writes to it.
  case inUse(path: String)
  /// The file is a database of something else.
  case notAStore(path: String)
  case newerVersion(Int64, path: String)
  /// A block of events is not as it was written.
  case damaged(block: String, path: String)
  case tooManyRows(limit: Int)
  /// A segment arrived in more pieces than any device sends.
  case tooManyPieces(limit: Int)
  case tooLongIdentity(limit: Int)
  case tooManyEvents(limit: Int)
  case exists(path: String)
  case memory

  package var description: String {
    switch self {
    case .database(let error): error.description
    case .inUse(let path): "the store '\(path)' is in use by another process; stop that one first"
    case .notAStore(let path): "'\(path)' is a database but no telemetry store; name another file"
    case .newerVersion(let version, let path):
      "the store '\(path)' has version \(version), newer than \(Schema.version); update the collector"
    case .damaged(let block, let path):
      "\(block) of the store '\(path)' is damaged; restore it from a backup"
    case .tooManyRows(let limit):
      "the answer has more than \(limit) rows; group by less, or narrow the filter"
    case .tooManyPieces(let limit):
      "the segment arrived in more than \(limit) pieces; send it in larger ones"
    case .tooLongIdentity(let limit): "the content's hash is longer than \(limit) bytes; shorten it"
    case .tooManyEvents(let limit): "the batch has more than \(limit) events; send it in pieces"
    case .exists(let path): "'\(path)' is there already; name another file"
    case .memory: "there is no memory to compress in"
    }
  }
}
