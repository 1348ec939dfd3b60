// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ProjectInit

@Suite("Writing a plan") struct WriterTests {
  private func entry(_ fixture: Fixture, _ name: String, _ content: InitPlan.Entry.Content)
    -> InitPlan.Entry
  {
    InitPlan.Entry(path: "\(fixture.path)/\(name)", content: content, purpose: "a test")
  }

  private let plain = InitWriter(overwrites: false, isTrial: false)
  private let forced = InitWriter(overwrites: true, isTrial: false)

  @Test("makes folders, and finds its own work the second time")
  func twice() throws {
    let fixture = try Fixture([:])
    let file = entry(fixture, "a/b.txt", .text("text"))
    let link = entry(fixture, "a/c", .link("../x"))
    for expected in [InitWriter.Outcome.written, .unchanged] {
      #expect(try plain.write(file) == expected)
      #expect(try plain.write(link) == expected)
    }
    #expect(fixture.text("a/b.txt") == "text")
  }

  @Test("never replaces a file unless it is forced to")
  func existing() throws {
    let fixture = try Fixture(["mine.txt": "mine"])
    let file = entry(fixture, "mine.txt", .text("theirs"))
    #expect(try plain.write(file) == .kept)
    #expect(fixture.text("mine.txt") == "mine")
    #expect(try forced.write(file) == .written)
    #expect(fixture.text("mine.txt") == "theirs")
  }

  @Test("never replaces a folder, and writes no text through a link")
  func foldersAndLinks() throws {
    let fixture = try Fixture(["folder/mine.txt": "mine", "target.txt": "mine"])
    #expect(try forced.write(entry(fixture, "folder", .link("x"))) == .kept)
    #expect(fixture.text("folder/mine.txt") == "mine")
    #expect(try plain.write(entry(fixture, "link", .link("target.txt"))) == .written)
    let file = entry(fixture, "link", .text("theirs"))
    #expect(try plain.write(file) == .kept)
    #expect(try forced.write(file) == .written)
    #expect(fixture.text("target.txt") == "mine")
  }

  @Test("only tells when it is a trial")
  func trial() throws {
    let fixture = try Fixture([:])
    let writer = InitWriter(overwrites: false, isTrial: true)
    #expect(try writer.write(entry(fixture, "a.txt", .text("text"))) == .written)
    #expect(fixture.text("a.txt") == nil)
  }

  @Test("that fails names the file")
  func failure() throws {
    let fixture = try Fixture(["a": "a file"])
    let error = #expect(throws: InitError.self) {
      try plain.write(entry(fixture, "a/b.txt", .text("x")))
    }
    #expect(
      error?.description
        == "'\(fixture.path)/a/b.txt' cannot be written; check the folder and the disk")
  }

  @Test("is reported by what became of each file")
  func report() throws {
    let plan = InitPlan(
      leftOut: [LeftOutFile(path: "/p/A.swift", line: 3, reason: "imports X")], notes: ["Do it."],
      next: ["swift test"], root: "/p")
    var report = InitReport(plan, isTrial: false)
    report.add(InitPlan.Entry(path: "/p/a", content: .text(""), purpose: "one"), .written)
    report.add(InitPlan.Entry(path: "/p/b", content: .text(""), purpose: "two"), .kept)
    #expect(
      report.text == """
        Wrote
          a: one

        Left as it is, since it exists; --force replaces files and links, never a folder
          b: two

        Cannot build on Linux, and is left out
          A.swift:3: imports X

        Note
          Do it.

        Next
          swift test
        """)
    #expect(report.hasKept)
  }
}
