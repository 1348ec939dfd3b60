// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Composes an ``OSLogMessage`` from a string literal.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var content: MessageContent

  public init(literalCapacity: Int, interpolationCount: Int) {
    content = MessageContent(
      literalCapacity: literalCapacity, argumentCapacity: interpolationCount)
  }

  public mutating func appendLiteral(_ literal: String) { content.append(literal: literal) }
}
