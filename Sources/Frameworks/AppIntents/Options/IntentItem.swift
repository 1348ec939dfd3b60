// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire

/// A value to choose, and how it is shown.
public struct IntentItem<Value> where Value: _IntentValue {
  public var value: Value
  public var description: DisplayRepresentation

  /// A value with words of its own.
  public init(
    _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
  }

  /// A value that is shown by its own representation.
  public init(_ value: Value) {
    self.value = value
    if let displayable = value as? any InstanceDisplayRepresentable {
      description = displayable.displayRepresentation
    } else {
      let title = Choice(choosing: value).title
      description = DisplayRepresentation(stringLiteral: title)
    }
  }

  /// Collects items.
  @resultBuilder public enum Builder {
    public static func buildExpression(_ expression: Value) -> IntentItem<Value> {
      IntentItem(expression)
    }

    public static func buildExpression<ExpressionValue>(_ expression: IntentItem<ExpressionValue>)
      -> IntentItem<ExpressionValue> where ExpressionValue: _IntentValue
    { expression }

    public static func buildBlock() -> [Value] { [] }

    public static func buildBlock(_ items: IntentItem<Value>...) -> [IntentItem<Value>] { items }

    public static func buildBlock(_ items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }

    public static func buildArray(_ components: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
      components.flatMap { $0 }
    }
  }
}

extension IntentItem: Sendable where Value: Sendable {}
