// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import SQLite3

/// What SQLite refused, with its own words.
///
/// Neither bound values nor the statement's text are part of it.
package struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The extended result code, as <https://sqlite.org/rescode.html> lists it.
  package var code: Int32
  package var path: String
  package var message: String

  /// The code without its extension.
  package var primaryCode: Int32 { code & 0xFF }

  package var isBusy: Bool { primaryCode == SQLITE_BUSY || primaryCode == SQLITE_LOCKED }
  package var isFull: Bool { primaryCode == SQLITE_FULL }
  /// The file is damaged, or is no database.
  package var isDamage: Bool { primaryCode == SQLITE_CORRUPT || primaryCode == SQLITE_NOTADB }

  package var description: String {
    let remedy =
      switch primaryCode {
      case SQLITE_BUSY, SQLITE_LOCKED: "; another process writes to it"
      case SQLITE_FULL: "; free some space on its volume"
      case SQLITE_CORRUPT, SQLITE_NOTADB: "; restore it from a backup"
      case SQLITE_READONLY, SQLITE_PERM: "; make it and its folder writable"
      case SQLITE_CANTOPEN: "; see whether its folder exists and is writable"
      default: ""
      }
    return "the database '\(path)' failed: \(message) (\(code))\(remedy)"
  }
}
