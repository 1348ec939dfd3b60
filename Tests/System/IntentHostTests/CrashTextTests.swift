// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import IntentHost

@Suite("The text of a crash") struct CrashTextTests {
  @Test(
    "begins with the message of the last report",
    arguments: [
      ("", ""), ("nothing of the kind\n", ""),
      (
        "x\na.swift:1: Fatal error: boom\nCurrent stack trace:\n",
        "a.swift:1: Fatal error: boom\nCurrent stack trace:\n"
      ),
      ("a: Fatal error: boom\n\n*** Signal 4: …\n", "a: Fatal error: boom\n\n*** Signal 4: …\n"),
      (
        "a: Fatal error: boom\nswift-runtime: failed to suspend thread 1\n\n*** Signal 4: …\n",
        "a: Fatal error: boom\nswift-runtime: failed to suspend thread 1\n\n*** Signal 4: …\n"
      ),
      (
        "Fatal error: handled" + String(repeating: "\nx", count: 50) + "\n*** Signal 11: …\n",
        "*** Signal 11: …\n"
      ),
    ])
  func report(_ output: String, _ text: String) {
    #expect(CrashText.report(in: output) == text)
  }
  /// Longer than what may stand between a message and its report.
  private static func finished(_ number: Int) -> String {
    "\n*** Signal \(number): Backtracing from 0x1... done ***\n\n"
      + String(repeating: "  0  a frame in a.swift: fatalError(\"Fatal error\")\n", count: 50)
      + "\nBacktrace took 0.01s\n\n"
  }
  private static let message = "a: Fatal error: boom\n"
  private static let complaint =
    "swift-runtime: failed to suspend thread 1 while processing a crash; backtraces will be missing "
    + "information\n"
  private static let begun = "\n*** Signal 4: Backtracing from 0x2..."

  @Test(
    "has the message that stands above the first report when two threads crash at once",
    arguments: [
      message + message + complaint + finished(4) + begun,
      message + message + complaint + finished(4) + complaint + finished(4),
      message + finished(4) + "another thread prints a line\n" + begun,
      message + complaint + "\n*** Signal 4: Backtracing from 0x1... failed ***\n\n" + begun,
      message + message + finished(4) + finished(4) + finished(4) + begun,
    ])
  func simultaneous(_ output: String) {
    let text = CrashText.report(in: "x\n" + output)
    #expect(text.hasPrefix(Self.message))
    #expect(text.contains("*** Signal 4: Backtracing from 0x1..."))
  }

  @Test("starts at the first report when two threads crash at once without a message")
  func simultaneousWithoutMessage() {
    let text = String(Self.finished(11).dropFirst()) + Self.begun
    #expect(CrashText.report(in: "x\n" + text) == text)
  }

  @Test("does not lose its message to many complaints of threads that could not be suspended")
  func complaints() {
    let text =
      Self.message + String(repeating: Self.complaint, count: 64) + Self.finished(4)
    #expect(CrashText.report(in: "x\n" + text) == text)
  }

  @Test("leaves out the report of a program that the process outlived")
  func outlived() {
    let earlier = Self.message + Self.finished(4)
    let own = "b: Fatal error: own\n" + Self.finished(4)
    #expect(CrashText.report(in: earlier + own) == own)
    let silent = "*** Signal 11: …\n"
    let lines = String(repeating: "x\n", count: 50)
    #expect(CrashText.report(in: earlier + lines + silent) == silent)
    #expect(CrashText.report(in: Self.message + Self.begun + "\n" + lines + silent) == silent)
  }
}
