// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentMetadata
import Testing

/// One row of a table in `Utterances`: what is said, and what has to come of it.
struct ExamRow: Sendable, CustomTestStringConvertible {
  /// The name of the example, which is the name of the table.
  var app: String
  /// The line of the table, from 1.
  var line: Int
  var utterance: String
  var setup: [Saying]
  var answers: [String]
  var expected: Expectation

  var testDescription: String { "\(app):\(line): \(utterance)" }

  /// Something said before, which is done before the row's own utterance is said.
  struct Saying: Decodable, Sendable {
    var say: String
    var answers: [String]

    private enum CodingKeys: String, CodingKey { case say, answers }

    init(from decoder: any Decoder) throws {
      if let text = try? decoder.singleValueContainer().decode(String.self) {
        say = text
        answers = []
      } else {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        say = try container.decode(String.self, forKey: .say)
        answers = try container.decodeIfPresent([String].self, forKey: .answers) ?? []
      }
    }
  }

  struct Expectation: Decodable, Sendable {
    /// Nil when nothing is understood.
    var intent: String?
    /// Exactly the parameters that have a value at the end.
    var parameters: JSONObject
    var outcome: String
    /// How many questions are asked.
    var asks: Int?
    /// A part of what is said last.
    var says: String?
  }
}

/// The rows of one app.
struct ExamTable: Sendable {
  var app: String
  var rows: [ExamRow]

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Utterances")

  /// Every table, by name; the error of a broken one is a test's.
  static let all = Result {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".tsv") }.sorted()
      .map { try ExamTable(file: folder.appending(path: $0)) }
  }

  static var rows: [ExamRow] { (try? all.get())?.flatMap(\.rows) ?? [] }

  init(file: URL) throws {
    app = file.deletingPathExtension().lastPathComponent
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    guard lines.first == "utterance\tsetup\tanswers\texpected" else {
      throw BrokenTable(app: app, line: 1, problem: "the header names other columns")
    }
    rows = []
    for (index, line) in lines.enumerated().dropFirst() {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 4 else {
        throw BrokenTable(app: app, line: index + 1, problem: "\(columns.count) columns")
      }
      do {
        rows.append(
          ExamRow(
            app: app, line: index + 1, utterance: columns[0],
            setup: try Self.decode(columns[1]), answers: try Self.decode(columns[2]),
            expected: try Self.decode(columns[3])))
      } catch {
        throw BrokenTable(app: app, line: index + 1, problem: "\(error)")
      }
    }
  }

  private static func decode<Value: Decodable>(_ text: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }
}

/// A table that is not written as `Utterances/README.md` says.
struct BrokenTable: Error, CustomStringConvertible {
  var app: String
  var line: Int
  var problem: String

  var description: String { "\(app).tsv:\(line): \(problem)" }
}
