// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import SQLiteKit
internal import TelemetryModel

/// The numbers that stand for names, contexts and subjects in blocks, as the writer gives them out.
///
/// All have 16 bits, so that a hostile client that makes up names costs some megabytes at most:
/// what is too much becomes "(other)".
final class Vocabulary {
  static let limit = 1 << 16
  private static let longestName = 255

  struct Context: Hashable {
    var bundle, version, build, system, device, kind: UInt32

    var release: Release { Release(bundle: bundle, version: version, build: build) }
  }

  struct Release: Hashable {
    var bundle, version, build: UInt32
  }

  struct Subject: Hashable {
    var kind, first, second, third: UInt32
  }

  private let connection: SQLiteConnection
  private let nameLimit: Int
  private var names: [String: UInt32] = [:]
  private var contexts: [Context: UInt32] = [:]
  private var subjects: [Subject: UInt32] = [:]
  private var firstOfRelease: [Release: UInt32] = [:]
  /// The release of each context, by its number.
  private(set) var releases: [UInt32] = []
  private let insertName, insertContext, insertSubject: SQLiteStatement

  init(_ connection: SQLiteConnection, nameLimit: Int) throws {
    self.connection = connection
    self.nameLimit = min(nameLimit, Self.limit - 1)
    insertName = try connection.prepare("INSERT INTO names VALUES (?1, ?2)")
    insertContext = try connection.prepare(
      "INSERT INTO contexts VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)")
    insertSubject = try connection.prepare("INSERT INTO subjects VALUES (?1, ?2, ?3, ?4, ?5)")
    try reload()
  }

  /// Reads all from the file: at the beginning, and when a transaction was undone.
  func reload() throws {
    (names, contexts, subjects, firstOfRelease, releases) = ([:], [:], [:], [:], [])
    let readNames = try connection.prepare("SELECT id, text FROM names")
    while try readNames.step() { names[readNames.text(1)] = UInt32(readNames.integer(0)) }
    let readContexts = try connection.prepare("SELECT * FROM contexts ORDER BY id")
    while try readContexts.step() {
      let columns = (0..<8).map { UInt32(truncatingIfNeeded: readContexts.integer($0)) }
      let context = Context(
        bundle: columns[1], version: columns[2], build: columns[3], system: columns[4],
        device: columns[5], kind: columns[6])
      contexts[context] = columns[0]
      releases.append(columns[7])
      if firstOfRelease[context.release] == nil { firstOfRelease[context.release] = columns[7] }
    }
    let readSubjects = try connection.prepare("SELECT * FROM subjects")
    while try readSubjects.step() {
      let columns = (0..<5).map { UInt32(truncatingIfNeeded: readSubjects.integer($0)) }
      subjects[
        Subject(kind: columns[1], first: columns[2], second: columns[3], third: columns[4])] =
        columns[0]
    }
  }

  /// The number of a name; 0 for an empty one.
  func name(_ text: String) throws -> UInt32 {
    if text.isEmpty { return 0 }
    if let number = names[text] { return number }
    return try newName(text, limit: nameLimit)
  }

  func name(_ text: String?) throws -> UInt32 { try text.map { try name($0) } ?? 0 }

  /// The number of a text that may be different each time; 0 when there are many names already.
  func passingText(_ text: String?) throws -> UInt32 {
    guard let text, !text.isEmpty else { return 0 }
    if let number = names[text] { return number }
    guard names.count < nameLimit / 2 else { return 0 }
    return try newName(text, limit: nameLimit / 2)
  }

  private func newName(_ text: String, limit: Int) throws -> UInt32 {
    var text = text
    if text.utf8.count > Self.longestName || text.utf8.contains(0) {
      var count = 0
      text = String(
        text.prefix { character in
          count += character.utf8.count
          return count <= Self.longestName && character != "\0"
        })
      if text.isEmpty { return 0 }
      if let number = names[text] { return number }
    }
    guard names.count < limit else { return Schema.otherNameID }
    // Numbers are given out without gaps, beginning with 1.
    let number = UInt32(names.count + 1)
    try insertName.run(.integer(Int64(number)), .text(text))
    names[text] = number
    return number
  }

  func context(_ context: TelemetryContext) throws -> UInt32 {
    let key = Context(
      bundle: try name(context.bundle), version: try name(context.version),
      build: try name(context.build), system: try name(context.system),
      device: try name(context.device), kind: UInt32(context.kind.rawValue))
    if let number = contexts[key] { return number }
    guard contexts.count < Self.limit else { return 0 }
    let number = UInt32(contexts.count)
    let release = firstOfRelease[key.release] ?? number
    try insertContext.run(
      .integer(Int64(number)), .integer(Int64(key.bundle)), .integer(Int64(key.version)),
      .integer(Int64(key.build)), .integer(Int64(key.system)), .integer(Int64(key.device)),
      .integer(Int64(key.kind)), .integer(Int64(release)))
    contexts[key] = number
    firstOfRelease[key.release] = release
    releases.append(release)
    return number
  }

  func subject(intent: String, module: String) throws -> UInt32 {
    try subject(Subject(kind: 1, first: try name(intent), second: try name(module), third: 0))
  }

  func subject(query: String, entity: String, module: String) throws -> UInt32 {
    try subject(
      Subject(kind: 2, first: try name(query), second: try name(entity), third: try name(module)))
  }

  private func subject(_ key: Subject) throws -> UInt32 {
    if let number = subjects[key] { return number }
    guard subjects.count < Self.limit else { return 0 }
    let number = UInt32(subjects.count)
    try insertSubject.run(
      .integer(Int64(number)), .integer(Int64(key.kind)), .integer(Int64(key.first)),
      .integer(Int64(key.second)), .integer(Int64(key.third)))
    subjects[key] = number
    return number
  }
}
