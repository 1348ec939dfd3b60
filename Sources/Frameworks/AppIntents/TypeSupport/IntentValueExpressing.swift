// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentWire

/// A value, or a way to one, that can be given to a parameter.
public protocol IntentValueExpressing: Sendable {
  func makeExpression() -> IntentValueExpression
}

/// A value of which the system knows the type.
public protocol IntentValueConvertible: IntentValueExpressing {
  func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer
}

extension IntentValueConvertible {
  public func makeExpression() -> IntentValueExpression {
    IntentValueExpression(makeContainer(context: IntentValueContainer.ConversionContext()))
  }
}

/// A type that stands for another one which is a value.
public protocol IntentValueConvertibleWrapper: IntentValueConvertible {
  associatedtype BaseValue: IntentValueConvertible

  init(baseValue: BaseValue) throws

  var baseValue: BaseValue { get }
}

extension IntentValueConvertibleWrapper {
  public func makeContainer(
    context: IntentValueContainer.ConversionContext
  ) -> IntentValueContainer {
    baseValue.makeContainer(context: context)
  }
}

/// A value whose type nobody needs to know.
public struct IntentValueContainer: Hashable, Sendable {
  /// The circumstances of a conversion; there is nothing to choose.
  public struct ConversionContext: Sendable {
    package init() {}
  }

  package let value: IntentValue

  package init(_ value: IntentValue) { self.value = value }
}

/// A value that may turn out not to be there when it is needed.
public struct IntentValueExpression: Sendable {
  private let result: Result<IntentValueContainer, any Error>

  package init(_ container: IntentValueContainer) { result = .success(container) }

  package init(throwing error: any Error) { result = .failure(error) }

  /// The value, or why there is none.
  package func value() throws -> IntentValue { try result.get().value }
}
