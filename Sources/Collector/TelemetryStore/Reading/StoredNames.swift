// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import SQLiteKit
internal import TelemetryModel

/// What the numbers in blocks stand for, as a reader knows it.
struct StoredNames {
  struct Context {
    var bundle, version, build, system, device: UInt32
    var kind: TelemetryProcessKind
  }

  struct Subject {
    var kind, first, second, third: UInt32
  }

  private var names = [""]
  private(set) var contexts: [Context] = []
  private(set) var subjects: [Subject] = []

  /// Reads what was added since; must be called in the transaction of the blocks.
  mutating func refresh(_ connection: SQLiteConnection) throws {
    let readNames = try connection.prepare("SELECT text FROM names WHERE id >= ?1 ORDER BY id")
    try readNames.bind(.integer(Int64(names.count)))
    while try readNames.step() { names.append(readNames.text(0)) }
    let readContexts = try connection.prepare("SELECT * FROM contexts WHERE id >= ?1 ORDER BY id")
    try readContexts.bind(.integer(Int64(contexts.count)))
    while try readContexts.step() {
      let columns = (0..<7).map { UInt32(truncatingIfNeeded: readContexts.integer($0)) }
      contexts.append(
        Context(
          bundle: columns[1], version: columns[2], build: columns[3], system: columns[4],
          device: columns[5],
          kind: TelemetryProcessKind(rawValue: UInt8(truncatingIfNeeded: columns[6])) ?? .app))
    }
    let readSubjects = try connection.prepare("SELECT * FROM subjects WHERE id >= ?1 ORDER BY id")
    try readSubjects.bind(.integer(Int64(subjects.count)))
    while try readSubjects.step() {
      let columns = (0..<5).map { UInt32(truncatingIfNeeded: readSubjects.integer($0)) }
      subjects.append(
        Subject(kind: columns[1], first: columns[2], second: columns[3], third: columns[4]))
    }
  }

  subscript(name: UInt32) -> String {
    Int(name) < names.count ? names[Int(name)] : Schema.otherName
  }

  /// `iOS 26` of `iOS 26.2`.
  static func major(ofSystem system: String) -> String {
    system.firstIndex(of: ".").map { String(system[..<$0]) } ?? system
  }
}
