// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// A text that the build takes from the source without running it.
struct StaticText {
  enum Role { case title, description, typeName, caseName, shortTitle, parameter }

  let role: Role
  /// What messages call it: "title of 'Create'".
  let name: String
  /// What holds the text: the initial value, or the only expression of a getter.
  let written: ScopedExpression
}

extension CheckedProject {
  /// The texts of one declaration's static members and parameters.
  func staticTexts(of declaration: Declaration) -> [StaticText] {
    var texts: [StaticText] = []
    func add(_ member: String, _ role: StaticText.Role) {
      guard let property = declaration.property(member, isStatic: true), let value = property.value
      else { return }
      texts.append(
        StaticText(
          role: role, name: "\(member) of '\(declaration.title)'",
          written: ScopedExpression(expression: value, scope: property.scope)))
    }
    if declaration.conforms(to: "AppIntent") {
      add("title", .title)
      add("description", .description)
      texts += parameterTexts(of: declaration)
    }
    if declaration.conforms(to: "AppEntity") || declaration.conforms(to: "AppEnum") {
      add("typeDisplayRepresentation", .typeName)
    }
    if declaration.conforms(to: "AppEnum") { add("caseDisplayRepresentations", .caseName) }
    return texts
  }

  private func parameterTexts(of intent: Declaration) -> [StaticText] {
    intent.parameters.flatMap { parameter in
      ["title", "description"].compactMap { label in
        parameter.argument(label).map { value in
          StaticText(
            role: .parameter, name: "\(label) of parameter '\(parameter.name)'",
            written: ScopedExpression(expression: value, scope: parameter.property.scope))
        }
      }
    }
  }

  func staticTexts(of shortcut: Shortcut) -> [StaticText] {
    shortcut.call.argument("shortTitle").map {
      [StaticText(role: .shortTitle, name: "shortTitle of the shortcut", written: $0)]
    } ?? []
  }
}
