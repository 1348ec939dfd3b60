// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// How many arguments a message can have; further ones are left out.
///
/// A width, a number of digits and a mask count as arguments too.
public var maxOSLogArgumentCount: UInt8 { 48 }

/// What a log statement says: a string literal, with values that are formatted and left out as each
/// asks for.
///
/// Write literals where one is expected. A message is composed only when its statement is enabled, and
/// then at once: it holds no values, only what of them may be written.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  public let interpolation: OSLogInterpolation

  public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

  public init(stringLiteral value: String) {
    var interpolation = OSLogInterpolation(
      literalCapacity: value.utf8.count, interpolationCount: 0)
    interpolation.appendLiteral(value)
    self.interpolation = interpolation
  }

  /// How many bytes Apple's binary form of the arguments takes.
  public var bufferSize: Int { interpolation.content.argumentBytes + 2 }
}
