// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel

extension Declaration {
  /// Whether the intent only says how a thing is set up, or what a view shows: no action of its own.
  ///
  /// One that Xcode converted may configure a widget and do something too.
  var isConfiguration: Bool {
    if conforms(to: "SetFocusFilterIntent") || conforms(to: "SnippetIntent") { return true }
    return (conforms(to: "WidgetConfigurationIntent") || conforms(to: "ControlConfigurationIntent"))
      && function("perform") == nil
  }

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
