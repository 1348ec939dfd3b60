// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SwiftSyntax

/// Decides whether the system can be told of a type at all, and says why not.
struct Readability {
  let reading: Reading

  /// What the system is told of, by the protocol that makes it so.
  private static let relevant: Set<String> = [
    "AppIntent", "AppEnum", "AppEntity", "EntityQuery", "AppShortcutsProvider",
    "AppIntentsPackage",
  ]

  func allows(_ type: DeclaredType, _ protocols: Set<String>) -> Bool {
    guard type.module == reading.module else {
      reportConformance(of: type)
      return false
    }
    if let macro = type.attributes.first(where: \.isAppIntentsMacro) {
      reading.error(
        "the macro '@\(macro.bareName)' is not supported yet", at: macro, in: type.file,
        "write the conformances of '\(type.nestedName)' out")
      return false
    }
    reportUnserved(type, protocols)
    guard !protocols.isDisjoint(with: Self.relevant) else { return false }
    if type.isGeneric {
      reading.warning(
        "generic type '\(type.nestedName)' is left out, since the system cannot make one",
        at: type.name, in: type.file, "declare a type that is not generic")
      return false
    }
    if type.isPrivate {
      reading.error(
        "generated code cannot name the private type '\(type.nestedName)'", at: type.name,
        in: type.file, "make it internal")
      return false
    }
    if type.attributes.contains(where: \.isUnavailable) {
      reading.warning(
        "'\(type.nestedName)' is unavailable and is left out", at: type.name, in: type.file,
        "remove the conformance or the attribute")
      return false
    }
    return true
  }

  /// A conformance to what no part of the system asks for yet, or that only a module which is not
  /// read here can explain.
  private func reportUnserved(_ type: DeclaredType, _ protocols: Set<String>) {
    for name in FrameworkProtocols.unsupported.sorted() where protocols.contains(name) {
      reading.warning(
        "'\(type.nestedName)' conforms to \(name), which is not supported yet, and is left out",
        at: type.name, in: type.file, "offer the same through an EntityQuery or an AppIntent")
    }
    guard protocols.isDisjoint(with: Self.relevant) else { return }
    for entry in type.inherited {
      guard case .external(let name, _) = reading.resolver.resolve(entry.type, in: entry.scope),
        FrameworkProtocols.mayRefine(name)
      else { continue }
      reading.warning(
        "'\(type.nestedName)' conforms to '\(name)', of which the sources here say nothing, and "
          + "is left out", at: entry.type, in: entry.scope.file,
        "if that refines a protocol of App Intents, name this one here too")
    }
  }

  // MARK: Types of other modules

  /// A type of a module that is read here, and that only this module makes an intent of.
  private func reportConformance(of type: DeclaredType) {
    let here = reading.conformances.frameworkProtocols(of: type, statedIn: reading.module)
    guard let name = here.intersection(Self.relevant).min(),
      let entry = type.inherited.first(where: { $0.scope.file.module == reading.module })
    else { return }
    reading.error(
      "'\(type.nestedName)' of module '\(type.module)' conforms to \(name) here, where its "
        + "declaration is not", at: entry.type, in: entry.scope.file,
      "move the conformance into '\(type.module)', and add the plugin to that target")
  }

  /// Extensions that give a conformance to a type which no source here declares.
  func reportForeignTypes() {
    for entry in reading.index.foreignConformances
    where entry.scope.file.module == reading.module {
      let protocols = reading.conformances.frameworkProtocols(of: entry)
      guard let name = protocols.intersection(Self.relevant).min() else { continue }
      reading.error(
        "'\(entry.extended.trimmedDescription)' conforms to \(name) here, and no source here "
          + "declares it", at: entry.extended, in: entry.scope.file,
        "declare a type of this module that wraps it, and let that conform")
    }
  }
}

extension AttributeSyntax {
  /// Whether it is `@available(*, unavailable)`.
  fileprivate var isUnavailable: Bool {
    guard bareName == "available", case .availability(let list)? = arguments else { return false }
    let words = list.map { $0.argument.trimmedDescription }
    return words.contains("*") && words.contains("unavailable")
  }
}
