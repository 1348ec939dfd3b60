// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Accuracy on public test data that this package does not carry.
///
/// `Scripts/language-data` runs it and explains where the files come from.
@Suite(
  "Public data of dates and numbers",
  .enabled(if: ProcessInfo.processInfo.environment["OPENAPPINTENTS_LANGUAGE_DATA"] != nil))
struct LanguageDataTests {
  let folder = URL(
    fileURLWithPath: ProcessInfo.processInfo.environment["OPENAPPINTENTS_LANGUAGE_DATA"] ?? "")
  let shows = ProcessInfo.processInfo.environment["OPENAPPINTENTS_LANGUAGE_MISSES"]

  @Test("each file is read and scored")
  func report() throws {
    var scores = Scores(showsMisses: shows)
    for file in DataFile.all {
      let url = folder.appendingPathComponent(file.name)
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
      for row in DataRow.rows(text) { file.score(row, &scores) }
    }
    print(scores.table)
    #expect(!scores.isEmpty, "the folder holds none of the files that are known")
  }
}
