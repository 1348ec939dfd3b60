// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Platform
import Testing

@testable import ProjectModel

@Suite("A folder of sources") struct FolderTests {
  @Test("with sources is one target")
  func one() throws {
    let folder = try TemporaryFolder()
    try folder.touch("A.swift", "Deep/B.swift", "Deep/Localizable.xcstrings", "c.txt")
    let project = try folder.read()
    #expect(project.kind == .folder)
    #expect(project.targets.map { $0.sources.map(project.shown) } == [["A.swift", "Deep/B.swift"]])
    #expect(project.unowned.isEmpty)
  }

  @Test("with folders only has a target for each of them")
  func several() throws {
    let folder = try TemporaryFolder()
    try folder.touch("one/A.swift", "one/x/B.swift", "two/C.swift", "three/notes.strings")
    let project = try folder.read()
    #expect(project.targets.map(\.name) == ["one", "two"])
  }

  @Test("may be a single file")
  func file() throws {
    let folder = try TemporaryFolder()
    try folder.touch("A.swift")
    let project = try folder.read("A.swift")
    #expect(project.targets.flatMap(\.sources).map(project.shown) == ["A.swift"])
  }

  @Test("is read without what was built or fetched")
  func skipped() throws {
    let folder = try TemporaryFolder()
    try folder.touch(
      "A.swift", ".build/x/B.swift", "Pods/C/C.swift", "DerivedData/D.swift",
      "node_modules/e/E.swift", "Carthage/F.swift", "Help.docc/G.swift")
    #expect(try folder.read().targets.flatMap(\.sources).count == 1)
  }

  @Test("is read without what git ignores, unless it is tracked")
  func ignored() throws {
    let folder = try TemporaryFolder()
    try folder.touch("A.swift", "out/B.swift", "Generated.swift", "kept/C.swift")
    try folder.write("out/\nGenerated.swift\nkept/\n", to: ".gitignore")
    for arguments in [["init", "-q"], ["add", "-f", "kept/C.swift"]] {
      #expect(try ToolProcess("git", arguments, directory: folder.path).run().isSuccess)
    }
    let project = try folder.read()
    #expect(project.targets.flatMap(\.sources).map(project.shown) == ["A.swift", "kept/C.swift"])
  }

  @Test("misses nothing that git ignores")
  func ignoredAndAbsent() throws {
    let folder = try TemporaryFolder()
    try folder.write("Secrets.swift\nPods/\n", to: ".gitignore")
    try folder.project(
      """
      \t\tROOT = {isa = PBXProject; mainGroup = MAIN; targets = (T, ); };
      \t\tMAIN = {isa = PBXGroup; children = (F1, F2, F3, ); };
      \t\tF1 = {isa = PBXFileReference; path = Secrets.swift; };
      \t\tF2 = {isa = PBXFileReference; path = Pods/App.xcconfig; };
      \t\tF3 = {isa = PBXFileReference; path = Gone.swift; };
      \t\tT = {isa = PBXNativeTarget; name = App; buildConfigurationList = CL; buildPhases = (PS, ); };
      \t\tPS = {isa = PBXSourcesBuildPhase; files = (B1, B3, ); };
      \t\tB1 = {isa = PBXBuildFile; fileRef = F1; };
      \t\tB3 = {isa = PBXBuildFile; fileRef = F3; };
      \t\tCL = {isa = XCConfigurationList; buildConfigurations = (C, ); };
      \t\tC = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = F2; };
      """)
    #expect(try folder.read().shownProblems.count == 3)
    #expect(try ToolProcess("git", ["init", "-q"], directory: folder.path).run().isSuccess)
    #expect(
      try folder.read().problems.map(\.problem) == ["'Gone.swift' of target 'App' is not there"])
  }
}

@Suite("Names and patterns") struct NamesTests {
  @Test(
    "patterns",
    arguments: [
      ("a/*.swift", "a/b.swift", true), ("a/*.swift", "a/b/c.swift", false),
      ("a/**", "a/b/c.swift", true), ("a/**/*.swift", "a/c.swift", true),
      ("a/**/x.swift", "a/b/c/x.swift", true), ("**/**", "a", true), ("a/**", "a", false),
      ("[a-c]?.swift", "b1.swift", true), ("[!a].swift", "a.swift", false),
      ("*a*b", "xxaxxab", true),
    ])
  func patterns(_ pattern: String, _ path: String, _ expected: Bool) {
    #expect(GlobPattern(pattern).matches(path: path) == expected)
  }

  @Test(
    "paths",
    arguments: [
      ("/a/b", "c", "/a/b/c"), ("/a/b", "../c", "/a/c"), ("/a", "./b//c/", "/a/b/c"),
      ("/a", "/x/../y", "/y"), ("/a", "", "/a"), ("/", "a", "/a"),
    ])
  func paths(_ folder: String, _ relative: String, _ expected: String) {
    #expect(PathText.join(folder, relative) == expected)
  }

  @Test("a catalog's languages are found, whatever stands in its texts")
  func catalog() {
    let text = """
      {"sourceLanguage": "en", "strings": {
        "localizations": {"comment": "{\\"strings\\": {", "localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "\\"localizations\\": {\\"xx\\": 1}"}},
          "fr": {"variations": {"plural": {"localizations": {"value": "x"}}}}}},
        "b": {}, "c": {"localizations": {"pt-BR": {}}}},
      "version": "1.0"}
      """
    #expect(languages(ofCatalog: text) == ["en", "de", "fr", "pt-BR"])
    #expect(languages(ofCatalog: "{\"strings\": {\"a").isEmpty)
  }

  private func languages(ofCatalog text: String) -> Set<String> {
    Array(text.utf8).withUnsafeBufferPointer(CatalogLanguages.of)
  }
}
