// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SourceModel
import SwiftParser
import SwiftSyntax

/// Compares what the parameters of an intent stored: their names, entities and enum values.
struct ParameterIdentities {
  let project: CheckedProject
  let baseline: Baseline

  func findings(_ earlier: IntentDeclaration, _ now: Declaration) -> [Finding] {
    let present = now.parameters
    let lost = earlier.parameters.filter { old in !present.contains { $0.name == old.name } }
    let added = present.filter { new in !earlier.parameters.contains { $0.name == new.name } }
    var found = lost.map { parameter -> Finding in
      if lost.count == 1, added.count == 1, let new = added.first {
        return project.finding(
          IdentityChanged.self, at: new.property.binding.pattern, in: new.property.scope.file,
          .parameterRenamed(parameter.name, to: new.name, of: now.title, since: baseline.name))
      }
      return project.finding(
        IdentityChanged.self, at: now.name, in: now.file,
        .parameterRemoved(parameter.name, of: now.title, since: baseline.name))
    }
    for old in earlier.parameters {
      guard let new = present.first(where: { $0.name == old.name }) else { continue }
      found += types(old.valueType.element, new)
    }
    return found
  }

  // MARK: Types

  private func types(_ old: ValueType, _ new: DeclaredParameter) -> [Finding] {
    switch old {
    case .entity(let name):
      if project.entities.contains(where: { project.identifier(of: $0) == name }) { return [] }
      return renamed("entity", name, new)
    case .enumeration(let name):
      let now = project.enums.first { project.identifier(of: $0) == name }
      return now.map { cases(name, $0) } ?? renamed("enum", name, new)
    default: return []
    }
  }

  /// The parameter's type now, if it is one that the earlier state did not have.
  private func renamed(
    _ kind: String, _ name: String, _ parameter: DeclaredParameter
  ) -> [Finding] {
    guard let written = parameter.property.type,
      let type = project.declaredType(written, in: parameter.property.scope),
      let now = project.declaration(of: type),
      now.conforms(to: kind == "entity" ? "AppEntity" : "AppEnum"), type.bareName != name
    else { return [] }
    let identifier = project.identifier(of: now)
    guard baseline.manifest.entities[identifier] == nil,
      baseline.manifest.enumeration(identifier) == nil
    else { return [] }
    return [.renamed(IdentityChanged.self, kind, name, to: now, project, baseline)]
  }

  private func cases(_ name: String, _ now: Declaration) -> [Finding] {
    let before = baseline.manifest.enumeration(name)?.cases.map(\.identifier) ?? []
    let after = project.manifest.enumeration(name)?.cases.map(\.identifier) ?? []
    // Nothing left means that the cases could not be read.
    guard !after.isEmpty else { return [] }
    let lost = before.filter { !after.contains($0) }
    let added = after.filter { !before.contains($0) }
    return lost.map { value in
      if lost.count == 1, added.count == 1, let new = element(added[0], of: now) {
        return project.finding(
          IdentityChanged.self, at: new.name, in: now.file,
          .caseRenamed(value, to: added[0], of: now.title, since: baseline.name))
      }
      return project.finding(
        IdentityChanged.self, at: now.name, in: now.file,
        .caseRemoved(value, of: now.title, since: baseline.name))
    }
  }

  private func element(_ value: String, of type: Declaration) -> EnumCaseElementSyntax? {
    for member in type.type.members {
      guard let cases = member.declaration.as(EnumCaseDeclSyntax.self) else { continue }
      for element in cases.elements {
        let raw = element.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        if (raw ?? element.name.plainName) == value, member.file === type.file { return element }
      }
    }
    return nil
  }
}

extension Finding.Message {
  fileprivate static func parameterRenamed(
    _ old: String, to new: String, of intent: String, since baseline: String
  ) -> Self {
    """
    parameter '\(old)' of '\(intent)' in \(baseline) is called '\(new)' now, and shortcuts lose its \
    value; keep the property's name and change the title
    """
  }

  fileprivate static func parameterRemoved(
    _ name: String, of intent: String, since baseline: String
  ) -> Self {
    """
    parameter '\(name)' of '\(intent)' in \(baseline) is gone, and shortcuts lose its value; keep \
    the property, optional if need be
    """
  }

  fileprivate static func caseRenamed(
    _ old: String, to new: String, of type: String, since baseline: String
  ) -> Self {
    """
    value '\(old)' of '\(type)' in \(baseline) is '\(new)' now, and shortcuts lose it; give the \
    case the raw value "\(old)"
    """
  }

  fileprivate static func caseRemoved(
    _ value: String, of type: String, since baseline: String
  ) -> Self {
    """
    value '\(value)' of '\(type)' in \(baseline) is gone, and shortcuts that chose it break; keep \
    the case
    """
  }
}
