// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import SQLite3

/// A value that is bound to a statement.
package enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case text(String)
  case blob([UInt8])
}

/// A prepared statement, used by one thread at a time.
package final class SQLiteStatement {
  private let connection: SQLiteConnection
  private let handle: OpaquePointer

  init(_ sql: String, on connection: SQLiteConnection) throws(SQLiteError) {
    var handle: OpaquePointer?
    guard sqlite3_prepare_v2(connection.handle, sql, -1, &handle, nil) == SQLITE_OK, let handle
    else { throw connection.lastError }
    self.connection = connection
    self.handle = handle
  }

  deinit { sqlite3_finalize(handle) }

  // MARK: Running

  /// Begins anew with these values for its parameters, the first for `?1`.
  package func bind(_ values: SQLiteValue...) throws(SQLiteError) {
    sqlite3_reset(handle)
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
  }

  /// Runs a statement that gives no rows.
  package func run(_ values: SQLiteValue...) throws(SQLiteError) {
    sqlite3_reset(handle)
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
    _ = try step()
    reset()
  }

  /// Goes on to the next row.
  ///
  /// - Returns: false after the last.
  package func step() throws(SQLiteError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default:
      let error = connection.lastError
      sqlite3_reset(handle)
      throw error
    }
  }

  /// Lets go of what the current row holds; a statement that is not at its end keeps its
  /// transaction open.
  package func reset() { sqlite3_reset(handle) }

  private func bind(_ value: SQLiteValue, at index: Int32) throws(SQLiteError) {
    // SQLite copies the bytes before the call returns.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    let code =
      switch value {
      case .null: sqlite3_bind_null(handle, index)
      case .integer(let number): sqlite3_bind_int64(handle, index, number)
      case .text(let text):
        sqlite3_bind_text64(
          handle, index, text, UInt64(text.utf8.count), copied, UInt8(SQLITE_UTF8))
      case .blob(let bytes):
        bytes.isEmpty
          ? sqlite3_bind_zeroblob(handle, index, 0)
          : sqlite3_bind_blob64(handle, index, bytes, UInt64(bytes.count), copied)
      }
    guard code == SQLITE_OK else { throw connection.lastError }
  }

  // MARK: The current row

  package func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  package func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  package func bytes(_ column: Int32) -> [UInt8] { withBytes(column) { Array($0) } }

  /// Lends the bytes of a column; they are gone with the row.
  package func withBytes<Result>(
    _ column: Int32, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    let start = sqlite3_column_blob(handle, column)
    let count = Int(sqlite3_column_bytes(handle, column))
    return try body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }
}
