// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HostFixtures
import Platform
import Testing

/// One clear finding or error for each, and the rest is checked.
@Suite("appintents check over bad input") struct CheckBadInputTests {
  private let folder: CheckedFolder
  private var rest: String { "\(CheckedFolder.mistakenRule) Good.swift:9" }

  init() throws {
    folder = try CheckedFolder()
    try folder.write(CheckedFolder.mistake, to: "Good.swift")
  }

  @Test("a file that is not UTF-8") func encoding() async throws {
    let bytes = Data("import AppIntents // ".utf8) + [0xFF, 0xFE] + Data("\n".utf8)
    try bytes.write(to: URL(filePath: folder.folder + "/Bad.swift"))
    let found = try await folder.findings()
    #expect(found.map(\.rule) == ["source.unreadable", CheckedFolder.mistakenRule])
    #expect(found[0].message == "the file is not UTF-8 and is not checked; save it as UTF-8")
  }

  @Test("a source of 50 MB takes no time and no memory") func large() async throws {
    let path = try folder.write("import AppIntents\n", to: "Large.swift")
    #expect(truncate(path, 50 << 20) == 0)
    // The shell tells the largest memory of what it ran.
    let script = "ulimit -v 2000000; exec \"$0\" check App --reporter json"
    let shell = ToolProcess("sh", ["-c", script, BuiltTool.path], directory: folder.tool.folder)
    let start = MonotonicTime.now
    let result = try shell.run()
    #expect(MonotonicTime.now - start < .seconds(10))
    #expect(result.end == .exited(1))
    #expect(try await folder.places() == [rest, "source.unreadable Large.swift:1"])
  }

  @Test("what is no regular file is not read for ever", arguments: ["pipe", "device"])
  func special(_ kind: String) async throws {
    let path = folder.folder + "/Bad.swift"
    if kind == "pipe" {
      #expect(mkfifo(path, 0o600) == 0)
    } else {
      try FileEntry.link(path, to: "/dev/zero")
    }
    #expect(try await folder.places() == ["source.unreadable Bad.swift:1", rest])
  }

