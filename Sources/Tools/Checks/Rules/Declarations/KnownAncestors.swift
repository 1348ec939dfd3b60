// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel
import SourceModel

extension CheckedProject {
  /// Whether all that a type gets its members from is seen: no macro, and no protocol or superclass
  /// of a module that is not in the project.
  ///
  /// Where it is not, a member that is missing here may be there all the same.
  func seesAllMembers(of declaration: Declaration) -> Bool {
    // Of two types with one name, as in a folder of samples, extensions are added to the last.
    guard index.types[declaration.type.qualifiedName] === declaration.type else { return false }
    let hasMacro = declaration.type.attributes.contains {
      !Self.plainAttributes.contains($0.bareName)
    }
    guard !hasMacro else { return false }
    return ([declaration.type] + declaration.ancestors).allSatisfy { type in
      !type.isGeneric
        && type.inherited.allSatisfy { isKnown(resolver.resolve($0.type, in: $0.scope)) }
    }
  }

  private func isKnown(_ type: ResolvedType) -> Bool {
    switch type {
    case .declared: true
    case .external(let name, _):
      FrameworkProtocols.parents[name] != nil || FrameworkProtocols.markers.contains(name)
        || Self.plainProtocols.contains(name)
    case .composition(let parts): parts.allSatisfy(isKnown)
    case .optional, .array, .other: false
    }
  }

  private static let plainAttributes: Set<String> = [
    "available", "MainActor", "preconcurrency", "objc", "objcMembers", "frozen", "unchecked",
    "retroactive", "usableFromInline", "dynamicMemberLookup",
  ]

  /// Protocols and raw types that give no member which App Intents asks for.
  private static let plainProtocols: Set<String> = [
    "Sendable", "SendableMetatype", "Copyable", "Hashable", "Equatable", "Comparable",
    "Identifiable", "Codable", "Decodable", "Encodable", "CaseIterable", "RawRepresentable",
    "CustomStringConvertible", "CustomDebugStringConvertible", "LosslessStringConvertible",
    "Transferable", "CustomLocalizedStringResourceConvertible", "NSObject", "NSObjectProtocol",
    "Observable", "ObservableObject", "Error", "LocalizedError", "OptionSet",
    "ExpressibleByStringLiteral",
    "CodingKeyRepresentable", "CodingKey",
    "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64",
    "Double", "Float", "Character",
  ]
}

extension Declaration {
  /// Whether it is in something that people get; a file of no target may be.
  var isShipped: Bool { targets.isEmpty || targets.contains { !$0.product.isTest } }

  /// Whether Shortcuts lists the intent, as far as it says.
  func isDiscoverable(_ constants: ConstantReader) -> Bool {
    guard let property = property("isDiscoverable", isStatic: true) else { return true }
    guard let value = property.value else { return false }
    let read = constants.bool(ScopedExpression(expression: value, scope: property.scope))
    return read ?? false
  }
}
