// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

/// What a person says to the example apps, and what a reasonable assistant does about it: see
/// `Utterances/README.md`.
@Suite("The exam") struct ExamTests {
  @Test("has a table for each example") func tables() throws {
    let tables = try ExamTable.all.get()
    #expect(tables.map(\.app) == ["AcmeTasks", "Hearth", "Scouters"])
    #expect(tables.reduce(0) { $0 + $1.rows.count } >= 60)
  }

  @Test("is passed", arguments: ExamTable.rows)
  func row(_ row: ExamRow) async throws {
    let problem = try await Turnstile.processes.pass { try await ExamRun.problem(of: row) }
    if let problem { Issue.record("\(problem)") }
  }
}
