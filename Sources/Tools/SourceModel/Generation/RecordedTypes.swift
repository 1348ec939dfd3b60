// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The types of a module that its section record names, in the order of the source.
package struct RecordedTypes: Sendable {
  /// A type, and which of its wrappers generated code can name.
  package struct Entry: Sendable {
    var identifier: String
    /// As Swift code writes it, with backticks where they are needed.
    var swiftName: String
    var parameters: [String] = []
    var dependencies: [String] = []
    var properties: [String] = []
  }

  var intents: [Entry] = []
  var entities: [Entry] = []
  var enums: [Entry] = []
  var queries: [Entry] = []
  var shortcutsProvider: Entry?

  var isEmpty: Bool {
    intents.isEmpty && entities.isEmpty && enums.isEmpty && queries.isEmpty
      && shortcutsProvider == nil
  }
}

extension RecordedTypes.Entry {
  init(_ identifier: String, _ type: DeclaredType, _ reading: Reading) {
    self.identifier = identifier
    swiftName = type.path.map(Self.quoted).joined(separator: ".")
    // What is isolated to an actor cannot be read here; the process finds it by reflection.
    guard !type.attributes.contains(where: { $0.bareName == "MainActor" }) else { return }
    let classes = reading.conformances.ancestors(of: type).filter { $0.kind == .reference }
    for property in (classes.reversed() + [type]).flatMap({ $0.properties(isStatic: false) })
    where !property.isPrivate && !isIsolated(property) {
      if property.attribute("Parameter", "IntentParameter") != nil {
        parameters.append(property.name)
      } else if property.attribute("Property", "EntityProperty") != nil {
        properties.append(property.name)
      } else if property.attribute("Dependency", "AppDependency") != nil {
        dependencies.append(property.name)
      }
    }
  }

  private func isIsolated(_ property: DeclaredProperty) -> Bool {
    property.attribute("MainActor") != nil
  }

  private static func quoted(_ name: String) -> String {
    reserved.contains(name) ? "`\(name)`" : name
  }

  /// Words that name a type only inside backticks.
  private static let reserved: Set<String> = [
    "Any", "Self", "Type", "Protocol", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
