// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// The values that a value query found.
public struct DynamicPropertyPathCollection: Sendable {
  private let step: PropertyStep
  /// How many values were found.
  public let count: Int

  init(_ step: PropertyStep, count: Int) {
    self.step = step
    self.count = count
  }

  /// Whether nothing was found.
  public var isEmpty: Bool { count == 0 }

  /// The way to a value.
  @_disfavoredOverload
  public subscript(position: Int) -> DynamicPropertyPath {
    DynamicPropertyPath(step.element(position))
  }

  /// A value, as the type that is wanted.
  public subscript<T>(position: Int) -> T where T: IntentValueConvertible {
    get throws { try step.element(position).cast() }
  }

  /// A value, whatever its type.
  public subscript(position: Int) -> (any IntentValueExpressing)? {
    get throws { try step.element(position).expression() }
  }
}
