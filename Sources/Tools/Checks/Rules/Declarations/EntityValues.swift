// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// Which entities the code itself makes: results of intents and of value queries, and properties of
/// other entities. Such a value reaches a parameter as a variable, without being chosen.
struct EntityValues {
  private var names: Set<String> = []

  init(in project: CheckedProject) {
    for declaration in project.declarations {
      for function in declaration.functions("perform") + declaration.functions("values") {
        add(function.declaration.signature.returnClause?.type)
      }
      guard declaration.conforms(to: "AppEntity") else { continue }
      for property in declaration.type.properties(isStatic: false)
      where property.attribute("Property", "ComputedProperty", "DeferredProperty") != nil {
        add(property.type)
      }
    }
  }

  func areMade(of entity: Declaration) -> Bool { names.contains(entity.type.bareName) }

  private mutating func add(_ written: TypeSyntax?) {
    guard let written else { return }
    for token in written.tokens(viewMode: .sourceAccurate) { names.insert(token.plainName) }
  }
}

extension Declaration {
  /// Whether an initialiser takes the value of a parameter, so that the app's own code gives it.
  func takesValue(for parameter: DeclaredParameter) -> Bool {
    initializers.contains { initializer in
      initializer.signature.parameterClause.parameters.contains {
        $0.firstName.text == parameter.name || $0.secondName?.text == parameter.name
      }
    }
  }

  /// The initialisers of the type and of what it inherits from.
  var initializers: [InitializerDeclSyntax] {
    ([type] + ancestors).flatMap { owner in
      owner.initializers.map(\.declaration)
    }
  }
}
