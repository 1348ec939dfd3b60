// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel

extension Declaration {
  /// Intents that say how a thing is set up, or what a view shows: no action of their own.
  private static let configurations: Set<String> = [
    "WidgetConfigurationIntent", "ControlConfigurationIntent", "SetFocusFilterIntent",
    "SnippetIntent",
  ]

  var isConfiguration: Bool { !protocols.isDisjoint(with: Self.configurations) }

  /// Whether people find the intent as an action in Shortcuts; false where that is not clear.
  func isOffered(_ constants: ConstantReader) -> Bool {
    guard !isConfiguration, !type.isPrivate, !type.isGeneric else { return false }
    guard let property = property("isDiscoverable", isStatic: true) else { return true }
    return constants.bool(of: property) == true
  }
}

extension ConstantReader {
  /// A Boolean that the source fixes.
  func bool(of property: DeclaredProperty) -> Bool? {
    property.value.flatMap { bool(ScopedExpression(expression: $0, scope: property.scope)) }
  }

  /// A text that the source fixes.
  func string(of property: DeclaredProperty) -> String? {
    property.value.flatMap { string(ScopedExpression(expression: $0, scope: property.scope)) }
  }
}
