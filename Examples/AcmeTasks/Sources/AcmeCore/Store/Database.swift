// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SQLite3

/// A connection to the app's SQLite file, used by one caller at a time.
final class Database {
  private let handle: OpaquePointer

  init(url: URL) throws {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
    guard sqlite3_open_v2(url.path, &opened, flags, nil) == SQLITE_OK, let opened else {
      let reason = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(opened)
      throw StoreError.cannotOpen(reason)
    }
    handle = opened
    // The app and its extension open the same file.
    sqlite3_busy_timeout(handle, 5_000)
    // SQLite refuses at once, without waiting, while another process turns the same file. The mode
    // stays in the file, so one of them is enough.
    _ = try? run("PRAGMA journal_mode = WAL")
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs one statement and gives back its rows.
  @discardableResult
  func run(_ sql: String, _ values: SQLValue...) throws -> [[SQLValue]] {
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &prepared, nil) == SQLITE_OK, let statement = prepared
    else { throw failure() }
    defer { sqlite3_finalize(statement) }
    for (index, value) in values.enumerated() {
      try value.bind(to: statement, at: Int32(index + 1), or: failure)
    }
    var rows: [[SQLValue]] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW:
        rows.append(
          (0..<sqlite3_column_count(statement)).map { SQLValue(column: $0, of: statement) })
      case SQLITE_DONE:
        return rows
      default:
        throw failure()
      }
    }
  }

  /// Runs `body` in one transaction.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try run("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      _ = try? run("ROLLBACK")
      throw error
    }
  }

  private func failure() -> StoreError {
    .cannotRun(String(cString: sqlite3_errmsg(handle)))
  }
}

/// A value of a column.
enum SQLValue: Hashable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)

  init(column: Int32, of statement: OpaquePointer) {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: self = .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: self = .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT: self = .text(String(cString: sqlite3_column_text(statement, column)))
    default: self = .null
    }
  }

  func bind(
    to statement: OpaquePointer, at index: Int32, or failure: () -> StoreError
  ) throws {
    let status =
      switch self {
      case .null: sqlite3_bind_null(statement, index)
      case .integer(let value): sqlite3_bind_int64(statement, index, value)
      case .real(let value): sqlite3_bind_double(statement, index, value)
      case .text(let value):
        sqlite3_bind_text(
          statement, index, value, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
      }
    guard status == SQLITE_OK else { throw failure() }
  }

  var text: String? { if case .text(let value) = self { value } else { nil } }
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }
}

/// The store could not do what it was asked to.
public enum StoreError: Error, Hashable {
  case noContainer
  case cannotOpen(String)
  case cannotRun(String)
}
