// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import LogStore

/// What a statement says, as far as it may be written.
struct MessageContent: Sendable {
  /// The message as a person reads it.
  private(set) var text = ""
  /// Each placeholder with the literal before it.
  private(set) var components: [LogComponent] = []
  /// The literal behind the last placeholder.
  private var literal = ""
  private(set) var argumentCount: UInt8 = 0
  /// How many bytes Apple's binary form of the arguments takes.
  private(set) var argumentBytes = 0

  init(literalCapacity: Int = 0, argumentCapacity: Int = 0) {
    guard argumentCapacity > 0 else { return }
    text.reserveCapacity(literalCapacity + argumentCapacity * 16)
    components.reserveCapacity(argumentCapacity + 1)
  }

  mutating func append(literal: String) {
    guard !literal.isEmpty else { return }
    if text.isEmpty, components.isEmpty { text = literal } else { text += literal }
    if self.literal.isEmpty { self.literal = literal } else { self.literal += literal }
  }

  /// Adds an argument unless there are as many as a message can have.
  ///
  /// - Parameters:
  ///   - count: how many arguments it is in Apple's form, which counts widths and masks.
  ///   - bytes: how many bytes it is in that form.
  mutating func append(
    placeholder: String, count: UInt8 = 1, bytes: Int, argument: LogComponent.Argument, text: String
  ) {
    components.append(
      LogComponent(literal: literal, placeholder: placeholder, argument: argument))
    literal = ""
    self.text += text
    argumentCount += count
    argumentBytes += bytes
  }

  var canTakeArgument: Bool { argumentCount < maxOSLogArgumentCount }

  /// The format that C's form of this statement would have.
  var format: String {
    var format = ""
    for component in components {
      format += Self.escaped(component.literal)
      format += component.placeholder
    }
    return format.isEmpty ? Self.escaped(literal) : format + Self.escaped(literal)
  }

  /// Makes the literal at the end a component of its own, without a placeholder.
  mutating func finish() {
    guard !literal.isEmpty else { return }
    components.append(LogComponent(literal: literal))
    literal = ""
  }

  private static func escaped(_ literal: String) -> String {
    guard literal.utf8.contains(UInt8(ascii: "%")) else { return literal }
    var escaped = ""
    for character in literal.unicodeScalars {
      escaped.unicodeScalars.append(character)
      if character == "%" { escaped.unicodeScalars.append(character) }
    }
    return escaped
  }
}
