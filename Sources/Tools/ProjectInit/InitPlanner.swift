// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
package import ProjectModel

/// Plans what `appintents init` writes for a project.
package struct InitPlanner {
  private let project: Project
  private let place: OpenAppIntentsPlace
  /// Absolute: the folder of the package for Linux.
  private let package: String
  private let folders: [String]?
  /// Where the person types the next command.
  private let directory: String
  /// The folder that a workflow is read from and runs in.
  private let repository: String
  private var plan: InitPlan

  /// - Parameters:
  ///   - folders: absolute folders of sources; nil takes those with intent code.
  ///   - package: the absolute folder to write the package into.
  ///   - directory: the absolute folder that the person is in.
  package init(
    _ project: Project, place: OpenAppIntentsPlace, folders: [String]?, package: String,
    directory: String
  ) {
    self.directory = directory
    self.project = project
    self.place = place
    self.folders = folders
    self.package = package
    repository = Self.repository(of: project.root)
    plan = InitPlan(root: project.root)
  }

  package consuming func makePlan() throws(InitError) -> InitPlan {
    if usesOpenAppIntents, folders == nil {
      try planInside()
    } else {
      try planBeside()
    }
    return plan
  }

  /// The outermost folder of the repository that holds the project, the project's root without one.
  private static func repository(of root: String) -> String {
    var folder = root
    while !folder.isEmpty {
      if FileManager.default.fileExists(atPath: "\(folder)/.git") { return folder }
      folder = SourceChoice.folder(of: folder)
    }
    return root
  }

  // MARK: A package that builds on Linux already

  private var manifest: String { "\(project.root)/Package.swift" }

  private var manifestText: String? {
    FileManager.default.contents(atPath: manifest).map { String(decoding: $0, as: UTF8.self) }
  }

  private var usesOpenAppIntents: Bool {
    project.kind == .swiftPackage && manifestText?.contains("OpenAppIntents") == true
  }

  /// Such a package needs a test and a workflow only.
  private mutating func planInside() throws(InitError) {
    let choice = try SourceChoice(project, folders: nil)
    plan.notes.append(
      "Package.swift uses OpenAppIntents already and was left as it is.")
    let tests = project.targets.first { $0.product == .unitTest && $0.manifest == manifest }
    let folder =
      tests?.sources.first.map(SourceChoice.folder)
      ?? "\(project.root)/Tests/ConversationTests"
    let name = appName(choice.modules)
    addTest(choice.modules, named: name, into: folder)
    if manifestText?.contains("AppIntentsTesting") != true {
      plan.notes.append(
        "Add .product(name: \"AppIntentsTesting\", package: \"OpenAppIntents\") to the "
          + "dependencies of "
          + (tests.map { "the test target '\($0.name)'." }
            ?? "a test target 'ConversationTests' in Package.swift."))
    }
    addWorkflow(package: project.root)
  }

  // MARK: A package beside the project

  private mutating func planBeside() throws(InitError) {
    let choice = try SourceChoice(project, folders: folders)
    plan.leftOut = choice.modules.flatMap(\.leftOut).sorted { $0.path < $1.path }
    let modules = choice.modules.filter { !$0.files.isEmpty }
    guard !modules.isEmpty else {
      plan.notes.append(
        "None of the chosen files builds on Linux, so no package was written; 'appintents check' "
          + "reads them all the same.")
      addWorkflow(package: nil)
      return
    }
    let name = appName(modules)
    let layout = PackageLayout(
      modules: modules, folder: package, project: project, appName: name)
    for link in layout.links {
      plan.entries.append(
        .init(
          path: link.path, content: .link(link.target), purpose: "the sources of \(link.module)"))
    }
    plan.entries.append(
      .init(
        path: "\(package)/Package.swift",
        content: .text(ManifestText(layout: layout, place: place).text), purpose: "the package"))
    for file in layout.appFiles {
      plan.entries.append(
        .init(
          path: "\(package)/\(file.path)", content: .text(file.text),
          purpose: "the app that runs the intents"))
    }
    addTest(modules, named: name, into: "\(package)/Tests/ConversationTests")
    addWorkflow(package: package)
    plan.notes += layout.notes
    guard !plan.leftOut.isEmpty else { return }
    plan.notes.append(
      "What the compiler misses now may be in a file that was left out: leave out who needs it with "
        + "'exclude' in \(plan.shown(package))/Package.swift, or add what it needs: a package that "
        + "builds on Linux there, a folder with --sources.")
  }

  // MARK: Parts

  /// What people call the app: phrases contain it.
  private func appName(_ modules: [ChosenModule]) -> String {
    let apps = [modules.map(\.target), project.targets].joined()
      .filter { $0.product == .application }
    guard let app = apps.first else { return project.name }
    let names = ["CFBundleDisplayName", "CFBundleName"].compactMap { app.infoPlist?[$0]?.string }
    return names.first { !$0.isEmpty } ?? app.settings["PRODUCT_NAME"] ?? app.name
  }

  private mutating func addTest(
    _ modules: [ChosenModule], named name: String, into folder: String
  ) {
    guard let text = ConversationText(modules, appName: name)?.text else {
      plan.notes.append(
        "No intent can be asked for without its app's own words yet, so no test was written: add an "
          + "AppShortcutsProvider, or a test of your own.")
      return
    }
    plan.entries.append(
      .init(
        path: "\(folder)/FirstConversationTests.swift", content: .text(text),
        purpose: "a first conversation test"))
  }

  private mutating func addWorkflow(package: String?) {
    let workflow = WorkflowText(
      repository: repository, project: project.root, package: package, place: place)
    plan.entries.append(
      .init(
        path: "\(repository)/.github/workflows/appintents.yml", content: .text(workflow.text),
        purpose: "checks and tests on every pull request"))
    plan.notes += workflow.notes
    if let package {
      let path = RelativePath.from(directory, to: package)
      plan.next.append(
        path == "." ? "swift test" : "swift test --package-path \(ShellWord.quoted(path))")
    }
  }
}
