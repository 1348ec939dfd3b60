// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentMetadata
import Platform
import ProjectModel
import Testing

@testable import Checks

@Suite("Baselines") struct BaselineTests {
  private static let intent = """
    import AppIntents
    struct Add: AppIntent {
      static let title: LocalizedStringResource = "Add"
      func perform() async throws -> some IntentResult { .result() }
    }
    """

  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "baseline-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func write(_ text: String, to name: String) throws {
    let url = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func git(_ arguments: String...) throws {
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    let result = try ToolProcess("git", identity + arguments, directory: folder.path).run()
    try #require(result.isSuccess, "\(String(decoding: result.errorOutput, as: UTF8.self))")
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test("come back from their file, which is the same each time") func file() throws {
    defer { remove() }
    let project = Example(
      parts: [
        .init(files: ["Add.swift": Self.intent]),
        .init("Widgets", .widgetExtension, files: [:], shares: ["App"]),
      ], fails: false)
    let baseline = Baseline.read(project.project, named: "now", texts: project.texts)
    let data = try BaselineFile.data(of: baseline)
    #expect(
      try data
        == BaselineFile.data(
          of: Baseline.read(project.project, named: "again", texts: project.texts)))
    try write(String(decoding: data, as: UTF8.self), to: "baseline.json")
    let read = try Baseline.load(
      from: folder.appending(path: "baseline.json").path, for: project.project)
    #expect(read.name == "'baseline.json'")
    #expect(read.manifest == baseline.manifest)
    #expect(read.intentsByTarget == ["App": ["Add"], "Widgets": ["Add"]])
    #expect(read.files == ["intent/Add": "App/Add.swift"])
  }

  @Test("of a revision hold what was there then") func revision() throws {
    defer { remove() }
    try write(Self.intent, to: "Sources/Add.swift")
    try write("not read", to: "Sources/Picture.png")
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-q", "-m", "First")
    try write(Self.intent.replacing("Add", with: "Remove"), to: "Sources/Add.swift")
    let project = try ProjectReader.read(folder.appending(path: "Sources").path)
    let baseline = try Baseline.load(from: "HEAD", for: project)
    #expect(baseline.name == "revision HEAD")
    #expect(baseline.manifest.intents.keys.sorted() == ["Add"])
    #expect(baseline.files == ["intent/Add": "Add.swift"])
    #expect(throws: BaselineError.self) { try Baseline.load(from: "1.0", for: project) }
    #expect(throws: BaselineError.self) { try Baseline.load(from: "--all", for: project) }
  }

  @Test("of an app hold its metadata and that of its extensions") func bundle() throws {
    defer { remove() }
    var manifest = Manifest(generator: "test", generatorVersion: "1")
    for name in ["Add", "Remove"] {
      manifest.intents = [
        name: IntentDeclaration(
          identifier: name, fullyQualifiedTypeName: "App.\(name)", mangledTypeName: "")
      ]
      let text = String(decoding: try JSONEncoder().encode(manifest), as: UTF8.self)
      let place = name == "Add" ? "" : "PlugIns/Widgets.appex/"
      try write(text, to: "Acme.app/\(place)Metadata.appintents/extract.actionsdata")
    }
    let baseline = try Baseline.load(
      from: folder.appending(path: "Acme.app").path,
      for: Project(name: "Acme", kind: .folder, root: folder.path))
    #expect(baseline.name == "'Acme.app'")
    #expect(baseline.manifest.intents.keys.sorted() == ["Add", "Remove"])
    #expect(baseline.intentsByTarget == ["Acme": ["Add"], "Widgets": ["Remove"]])
  }

  @Test("are refused where there is nothing to compare with") func refused() throws {
    defer { remove() }
    try write("{}", to: "other.json")
    try write(#"{"version": 99}"#, to: "newer.json")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Empty.app"), withIntermediateDirectories: true)
    let project = Project(name: "Acme", kind: .folder, root: folder.path)
    for name in ["other.json", "newer.json", "Empty.app"] {
      #expect(throws: BaselineError.self) {
        try Baseline.load(from: folder.appending(path: name).path, for: project)
      }
    }
  }
}
