// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel
import SourceModel

/// The supported intents of an extension have to exist.
struct PlistIntentsSupported: Rule {
  static let id: RuleID = "plist.intents-supported"
  static let tier = Tier.wrong
  static let severity = Severity.warning
  static let summary = "IntentsSupported names a class that no intent definition makes"
  static let page = """
    `IntentsSupported` of a SiriKit extension, and `INIntentsSupported` of an app, list the classes \
    that the system may ask for. A name that no definition of the project makes into a class is \
    never asked for: a definition was renamed or deleted, or the name of an App Intent was entered, \
    which is not listed anywhere.

    The class is `INIntentClassName` of the definition if that is set, else the prefix, the name and \
    `Intent`. Remove the entry or correct it.
    """
  static let words: Set<String> = ["INIntent"]

  static let examples: [Example] = [
    .fails(
      handler(
        "CreateTaskIntent", "RemoveTaskIntent", marked: "RemoveTaskIntent", definition: "CreateTask"
      )),
    // The name of an App Intent.
    .fails(handler("ScriptAppIntent", marked: "ScriptAppIntent", definition: nil)),
    // The definition puts a prefix before it.
    .fails(
      handler(
        "CreateTaskIntent", "AcmeCreateTaskIntent", marked: "CreateTaskIntent",
        definition: "CreateTask", prefix: "Acme")),
    .passes(handler("CreateTaskIntent", definition: "CreateTask")),
    .passes(handler("INPlayMediaIntent", definition: nil)),
    // The prefix of the project, which only its settings know.
    .passes(handler("AcmeCreateTaskIntent", definition: "CreateTask")),
    // The class is checked in.
    .passes(
      .init(files: ["Intent.swift": "import Intents\nclass CreateTaskIntent: INIntent {}"]),
      handler("CreateTaskIntent", definition: nil)),
  ]

  private static func handler(
    _ classes: String..., marked: String = "", definition: String?, prefix: String = ""
  ) -> Example.Part {
    let list = classes.map { "\($0 == marked ? "↓" : "")<string>\($0)</string>" }
    var files = [
      "Info.plist": """
      <plist version="1.0"><dict><key>NSExtension</key><dict>
      <key>NSExtensionAttributes</key><dict><key>IntentsSupported</key><array>
      \(list.joined(separator: "\n"))
      </array></dict></dict></dict></plist>
      """
    ]
    if let definition {
      files["Intents.intentdefinition"] = """
        <plist version="1.0"><dict><key>INIntents</key><array><dict>
        \(prefix.isEmpty ? "" : "<key>INIntentClassPrefix</key><string>\(prefix)</string>")
        <key>INIntentName</key><string>\(definition)</string>
        </dict></array></dict></plist>
        """
    }
    return Example.Part("Handler", .intentsExtension, files: files)
  }

  func findings(in project: CheckedProject) -> [Finding] {
    let custom = project.readCustomIntents().map(\.intent)
    let written = Set(
      project.index.ordered.filter { type in
        type.inherited.contains { WrittenName($0.type)?.names.last == "INIntent" }
      }.map(\.bareName))
    func exists(_ name: String) -> Bool {
      SystemIntentName.matches(name) || written.contains(name)
        || custom.contains {
          $0.className == name
            || $0.className == $0.name + "Intent" && name.hasSuffix($0.className)
        }
    }
    return project.project.targets.flatMap { target in
      Self.supported(target).filter { !exists($0) }.map { name in
        let place = PlistPlace([name], of: target, in: project)
        return project.finding(Self.self, in: place.path, line: place.line, .unknownIntent(name))
      }
    }
  }

  private static func supported(_ target: Target) -> [String] {
    let attributes = target.infoPlist?["NSExtension"]?["NSExtensionAttributes"]
    let lists = [attributes?["IntentsSupported"], target.infoPlist?["INIntentsSupported"]]
    return lists.flatMap { $0?.array ?? [] }.compactMap(\.string).filter { !$0.contains("$") }
  }
}

extension Finding.Message {
  fileprivate static func unknownIntent(_ name: String) -> Self {
    "no intent definition makes the class '\(name)'; remove it from the list or correct the name"
  }
}
