// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProjectModel

@Suite("Files of an Xcode target") struct XcodeMembershipTests {
  @Test("come from groups, the source root and variant groups")
  func classic() throws {
    let folder = try TemporaryFolder()
    try folder.touch(
      "App/Main.swift", "Shared/Model.swift", "App/en.lproj/Localizable.strings",
      "App/de.lproj/Localizable.strings", "App/Unused.swift", "App/Orders.intentdefinition")
    try folder.project(
      """
      ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (T, ); developmentRegion = en;
        knownRegions = (en, Base, de, ); };
      MAIN = {isa = PBXGroup; children = (GAPP, FMODEL, ); sourceTree = "<group>"; };
      GAPP = {isa = PBXGroup; children = (FMAIN, FUNUSED, VSTRINGS, FDEF, ); path = App;
        sourceTree = "<group>"; };
      FMAIN = {isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
      FUNUSED = {isa = PBXFileReference; path = Unused.swift; sourceTree = "<group>"; };
      FDEF = {isa = PBXFileReference; path = Orders.intentdefinition; sourceTree = "<group>"; };
      FMODEL = {isa = PBXFileReference; path = Shared/Model.swift; sourceTree = SOURCE_ROOT; };
      FSDK = {isa = PBXFileReference; path = usr/lib/x.swift; sourceTree = SDKROOT; };
      VSTRINGS = {isa = PBXVariantGroup; name = Localizable.strings; children = (FEN, FDE, );
        sourceTree = "<group>"; };
      FEN = {isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings;
        sourceTree = "<group>"; };
      FDE = {isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings;
        sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildPhases = (PS, PR, ); };
      PS = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B5, ); };
      PR = {isa = PBXResourcesBuildPhase; files = (B4, ); };
      B1 = {isa = PBXBuildFile; fileRef = FMAIN; };
      B2 = {isa = PBXBuildFile; fileRef = FMODEL; };
      B3 = {isa = PBXBuildFile; fileRef = FSDK; };
      B4 = {isa = PBXBuildFile; fileRef = VSTRINGS; };
      B5 = {isa = PBXBuildFile; fileRef = FDEF; };
      """)
    let project = try folder.read()
    #expect(project.kind == .xcodeProject)
    #expect(project.name == "App")
    #expect(project.developmentRegion == "en")
    #expect(project.knownRegions == ["en", "de"])
    #expect(project.target("App")?.product == .application)
    #expect(project.sources("App") == ["App/Main.swift", "Shared/Model.swift"])
    #expect(
      project.resources("App") == [
        "App/Orders.intentdefinition", "App/de.lproj/Localizable.strings",
        "App/en.lproj/Localizable.strings",
      ])
    #expect(project.target("App")?.localizations == ["de", "en"])
    #expect(project.unowned.map(project.shown) == ["App/Unused.swift"])
    #expect(project.problems.isEmpty)
  }

  @Test("that are missing are told with the line of their reference, and the rest is read")
  func missing() throws {
    let folder = try TemporaryFolder()
    try folder.touch("Main.swift", "readme.swift")
    try folder.project(
      """
      \t\tROOT = {isa = PBXProject; mainGroup = MAIN; targets = (T, ); };
      \t\tMAIN = {isa = PBXGroup; children = (FILE0001, FILE0002, FILE0003, ); };
      \t\tFILE0001 /* Main.swift */ = {isa = PBXFileReference; path = Main.swift; };
      \t\tFILE0002 /* Gone.swift */ = {isa = PBXFileReference; path = Gone.swift; };
      \t\tFILE0003 /* README.swift */ = {isa = PBXFileReference; path = README.swift; };
      \t\tT = {isa = PBXNativeTarget; name = App; buildPhases = (PS, ); };
      \t\tPS = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, ); };
      \t\tB1 = {isa = PBXBuildFile; fileRef = FILE0001; };
      \t\tB2 = {isa = PBXBuildFile; fileRef = FILE0002; };
      \t\tB3 = {isa = PBXBuildFile; fileRef = FILE0003; };
      """)
    let project = try folder.read("App.xcodeproj")
    // Names differ in case only on the file systems that Xcode runs on.
    #expect(project.sources("App") == ["Main.swift", "readme.swift"])
    #expect(
      project.shownProblems == [
        "App.xcodeproj/project.pbxproj:9: 'Gone.swift' of target 'App' is not there; "
          + "add the file or take it out of the project"
      ])
  }

  @Test("of a synchronized folder are all but the exceptions, which others may have")
  func synchronized() throws {
    let folder = try TemporaryFolder()
    try folder.touch(
      "App/Main.swift", "App/Intents/Add.swift", "App/Intents/List.swift", "App/Old/Gone.swift",
      "App/Info.plist", "App/de.lproj/Other.strings", "App/Main.strings",
      "App/Raw/Template.swift")
    try folder.project(
      """
      ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (TAPP, TWIDGET, ); };
      MAIN = {isa = PBXGroup; children = (SYNC, ); sourceTree = "<group>"; };
      SYNC = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
        exceptions = (EAPP, EWIDGET, ); explicitFolders = (Raw, ); };
      EAPP = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TAPP;
        membershipExceptions = (Info.plist, Old, /Localized/Other.strings, ); };
      EWIDGET = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TWIDGET;
        membershipExceptions = (Intents/Add.swift, ); };
      TAPP = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        fileSystemSynchronizedGroups = (SYNC, ); buildPhases = (); };
      TWIDGET = {isa = PBXNativeTarget; name = Widget; buildPhases = ();
        productType = "com.apple.product-type.app-extension"; };
      """)
    let project = try folder.read()
    #expect(
      project.sources("App") == [
        "App/Intents/Add.swift", "App/Intents/List.swift", "App/Main.swift",
      ]
    )
    #expect(project.resources("App") == ["App/Main.strings"])
    #expect(project.sources("Widget") == ["App/Intents/Add.swift"])
    #expect(
      project.unowned.map(project.shown) == ["App/Old/Gone.swift", "App/Raw/Template.swift"])
  }

  @Test("excluded by a setting are not compiled")
  func excludedNames() throws {
    let folder = try TemporaryFolder()
    try folder.touch("App/Main.swift", "App/DebugMenu.swift", "App/DebugKept.swift")
    try folder.project(
      """
      ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (T, ); };
      MAIN = {isa = PBXGroup; children = (SYNC, ); };
      SYNC = {isa = PBXFileSystemSynchronizedRootGroup; path = App; };
      T = {isa = PBXNativeTarget; name = App; buildConfigurationList = L;
        fileSystemSynchronizedGroups = (SYNC, ); };
      L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
      C = {isa = XCBuildConfiguration; name = Release; buildSettings = {
        EXCLUDED_SOURCE_FILE_NAMES = "Debug*"; INCLUDED_SOURCE_FILE_NAMES = DebugKept.swift; }; };
      """)
    #expect(try folder.read().sources("App") == ["App/DebugKept.swift", "App/Main.swift"])
  }

  @Test("of a group that holds itself are read once")
  func circle() throws {
    let folder = try TemporaryFolder()
    try folder.touch("A/Main.swift")
    try folder.project(
      """
      ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (T, ); };
      MAIN = {isa = PBXGroup; children = (MAIN, F, ); path = A; };
      F = {isa = PBXFileReference; path = Main.swift; };
      T = {isa = PBXNativeTarget; name = App; buildPhases = (PS, ); };
      PS = {isa = PBXSourcesBuildPhase; files = (B, ); };
      B = {isa = PBXBuildFile; fileRef = F; };
      """)
    #expect(try folder.read().sources("App") == ["A/Main.swift"])
  }
}