  @Test("links in circles and to nowhere") func links() async throws {
    try FileEntry.link(folder.folder + "/Again", to: folder.folder)
    try FileEntry.link(folder.folder + "/Loop.swift", to: "Loop.swift")
    try FileEntry.link(folder.folder + "/Nowhere.swift", to: "None.swift")
    #expect(
      try await folder.places() == [
        "project.unreadable Again:1", rest, "project.unreadable Loop.swift:1",
        "project.unreadable Nowhere.swift:1",
      ])
  }

  private func project(_ text: String) throws {
    try folder.write(
      "// !$*UTF8*$!\n{ objectVersion = 56; rootObject = ROOT; objects = {\n\(text)\n}; }\n",
      to: "App.xcodeproj/project.pbxproj")
  }

  private static let objects = """
    ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (T, ); };
    MAIN = {isa = PBXGroup; children = (GOOD, GONE, ); };
    GOOD = {isa = PBXFileReference; path = Good.swift; sourceTree = "<group>"; };
    GONE = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
    P = {isa = PBXSourcesBuildPhase; files = (B, C, ); };
    B = {isa = PBXBuildFile; fileRef = GOOD; };
    C = {isa = PBXBuildFile; fileRef = GONE; };
    """
  private static let target = """
    T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
      buildPhases = (P, ); };
    """

  @Test("a project with conflict markers and a file that is gone") func conflict() async throws {
    try project(
      """
      \(Self.objects)
      <<<<<<< HEAD
      \(Self.target)
      =======
      T = {isa = PBXNativeTarget; name = Theirs; };
      >>>>>>> branch
      """)
    let found = try await folder.findings()
    #expect(
      found.map { "\($0.rule) \($0.file):\($0.line)" } == [
        "project.unreadable App.xcodeproj/project.pbxproj:10", "source.unreadable Gone.swift:1",
        rest,
      ]
        || found.map(\.rule).sorted()
          == [CheckedFolder.mistakenRule, "project.unreadable", "project.unreadable"]
    )
    #expect(found.contains { $0.message.contains("conflict markers") })
    #expect(found.contains { $0.message.contains("Gone.swift") || $0.file == "Gone.swift" })
  }

  @Test("a project without a Swift file") func noSources() async throws {
    try FileManager.default.removeItem(atPath: folder.folder + "/Good.swift")
    try project(
      """
      ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (T, ); };
      MAIN = {isa = PBXGroup; children = (); };
      \(Self.target)
      """)
    let result = try await folder.check()
    #expect(result.status == 0)
    #expect(result.output.contains("warning: the project has no Swift files"))
  }

  @Test("paths at which there is nothing to check end with 74") func paths() async throws {
    try folder.write("text", to: "notes.txt")
    _ = try folder.tool.write("", to: "Empty/notes.txt")
    for (path, problem) in [
      ("None", "there is no '"), ("Empty", "holds no Swift files; give a folder of sources"),
      ("App/notes.txt", "is no project; give a Swift package"),
    ] {
      let result = try await folder.check(path: path)
      #expect(result.status == 74)
      #expect(result.output.isEmpty)
      #expect(result.errors.hasPrefix("error: ") && result.errors.contains(problem))
    }
    let single = try await folder.check(path: "App/Good.swift")
    #expect(single.status == 1)
  }

  struct Wrong: CustomTestStringConvertible {
    var words: [String]
    var message: String
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(
    "wrong names are answered with the nearest one and 64",
    arguments: [
      Wrong(
        words: ["check", "App", "--only", "phrase.stile"],
        message: "there is no rule 'phrase.stile'; did you mean 'phrase.style'?"),
      Wrong(
        words: ["check", "App", "--disable", "banana-bread"],
        message: "there is no rule 'banana-bread'; 'appintents rules' lists them"),
      Wrong(
        words: ["explain", "source.unreadible"],
        message: "there is no rule 'source.unreadible'; did you mean 'source.unreadable'?"),
      Wrong(
        words: ["check", "App", "--reporter", "sarf"],
        message: "the value 'sarf' is not valid for '--reporter'; did you mean 'sarif'?"),
      Wrong(
        words: ["check", "App", "--fail-on", "eror"],
        message: "the value 'eror' is not valid for '--fail-on'; did you mean 'error'?"),
    ])
  func names(_ wrong: Wrong) async throws {
    let result = try await folder.tool.run(wrong.words)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("error: \(wrong.message)\n"))
  }

  @Test("a reader that goes away ends it quietly") func closedPipe() throws {
    // Nobody reads; the status of the first command in the pipe is what counts.
    let script = "{ \"$0\" check App; echo $? >&3; } 3>status | true; cat status"
    let shell = ToolProcess(
      "sh", ["-c", "sleep 0; " + script, BuiltTool.path], directory: folder.tool.folder)
    let result = try shell.run()
    #expect(result.errorOutput.isEmpty)
    // By the closed pipe, or with the finding where the output was taken before that.
    #expect(["141\n", "1\n"].contains(String(decoding: result.output, as: UTF8.self)))
  }

  @Test(
    "an output that cannot be written is named, and ends with 74",
    arguments: [
      "None/report.json", "App", "/dev/full",
    ])
  func output(_ path: String) async throws {
    let result = try await folder.check("--reporter", "json", "--output", path)
    #expect(result.status == 74)
    #expect(result.errors.hasPrefix("error: '\(path)' cannot be written; "))
  }

  /// What starts a command as a user without rights, nil where that cannot be had.
  private static let unprivileged: [String]? = {
    guard geteuid() == 0 else { return [] }
    let prefix = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    let trial = ToolProcess("setpriv", Array(prefix.dropFirst()) + [BuiltTool.path, "--version"])
    return (try? trial.run())?.isSuccess == true ? prefix : nil
  }()

  @Test(
    "files and folders that may not be read or written",
    .enabled(if: CheckBadInputTests.unprivileged != nil))
  func permissions() throws {
    let secret = try folder.write(CheckedFolder.mistake, to: "Secret.swift")
    try folder.write(CheckedFolder.mistake, to: "Closed/Other.swift")
    let report = try folder.tool.write("", to: "report.json")
    for (path, mode) in [
      (folder.tool.folder, 0o755), (secret, 0), (folder.folder + "/Closed", 0), (report, 0o444),
    ] { #expect(chmod(path, mode_t(mode)) == 0) }
    defer { chmod(folder.folder + "/Closed", 0o755) }
    let words = (Self.unprivileged ?? []) + [BuiltTool.path, "check", "App"]
    let result = try ToolProcess(
      words[0], Array(words.dropFirst()), directory: folder.tool.folder
    ).run()
    let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
    #expect(result.end == .exited(1))
    #expect(lines[0].hasPrefix("App/Closed:1:1: warning: the folder cannot be read; "))
    #expect(lines[1].hasPrefix("App/Good.swift:9:"))
    #expect(lines[2].hasPrefix("App/Secret.swift:1:1: warning: the file cannot be read; "))
    let written = try ToolProcess(
      words[0], Array(words.dropFirst()) + ["--output", "report.json"],
      directory: folder.tool.folder
    ).run()
    #expect(written.end == .exited(74))
  }
}
