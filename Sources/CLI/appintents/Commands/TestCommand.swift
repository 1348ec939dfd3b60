// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import Device
internal import IntentConversations
internal import Platform

/// `appintents test`
struct TestCommand: Command {
  static let configuration = CommandConfiguration(
    name: "test", abstract: "Hold conversations that are written in files, and compare.",
    discussion: """
      A conversation is a text file: what a person says, what the app answers, what has to come of \
      it. The format is Documentation/Formats/Conversations.md. A folder stands for the files in it \
      whose names end in '.conversation'. Each conversation has a device of its own. Example:

        appintents test Examples/AcmeTasks/Tests --app Examples/AcmeTasks

      Exits with 1 when something differs or a file is malformed, with 74 when one cannot be read.
      """)

  @Argument(
    help: ArgumentHelp("Files of conversations, or folders of them.", valueName: "path"),
    completion: .file)
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "A package or an .app; may be repeated. (default: the package that the files lie in, else the "
        + "one here)", valueName: "app"), completion: .directory)
  var app: [String] = []

  @Flag(help: "Print one JSON object: each conversation with its findings and its transcript.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Write a JUnit report, as continuous integration reads it.", valueName: "file"),
    completion: .file)
  var junit: String?

  func run() async throws {
    let files = ConversationFiles(paths.map { AppPath($0).absolute }, typed: paths)
    let apps = files.conversations.isEmpty ? [] : try bundles()
    let runner = ConversationRunner(apps: apps)
    let isJSON = json
    let reports = await runner.hold(files.conversations) { report in
      if !isJSON { ConversationPrinter.show(report) }
    }
    try Task.checkCancellation()
    if json {
      try Console.print(try JSONOutput.text(ConversationResults(reports, files.findings)))
    } else {
      for finding in files.findings { Console.say(PrintableText.of("\(finding)")) }
      ConversationPrinter.showSum(reports, files.findings)
    }
    if let junit {
      try JUnitReport(reports, files.findings).write(to: AppPath(junit).absolute)
    }
    if files.isUnreadable { throw ExitCode.inputOutput }
    if !files.findings.isEmpty || reports.contains(where: { !$0.isPassed }) {
      throw ExitCode.failure
    }
  }

  private func bundles() throws -> [AppBundle] {
    try appPaths().map { path in
      let bundle = try AppBundle(at: try path.bundle())
      try bundle.checkExecutables()
      return bundle
    }
  }

  /// The apps that are named, else those of the packages that the files lie in, else the one here.
  private func appPaths() throws -> [AppPath] {
    if !app.isEmpty { return app.map(AppPath.init) }
    var found: [AppPath] = []
    for path in paths {
      guard let package = Self.package(around: AppPath(path).absolute), !found.contains(package)
      else { continue }
      found.append(package)
    }
    if found.isEmpty, AppPath(".").isPackage { found = [AppPath("./")] }
    guard !found.isEmpty else {
      throw CommandFailure(
        "there is no app to talk to: no Swift package lies around the files or here; name one with "
          + "--app", exitCode: .usage)
    }
    return found
  }

  private static func package(around path: String) -> AppPath? {
    var folder = path
    while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
      if AppPath(folder).isPackage { return AppPath(folder) }
      folder = String(folder[..<slash])
    }
    return nil
  }
}
