// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SourceModel

/// The intents of the project by the names under which shortcuts may have stored them.
struct PresentIntents {
  struct Intent {
    var declaration: Declaration
    /// The identifier, and the class of the custom intent that it takes over.
    var names: Set<String>
    /// The key of its title, where the source fixes it.
    var title: String?

    /// Whether it may be the other intent under a new name: what people see of it, or what it
    /// takes, is the same.
    func resembles(_ other: IntentDeclaration, inFile: Bool) -> Bool {
      let parameters = Set(declaration.parameters.map(\.name))
      let earlier = Set(other.parameters.map(\.name))
      if title == other.title.key { return true }
      return parameters == earlier && (!earlier.isEmpty || inFile)
    }
  }

  let all: [Intent]
  private let typeNames: Set<String>

  init(_ project: CheckedProject) {
    let constants = project.constants
    all = project.intents.map { intent in
      var names: Set = [project.identifier(of: intent)]
      if let name = MigratedIntents.className(of: intent, constants) { names.insert(name) }
      let title = intent.property("title", isStatic: true).flatMap { property in
        property.value.flatMap {
          constants.localizedText(ScopedExpression(expression: $0, scope: property.scope))?.key
        }
      }
      return Intent(declaration: intent, names: names, title: title)
    }
    typeNames = Set(project.index.ordered.map(\.bareName))
  }

  static func names(of earlier: IntentDeclaration, _ identifier: String) -> Set<String> {
    var names: Set = [identifier]
    if let name = earlier.object["customIntentClassName"]?.stringValue { names.insert(name) }
    return names
  }

  func intent(_ earlier: IntentDeclaration, _ identifier: String) -> Declaration? {
    let names = Self.names(of: earlier, identifier)
    return all.first { !$0.names.isDisjoint(with: names) }?.declaration
  }

  /// Whether a type of this name is still there, though nothing here shows that it is an intent: a
  /// macro or a protocol of another module may make it one.
  func isUnrecognised(_ earlier: IntentDeclaration) -> Bool {
    let name = earlier.fullyQualifiedTypeName.split(separator: ".").last.map(String.init) ?? ""
    return typeNames.contains(name) && !all.contains { $0.declaration.type.bareName == name }
  }
}
