// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import SQLite3

/// A connection to a database file, used by one thread at a time.
package final class SQLiteConnection {
  package enum Mode: Sendable {
    case readOnly
    case readWrite
    /// Makes the file when it is not there.
    case create
  }

  package let path: String
  let handle: OpaquePointer

  package init(path: String, mode: Mode, busyTimeout: Int32 = 5_000) throws(SQLiteError) {
    let flags =
      switch mode {
      case .readOnly: SQLITE_OPEN_READONLY
      case .readWrite: SQLITE_OPEN_READWRITE
      case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let handle else {
      let message = String(cString: handle.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
      sqlite3_close_v2(handle)
      throw SQLiteError(code: code, path: path, message: message)
    }
    self.path = path
    self.handle = handle
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, busyTimeout)
  }

  // Statements that still live keep the connection open in SQLite until they end.
  deinit { sqlite3_close_v2(handle) }

  var lastError: SQLiteError {
    SQLiteError(
      code: sqlite3_extended_errcode(handle), path: path,
      message: String(cString: sqlite3_errmsg(handle)))
  }

  /// Runs one or more statements that take and give no values.
  package func execute(_ sql: String) throws(SQLiteError) {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw lastError }
  }

  package func prepare(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
    try SQLiteStatement(sql, on: self)
  }

  /// The single number that a statement gives, if it gives a row.
  package func number(_ sql: String) throws(SQLiteError) -> Int64? {
    let statement = try prepare(sql)
    return try statement.step() ? statement.integer(0) : nil
  }

  package enum Transaction: String, Sendable {
    /// Sees one state of the database throughout.
    case reading = "BEGIN DEFERRED"
    /// Keeps other writers out from its beginning on.
    case writing = "BEGIN IMMEDIATE"
  }

  /// Runs `body` in a transaction, which is undone when `body` throws.
  package func transaction<Result>(
    _ kind: Transaction, _ body: () throws -> Result
  ) throws -> Result {
    try execute(kind.rawValue)
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // Some failures have ended the transaction already.
      if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
      throw error
    }
  }

  /// Copies one state of the database into a new file; others may write meanwhile where the
  /// journal is a write-ahead log.
  package func backUp(to path: String) throws(SQLiteError) {
    let target = try SQLiteConnection(path: path, mode: .create)
    guard let backup = sqlite3_backup_init(target.handle, "main", handle, "main") else {
      throw target.lastError
    }
    let code = sqlite3_backup_step(backup, -1)
    let end = sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE, end == SQLITE_OK else {
      throw SQLiteError(
        code: end == SQLITE_OK ? code : end, path: path,
        message: String(cString: sqlite3_errstr(end == SQLITE_OK ? code : end)))
    }
  }
}
