// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import Platform
import Testing

@testable import ProjectModel

@Suite("Bad input") struct BadProjectTests {
  private static let objects = """
    ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (T, ); };
    MAIN = {isa = PBXGroup; children = (SYNC, ); };
    SYNC = {isa = PBXFileSystemSynchronizedRootGroup; path = App; };
    """
  private static let target =
    "T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (SYNC, ); };"

  @Test("conflict markers in a project are told with their line; one side is read")
  func conflict() throws {
    let folder = try TemporaryFolder()
    try folder.touch("App/Main.swift")
    try folder.project(
      """
      \(Self.objects)
      <<<<<<< HEAD
      \(Self.target)
      =======
      T = {isa = PBXNativeTarget; name = Theirs; };
      >>>>>>> branch
      """)
    let project = try folder.read()
    #expect(project.sources("App") == ["App/Main.swift"])
    #expect(
      project.shownProblems == [
        "App.xcodeproj/project.pbxproj:9: the project file has conflict markers; "
          + "finish the merge; until then the side that was merged into counts"
      ])
  }

  @Test("a project that is cut off leaves its sources to be read", arguments: [40, 120, 260])
  func cutOff(_ length: Int) throws {
    let folder = try TemporaryFolder()
    try folder.touch("App/Main.swift")
    let text = TemporaryFolder.pbxproj(Self.objects + "\n" + Self.target)
    try folder.write(String(text.prefix(length)), to: "App.xcodeproj/project.pbxproj")
    let project = try folder.read()
    #expect(project.problems.map(\.problem) == ["the project file is damaged or cut off"])
    #expect(project.targets.map(\.product) == [.folder])
    #expect(project.targets.flatMap(\.sources).map(project.shown) == ["App/Main.swift"])
  }

  @Test(
    "what is no project is told",
    arguments: ["", " ", "word", "{}", "{ objects = {}; rootObject = X; }", "{\"objects\": 1}"])
  func noProject(_ text: String) throws {
    let folder = try TemporaryFolder()
    try folder.touch("App/Main.swift")
    try folder.write(text, to: "App.xcodeproj/project.pbxproj")
    let project = try folder.read()
    #expect(project.problems.count == 1)
    #expect(project.targets.flatMap(\.sources).map(project.shown) == ["App/Main.swift"])
  }

  @Test("objects that are missing or of another form are left out")
  func oddObjects() throws {
    let folder = try TemporaryFolder()
    try folder.touch("App/Main.swift")
    try folder.project(
      """
      ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (NONE, T, ODD, ); };
      MAIN = {isa = PBXGroup; children = (SYNC, NONE, ); };
      SYNC = {isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (NONE, ); };
      ODD = word;
      T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (SYNC, );
        buildPhases = (NONE, P, ); dependencies = (NONE, ); buildConfigurationList = NONE; };
      P = {isa = PBXSourcesBuildPhase; files = (NONE, B, ); };
      B = {isa = PBXBuildFile; fileRef = NONE; };
      """)
    #expect(try folder.read().sources("App") == ["App/Main.swift"])
  }

  @Test("a group of a build phase that holds itself is read once")
  func circularGroup() throws {
    let folder = try TemporaryFolder()
    try folder.touch("App/Main.swift")
    try folder.project(
      """
      ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (T, ); };
      MAIN = {isa = PBXGroup; children = (V, ); };
      V = {isa = PBXVariantGroup; name = Main; children = (F, V, W, ); };
      W = {isa = PBXVariantGroup; children = (V, ); };
      F = {isa = PBXFileReference; path = App/Main.swift; };
      T = {isa = PBXNativeTarget; name = App; buildPhases = (P, ); };
      P = {isa = PBXSourcesBuildPhase; files = (B, ); };
      B = {isa = PBXBuildFile; fileRef = V; };
      """)
    #expect(try folder.read().sources("App") == ["App/Main.swift"])
  }

  @Test("a manifest with conflict markers is read from one side")
  func manifestConflict() throws {
    let folder = try TemporaryFolder()
    try folder.touch("Sources/A/a.swift")
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [
      <<<<<<< HEAD
        .target(name: "A"),
      =======
        .target(name: "B"),
      >>>>>>> branch
      ])
      """, to: "Package.swift")
    let project = try folder.read()
    #expect(project.targets.map(\.name) == ["A"])
    #expect(project.problems.map(\.line) == [4])
  }

  @Test("links in circles end, and links to nowhere are told")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.touch("App/Main.swift")
    try folder.link("App/again", to: folder.path)
    try folder.link("App/self.swift", to: "self.swift")
    try folder.link("App/gone", to: "nowhere")
    let project = try folder.read()
    #expect(project.targets.flatMap(\.sources).map(project.shown) == ["App/Main.swift"])
    #expect(
      project.shownProblems == [
        "App/again: the link leads to a folder that holds it; remove the link",
        "App/gone: the link leads nowhere; mend or remove the link",
        "App/self.swift: the link leads nowhere; mend or remove the link",
      ])
  }

  @Test("a name that is not UTF-8 is told, and the rest is read")
  func badName() throws {
    let folder = try TemporaryFolder()
    try folder.touch("Main.swift")
    // printf knows the octal form in every shell.
    let shell = ToolProcess(
      "sh", ["-c", "touch \"$(printf 'bad\\377.swift')\""], directory: folder.path)
    #expect(try shell.run().isSuccess)
    let project = try folder.read()
    #expect(project.targets.flatMap(\.sources).map(project.shown) == ["Main.swift"])
    #expect(
      project.shownProblems == [
        "bad\u{FFFD}.swift: the name of 'bad\u{FFFD}.swift' is not UTF-8; rename it"
      ])
  }

  @Test("damaged property lists are told, and the target is read")
  func badPlist() throws {
    let folder = try TemporaryFolder()
    try folder.touch("App/Main.swift")
    try folder.write("<plist><dict><key>", to: "App/Info.plist")
    try folder.project(
      """
      \(Self.objects)
      T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (SYNC, );
        buildConfigurationList = L; };
      L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
      C = {isa = XCBuildConfiguration; name = Release; buildSettings = {
        INFOPLIST_FILE = App/Info.plist; CODE_SIGN_ENTITLEMENTS = None.entitlements; }; };
      """)
    let project = try folder.read()
    #expect(project.sources("App") == ["App/Main.swift"])
    #expect(
      project.shownProblems == [
        "App/Info.plist: 'Info.plist' is not a property list with a dictionary; mend it",
        "None.entitlements: there is no 'None.entitlements'; "
          + "add the file, or correct the setting that names it",
      ])
  }

  @Test("nothing to read at all is an error with the remedy")
  func nothing() throws {
    let folder = try TemporaryFolder()
    #expect(throws: ProjectReadError.self) { try folder.read("none") }
    #expect(throws: ProjectReadError.self) { try folder.read() }
    try folder.write("x", to: "notes.txt")
    let error = #expect(throws: ProjectReadError.self) { try folder.read("notes.txt") }
    #expect(
      error?.description
        == "'\(folder.path)/notes.txt' is no project; "
        + "give a Swift package, an .xcodeproj or a folder of sources")
  }
}
