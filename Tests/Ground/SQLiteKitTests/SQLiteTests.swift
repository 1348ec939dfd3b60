// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SQLiteKit

@Suite("A connection to SQLite")
struct SQLiteTests {
  private func withDatabase(_ body: (SQLiteConnection) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("sqlite-\(UUID().uuidString)").path
    defer {
      for suffix in ["", "-wal", "-shm", "-copy"] {
        try? FileManager.default.removeItem(atPath: path + suffix)
      }
    }
    try body(SQLiteConnection(path: path, mode: .create))
  }

  @Test("gives back the values that were bound")
  func values() throws {
    try withDatabase { database in
      try database.execute("CREATE TABLE t (a, b, c, d)")
      let insert = try database.prepare("INSERT INTO t VALUES (?1, ?2, ?3, ?4)")
      try insert.run(.integer(.min), .text("é\0'\"; DROP TABLE t"), .blob([0, 255]), .null)
      try insert.run(.integer(1), .text(""), .blob([]), .null)
      let select = try database.prepare("SELECT * FROM t ORDER BY a")
      #expect(try select.step())
      #expect(select.integer(0) == .min)
      #expect(select.text(1) == "é\0'\"; DROP TABLE t")
      #expect(select.bytes(2) == [0, 255])
      #expect(select.bytes(3) == [])
      #expect(try select.step())
      #expect(select.text(1) == "")
      #expect(select.bytes(2) == [])
      #expect(try !select.step())
    }
  }

  @Test("undoes a transaction that fails")
  func transactions() throws {
    struct Stop: Error {}
    try withDatabase { database in
      try database.execute("CREATE TABLE t (a)")
      do {
        try database.transaction(.writing) {
          try database.execute("INSERT INTO t VALUES (1)")
          throw Stop()
        }
        Issue.record("the transaction threw nothing")
      } catch is Stop {}
      try database.transaction(.writing) { try database.execute("INSERT INTO t VALUES (2)") }
      #expect(try database.number("SELECT sum(a) FROM t") == 2)
    }
  }

  @Test("says what failed, and not with which value")
  func errors() throws {
    try withDatabase { database in
      try database.execute("CREATE TABLE t (a UNIQUE)")
      let insert = try database.prepare("INSERT INTO t VALUES (?1)")
      try insert.run(.text("a person's words"))
      let error = #expect(throws: SQLiteError.self) { try insert.run(.text("a person's words")) }
      #expect(error?.code == 2067)
      #expect(error?.description.contains("person") == false)
      #expect(throws: SQLiteError.self) { try database.prepare("SELECT FROM") }
    }
    let missing = #expect(throws: SQLiteError.self) {
      try SQLiteConnection(path: "/nowhere/file", mode: .readOnly)
    }
    #expect(missing?.description.contains("see whether its folder exists") == true)
  }

  @Test("copies one state of the database")
  func backup() throws {
    try withDatabase { database in
      try database.execute("CREATE TABLE t (a); INSERT INTO t VALUES (5)")
      try database.backUp(to: database.path + "-copy")
      let copy = try SQLiteConnection(path: database.path + "-copy", mode: .readOnly)
      #expect(try copy.number("SELECT a FROM t") == 5)
      #expect(throws: SQLiteError.self) { try copy.execute("DELETE FROM t") }
    }
  }
}
