// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel
import SourceModel
import SwiftSyntax

/// A body that the system runs, and what messages call it.
struct EntryPoint {
  let declaration: Declaration
  let callable: Callable

  var title: String { callable.title }
}

extension CheckedProject {
  /// The bodies of `perform()` of the intents that people can run, tests left out.
  var performs: [EntryPoint] {
    intents.filter { !$0.isOnlyTested }.flatMap { intent in
      intent.type.functions(named: "perform").compactMap { found in
        guard found.declaration.signature.parameterClause.parameters.isEmpty else { return nil }
        return Callable(found.declaration, owner: intent.type, scope: found.scope)
          .map { EntryPoint(declaration: intent, callable: $0) }
      }
    }
  }

  /// The bodies that the system runs of queries and option providers.
  var queryBodies: [EntryPoint] {
    let providers = declarations.filter {
      ($0.conforms(to: "DynamicOptionsProvider") || $0.conforms(to: "IntentValueQuery"))
        && $0.type.kind != .contract && !$0.isOnlyTested
    }
    return providers.flatMap { query in
      Self.queryFunctions.flatMap { query.type.functions(named: $0) }.compactMap { found in
        Callable(found.declaration, owner: query.type, scope: found.scope)
          .map { EntryPoint(declaration: query, callable: $0) }
      }
    }
  }

  /// What else the system runs: how entities and enums look, and how they and intents are made.
  var otherBodies: [EntryPoint] {
    declarations.filter { !$0.isOnlyTested && $0.type.kind != .contract }.flatMap { declaration in
      let type = declaration.type
      let made = type.initializers.filter {
        $0.declaration.signature.parameterClause.parameters.isEmpty
      }.compactMap { Callable($0.declaration, owner: type, scope: $0.scope) }
      let shown = type.properties(named: "displayRepresentation", isStatic: false)
        .compactMap { Callable($0, owner: type) }
      return (made + shown).map { EntryPoint(declaration: declaration, callable: $0) }
    }
  }

  private static let queryFunctions = [
    "entities", "suggestedEntities", "allEntities", "defaultResult", "results", "values",
    "uniqueEntity",
  ]
}

extension Declaration {
  /// Whether only tests compile it.
  var isOnlyTested: Bool { !targets.isEmpty && targets.allSatisfy(\.product.isTest) }
}
