// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel
import SourceModel
import SwiftSyntax

/// `@Parameter` properties make no memberwise initialiser that takes their values.
struct IntentNoMemberwiseInit: Rule {
  static let id: RuleID = "intent.no-memberwise-init"
  static let tier = Tier.dead
  static let severity = Severity.error
  static let summary =
    "an intent is made with values of its parameters, and no initialiser takes them"
  static let page = """
    The compiler's memberwise initialiser of an intent takes `IntentParameter` boxes, not values, so \
    `CreateTask(title: "Buy milk")` does not compile unless the intent declares `init(title:)`. \
    Tests in articles are written that way. Declare the initialiser beside an empty `init()`, or \
    assign after making it: `var intent = CreateTask(); intent.title = "Buy milk"`.
    """
  private static let create = ExampleSource.intent(
    "Create",
    """
    @Parameter(title: "Title") var title: String
    @Parameter(title: "Due") var due: Date?
    """)
  static let examples: [Example] = [
    .fails(
      Example.Part(files: ["Create.swift": "import AppIntents\n" + create]),
      Example.Part(
        "AppTests", .unitTest,
        files: [
          "CreateTests.swift": """
          import XCTest
          @testable import App
          final class CreateTests: XCTestCase {
            func testCreate() async throws {
              _ = try await ↓Create(title: "Buy milk", due: nil).perform()
            }
          }
          """
        ])),
    .fails(
      "import AppIntents\n" + create
        + "\nfunc run() async throws { _ = try await ↓Create(title: \"Buy milk\").perform() }"),
    .passes(
      "import AppIntents\n" + create
        + """

        extension Create {
          init(title: String) { self.init(); self.title = title }
        }
        func run() async throws { _ = try await Create(title: "Buy milk").perform() }
        func other() { _ = Create() }
        """),
    // A type of the tests with the same name.
    .passes(
      Example.Part(files: ["Create.swift": "import AppIntents\n" + create]),
      Example.Part(
        "AppTests", .unitTest,
        files: [
          "CreateTests.swift": """
          import XCTest
          struct Create { var title: String }
          final class CreateTests: XCTestCase {
            func testCreate() { _ = Create(title: "Buy milk") }
          }
          """
        ])),
    // Two targets have one each, and only one of them lacks the initialiser.
    .passes(
      Example.Part(files: ["Create.swift": "import AppIntents\n" + create]),
      Example.Part(
        "Widget", .widgetExtension,
        files: [
          "Create.swift": "import AppIntents\n"
            + ExampleSource.intent(
              "Create",
              """
              @Parameter(title: "Title") var title: String
              init() {}
              init(title: String) { self.title = title }
              """),
          "Widget.swift": "import AppIntents\nlet made = Create(title: \"Buy milk\")",
        ])),
    // The boxes themselves, and an intent whose macro may write the initialiser.
    .passes(
      "import AppIntents\n" + create
        + "\nlet made = Create(title: IntentParameter(title: \"Title\"))"),
    .passes(
      "import AppIntents\n@Buildable\n" + create + "\nlet made = Create(title: \"Buy milk\")"),
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    let intents = project.intents.filter { intent in
      intent.type.kind == .structure && project.seesAllMembers(of: intent)
        && !intent.parameters.isEmpty
    }
    // Which of several types with one name is meant, imports decide; that is not looked into.
    let types = Dictionary(grouping: project.index.ordered, by: \.bareName)
    let unique = intents.filter { types[$0.type.bareName]?.count == 1 }
    let byName = Dictionary(
      unique.map { ($0.type.bareName, $0) }, uniquingKeysWith: { first, _ in first })
    guard !byName.isEmpty else { return [] }
    let names = WordSearch(byName.keys, areCalled: true)
    return files(in: project, naming: names).flatMap { file -> [Finding] in
      var found: [Finding] = []
      ActiveWalk.through(file, mentioning: names) { node in
        if let call = node.as(FunctionCallExprSyntax.self),
          let intent = intent(madeBy: call, in: file, byName, project)
        {
          found.append(project.finding(Self.self, at: call, in: file, .takesBoxes(intent.title)))
        }
        return .visitChildren
      }
      return found
    }
  }

  /// What is parsed already, and the tests that name an intent.
  private func files(in project: CheckedProject, naming names: WordSearch) -> [ParsedFile] {
    let parsed = Set(project.files.map(\.path))
    let owned = project.project.targets.flatMap { target in
      target.sources.filter { target.product.isTest || $0.hasSuffix("Tests.swift") }
    }
    let unowned = project.project.unowned.filter { $0.hasSuffix("Tests.swift") }
    let paths = (owned + unowned).filter { !parsed.contains($0) }
    return project.files
      + Set(paths).sorted().compactMap { path in
        guard let text = project.text(ofResource: path), names.occurs(in: text) else { return nil }
        return ParsedFile(
          shallow: SourceFile(path: path, text: text), module: "",
          configuration: SourceLoader.configuration, closingUnless: { _ in false })
      }
  }

  private func intent(
    madeBy call: FunctionCallExprSyntax, in file: ParsedFile, _ intents: [String: Declaration],
    _ project: CheckedProject
  ) -> Declaration? {
    guard let names = WrittenName(call.calledExpression)?.names.filter({ $0 != "init" }),
      let last = names.last, let intent = intents[last], !hasOwnType(last, file, intent),
      call.trailingClosure == nil,
      !call.arguments.isEmpty
    else { return nil }
    let parameters = Set(intent.parameters.map(\.name))
    let isMemberwise = call.arguments.allSatisfy { argument in
      argument.label.map { parameters.contains($0.plainName) } == true
        && !isBox(argument.expression)
    }
    guard isMemberwise, !takes(call, intent) else { return nil }
    return intent
  }

  /// Whether the file means another type of this name.
  private func hasOwnType(_ name: String, _ file: ParsedFile, _ intent: Declaration) -> Bool {
    guard file !== intent.file else { return false }
    return file.items(file.tree.statements).contains { item in
      item.node.as(DeclSyntax.self).flatMap { NominalDeclaration($0) }?.name.plainName == name
    }
  }

  private func isBox(_ value: ExprSyntax) -> Bool {
    let text = value.trimmedDescription
    return text.hasPrefix("IntentParameter") || text.hasPrefix("$") || text.contains(".$")
      || text.hasPrefix("_")
  }

  /// Whether an initialiser that is declared may be the one; labels with defaults may be left out.
  private func takes(_ call: FunctionCallExprSyntax, _ intent: Declaration) -> Bool {
    let used = call.arguments.compactMap { $0.label?.plainName }
    return intent.initializers.contains { initializer in
      let labels = initializer.signature.parameterClause.parameters.map(\.firstName.text)
      return used.allSatisfy(labels.contains)
    }
  }
}

extension Finding.Message {
  fileprivate static func takesBoxes(_ intent: String) -> Self {
    """
    '\(intent)' has no initialiser that takes these values, since @Parameter makes none; declare it \
    or assign them
    """
  }
}
