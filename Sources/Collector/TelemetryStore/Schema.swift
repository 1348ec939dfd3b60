// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import SQLiteKit

/// The tables of the file, and how a file of an earlier version becomes one of this version.
enum Schema {
  /// Tells our files from other databases.
  static let applicationID: Int64 = 0x4F41_4954
  static var version: Int64 { Int64(migrations.count) }

  /// What takes the place of names that are too many.
  static let otherName = "(other)"
  static let otherNameID: UInt32 = 1

  /// Each makes its version from the one before. They never change once they are released.
  private static let migrations = [
    """
    CREATE TABLE names (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE) STRICT;
    CREATE TABLE contexts (
      id INTEGER PRIMARY KEY, bundle INTEGER NOT NULL, version INTEGER NOT NULL,
      build INTEGER NOT NULL, system INTEGER NOT NULL, device INTEGER NOT NULL,
      kind INTEGER NOT NULL, release INTEGER NOT NULL) STRICT;
    CREATE TABLE subjects (
      id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, first INTEGER NOT NULL,
      second INTEGER NOT NULL, third INTEGER NOT NULL) STRICT;
    CREATE TABLE segments (
      install BLOB NOT NULL, segment INTEGER NOT NULL, day INTEGER NOT NULL, ranges BLOB NOT NULL,
      PRIMARY KEY (install, segment)) STRICT, WITHOUT ROWID;
    CREATE TABLE contents (hash BLOB PRIMARY KEY, day INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE drops (
      install BLOB NOT NULL, key INTEGER NOT NULL, count INTEGER NOT NULL,
      PRIMARY KEY (install, key)) STRICT, WITHOUT ROWID;
    CREATE TABLE arrivals (
      id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, events INTEGER NOT NULL,
      first INTEGER NOT NULL, last INTEGER NOT NULL, block BLOB NOT NULL) STRICT;
    CREATE TABLE chunks (
      id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, events INTEGER NOT NULL,
      first INTEGER NOT NULL, last INTEGER NOT NULL) STRICT;
    -- The id is that of the chunk times 64, plus the number of the column.
    CREATE TABLE columns (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL) STRICT;
    INSERT INTO names VALUES (1, '(other)');
    INSERT INTO contexts VALUES (0, 1, 1, 1, 1, 1, 0, 0);
    INSERT INTO subjects VALUES (0, 0, 1, 1, 1);
    """
  ]

  static let columnsPerChunk: Int64 = 64

  /// Makes the tables, or brings them up to this version.
  static func prepare(_ connection: SQLiteConnection) throws {
    let found = try connection.number("PRAGMA user_version") ?? 0
    try check(found, connection)
    if found == 0 {
      // Both only have an effect before the first table is made.
      try connection.execute("PRAGMA page_size = 8192; PRAGMA auto_vacuum = INCREMENTAL")
    }
    try connection.execute("PRAGMA journal_mode = WAL")
    guard found < version else { return }
    try connection.transaction(.writing) {
      for (index, migration) in migrations.enumerated() where index >= found {
        try connection.execute(migration)
      }
      try connection.execute(
        "PRAGMA user_version = \(version); PRAGMA application_id = \(applicationID)")
    }
  }

  /// Refuses files that are not ours, or of a later version.
  static func check(_ found: Int64, _ connection: SQLiteConnection) throws {
    guard found <= version else {
      throw TelemetryStoreError.newerVersion(found, path: connection.path)
    }
    let application = try connection.number("PRAGMA application_id") ?? 0
    let tables = try connection.number("SELECT count(*) FROM sqlite_schema") ?? 0
    guard application == applicationID || (application == 0 && found == 0 && tables == 0) else {
      throw TelemetryStoreError.notAStore(path: connection.path)
    }
  }
}
