// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// An intent must not end its process over something that can happen.
struct PerformTrap: Rule {
  static let id: RuleID = "perform.trap"
  static let tier = Tier.risky
  static let severity = Severity.warning
  static let summary =
    "an intent, a query or what they call stops the process when something is missing"
  static let page = """
    An intent runs without the app's screens: with parameters from a shortcut that was made \
    months ago, with identifiers of things that are deleted, on a device that is locked, in an \
    extension that never loaded the store. A force unwrap, a forced cast, `try!`, `fatalError` or \
    a precondition turns each of these into a crash. Siri says that something went wrong, a widget \
    stays blank, and a query that crashes takes every intent down that uses its entity. Throw an \
    error that says what is missing, or return what is left.

    The rule follows calls into functions of the project. What cannot fail stays quiet: `URL` and \
    `UUID` of a fixed text, folders and groups that come with the app, arithmetic of calendars, \
    values that the body has just tested.
    """
  static let examples: [Example] = [
    .fails(intent("let id = UUID(uuidString: name)↓!")),
    .fails(intent("let page = URL(string: name)↓!")),
    .fails(intent("let due = formatter.date(from: name)↓!")),
    .fails(intent(#"let start = name.range(of: ":")↓!"#)),
    .fails(intent("let task = ↓try! store.task(name)")),
    .fails(intent("let task = any ↓as! TaskEntity")),
    .fails(
      intent("Store.shared.open()") + """

        final class Store {
          static let shared = Store()
          func open() {
            do { try connect() } catch { ↓fatalError("no store: \\(error)") }
          }
        }
        """),
    .fails(
      """
      import AppIntents
      struct TaskQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [TaskEntity] {
          identifiers.map { known[$0]↓! }
        }
      }
      struct TaskEntity: AppEntity {
        static let defaultQuery = TaskQuery()
        var displayRepresentation: DisplayRepresentation {
          DisplayRepresentation(title: "\\(title)", image: .init(data: ↓try! imageData()))
        }
      }
      """),
    // Another name is tested, one that only begins alike.
    .fails(
      intent(
        """
        guard let all = note.images else { return .result() }
        for image in all { show(image.data↓!) }
        """)),
    .fails(
      intent("if let size = chosen?.rawValue { show(Int(size)↓!) }", more: "var chosen: Size?")
        + "\nenum Size: String { case small = \"S\", large = \"L\" }"),
    .passes(
      intent("if let size = chosen?.rawValue { show(Int(size)!) }", more: "var chosen: Size?")
        + "\nenum Size: String { case small = \"1\", large = \"2\" }"),
    // A closure calls something of its own by the same name.
    .fails(
      intent("undo { store in store.restore() }; store.archive()", more: "var store: Store")
        + "\nfinal class Store { func archive() { known[name]↓! } }"),
    // What cannot fail.
    .passes(
      intent(
        """
        let home = URL(string: "https://acme.com/tasks")!
        let id = UUID(uuidString: "6B29FC40-CA47-1067-B31D-00DD010662DA")!
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first!
        let group = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "g")!
        let tomorrow = Calendar.current.date(byAdding: .day, value: 1, to: .now)!
        let now = (cal.date(byAdding: .day, value: 1, to: .now)!, calendar.range(of: .day, in: .month, for: .now)!)
        let eight = cal.date(bySettingHour: 8, minute: 0, second: 0, of: .now)!
        let data = name.data(using: .utf8)!
        let digits = try! NSRegularExpression(pattern: "[0-9]+")
        let status = (response as! HTTPURLResponse).statusCode
        let link = Links.action("open", name)
        let page = (URL(string: link)!, URL(string: "acme://tasks?name=\\(name)")!)
        """)),
    // Tested before.
    .passes(
      intent(
        """
        if due != nil { schedule(due!) }
        guard !items.isEmpty else { return .result() }
        open(items.first!)
        let key = user.key?.subdata(in: 0..<user.key!.count)
        let shown = title != nil ? title : name
        print(shown!, formatter.string(from: 1)!)
        """)),
    // A function that subclasses replace.
    .passes(
      intent("Command().run()") + """

        class Command {
          func run() { fatalError("subclasses replace it") }
        }
        """),
    // A case that its author holds impossible.
    .passes(
      intent("Page.first.open()") + """

        enum Page {
          case first, none
          func open() {
            switch self {
            case .first: show()
            case .none: fatalError("never shown")
            }
          }
        }
        """),
    // Nothing says that it is called.
    .passes(
      intent("") + """

        final class Screen {
          func load() { fatalError("no storyboard") }
        }
        """),
    // In Debug builds only.
    .passes(intent(#"assertionFailure("cannot be")"#)),
  ]

  private static func intent(_ statements: String, more: String = "") -> String {
    """
    import AppIntents
    struct Add: AppIntent {
      \(more)
      @Parameter(title: "Name") var name: String
      func perform() async throws -> some IntentResult {
        \(statements)
        return .result()
      }
    }
    """
  }

  func findings(in project: CheckedProject) -> [Finding] {
    project.intentCode.reached.flatMap { reached in
      Trap.all(
        in: reached.callable, isEntry: reached.depth == 0,
        resolver: project.intentCode.resolver
      ).map { trap in
        project.finding(
          Self.self, at: trap.place, in: reached.callable.file,
          .traps(trap.kind, reached))
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func traps(_ kind: Trap.Kind, _ reached: IntentCode.Reached) -> Self {
    let remedy = "throw an error that says what is missing"
    let entry = reached.entry.title
    let way = reached.depth == 0 ? "" : ", which '\(entry)' reaches,"
    switch kind {
    case .stop(let name):
      return "'\(name)' here\(way) ends the process of the intent; \(remedy)"
    case .unwrap(let text): return "'\(text)!'\(way) crashes when there is no value; \(remedy)"
    case .cast(let type):
      return "this cast to '\(type)'\(way) crashes when it is another; use 'as?'"
    case .attempt: return "'try!'\(way) crashes on any error; throw it, or go on without the value"
    case .part: return "this part\(way) is not there when the text has fewer; test the count first"
    }
  }
}
