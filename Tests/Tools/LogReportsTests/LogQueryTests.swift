// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import LogReports
import LogStore
import Testing

@Suite("A predicate over records") struct LogPredicateTests {
  @Test(
    "asks by the names of the log tool",
    arguments: [
      (
        #"subsystem == "com.acme.tasks" AND messageType >= error AND eventMessage CONTAINS "late""#,
        true
      ),
      (#"subsystem BEGINSWITH "com.acme" && category IN {"sync", "ui"}"#, true),
      ("process == 'AcmeTasks' AND processID == 42", true), ("processid != 42", false),
      ("level == error", true), ("level == 'Error'", true), ("messageType == 16", true),
      ("messageType > error", false), ("messageType < default", false),
      ("logType IN {error, fault}", true), ("NOT level BETWEEN {debug, default}", true),
      ("composedMessage MATCHES '.* too late'", true), ("formatString == '%s'", true),
      ("eventMessage CONTAINS[c] 'SYNC'", true), ("eventMessage LIKE 'Sync*'", true),
      ("date >= '2026-11-30 10:00:00' AND date < '2026-11-30T10:00:01Z'", true),
      ("timestamp > '2026-11-30 10:00:00.5'", false),
      ("eventType == logEvent", true), ("type == 'signpostEvent'", false),
      ("threadID == 4660", true), ("sender == 'AcmeTasks'", true), ("signpostName == 'x'", false),
      ("TRUEPREDICATE", true),
    ])
  func matching(text: String, expected: Bool) throws {
    let predicate = try LogPredicate(text, dates: dates())
    #expect(predicate.matches(message("Sync came too late", .error)) == expected)
  }

  @Test(
    "says what is wrong, where, and what to write instead",
    arguments: [
      (
        "subsistem == 'x'", 0,
        "'subsistem' is no property of a record; did you mean 'subsystem'?"
      ),
      (
        "level == sever", 9,
        "'sever' is no level; the levels are debug, info, default, error, fault"
      ),
      (
        "category == sync", 12,
        "'sync' is neither a property nor a text; write it in quotes: \"sync\""
      ),
      ("date > 'soon'", 7, "'soon' is no date; write it as '2026-11-30 10:00:00'"),
      ("level == 3", 9, "the number is no level; write debug, info, default, error or fault"),
      ("category == 'a' AND", 19, "a comparison lacks one of its sides"),
      (
        "type == noEvent", 8,
        "'noEvent' is no type; the types are logEvent, signpostEvent, lossEvent"
      ),
    ])
  func problems(text: String, place: Int, problem: String) {
    let error = #expect(throws: LogPredicateError.self) {
      _ = try LogPredicate(text, dates: dates())
    }
    #expect(error?.place == place)
    #expect(error?.problem == problem)
  }

  @Test("points at the place")
  func pointing() {
    let error = #expect(throws: LogPredicateError.self) {
      _ = try LogPredicate("level ==\terorr", dates: dates())
    }
    #expect(
      error?.description == """
        the predicate cannot be read: 'erorr' is no level; the levels are debug, info, default, error, fault
          level == erorr
                   ^
        """)
  }
}

@Suite("A query") struct LogQueryTests {
  private func predicate(_ text: String) throws -> LogPredicate {
    try LogPredicate(text, dates: dates())
  }

  @Test("shows default and above unless it is asked for more")
  func levels() throws {
    func shown(_ query: LogQuery) -> [LogLevel] {
      LogLevel.allCases.filter { query.includes(message("x", $0)) }
    }
    #expect(shown(LogQuery()) == [.default, .error, .fault])
    #expect(shown(LogQuery(level: .info)) == [.info, .default, .error, .fault])
    #expect(shown(LogQuery(level: .fault)) == [.fault])
    // Whoever names a level wants to see it.
    #expect(shown(LogQuery(predicate: try predicate("level == debug"))) == [.debug])
    #expect(shown(LogQuery(predicate: try predicate("level == fault"))) == [.fault])
    #expect(
      shown(LogQuery(predicate: try predicate("NOT level == fault"))) == [.default, .error])
  }

  @Test("shows signposts to who asks for them")
  func signposts() throws {
    let record = signpost(.begin, "load", at: 1)
    #expect(!LogQuery().includes(record))
    #expect(LogQuery(includesSignposts: true).includes(record))
    #expect(LogQuery(predicate: try predicate("signpostName == 'load'")).includes(record))
    #expect(LogQuery(predicate: try predicate("type == signpostEvent")).includes(record))
    #expect(LogQuery(predicate: try predicate("signpostType == begin")).includes(record))
    #expect(!LogQuery(predicate: try predicate("signpostID == 2")).includes(record))
  }

  @Test("lists of subsystems, categories and processes are alternatives")
  func lists() throws {
    var query = LogQuery()
    query.processes = ["42", "Other"]
    #expect(query.includes(message("x")))
    query.processes = ["Other"]
    #expect(!query.includes(message("x")))
    query.processes = []
    query.categories = ["ui", "sync"]
    #expect(query.includes(message("x")))
    query.subsystems = ["com.other"]
    #expect(!query.includes(message("x")))
  }

  @Test("what is lost is shown to all who look at that process")
  func losses() {
    let loss = LogRecord(
      .loss(LogLoss(.evicted, count: 3, owner: "AcmeTasks")), time: 0, uptime: 0,
      threadIdentifier: 1, subsystem: "s", category: "c", message: "")
    var query = LogQuery(level: .fault)
    query.subsystems = ["com.acme"]
    #expect(query.includes(loss))
    query.processes = ["AcmeTasks"]
    #expect(query.includes(loss))
    query.processes = ["Other"]
    #expect(!query.includes(loss))
  }

  @Test("knows when only one subsystem can match")
  func narrow() throws {
    var query = LogQuery(predicate: try predicate("subsystem == 'a' AND level == debug"))
    #expect(query.onlySubsystem == "a")
    #expect(query.onlyCategory == nil)
    query.categories = ["c"]
    #expect(query.onlyCategory == "c")
    #expect(LogQuery(predicate: try predicate("subsystem != 'a'")).onlySubsystem == nil)
  }
}
