// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Platform

/// How the parts of the system log, which are below the frameworks and have no `Logger`.
package struct SystemLog: Sendable {
  package let writer: LogWriter
  package let subsystem: String

  package init(_ writer: LogWriter, subsystem: String) {
    self.writer = writer
    self.subsystem = subsystem
  }

  package func callAsFunction(
    _ level: LogLevel, _ category: String, _ text: @autoclosure () -> SystemLogMessage
  ) {
    if level == .debug {
      let threshold = writer.activation.threshold(subsystem: subsystem, category: category)
      guard threshold.captures(.debug) else { return }
    }
    let text = text()
    writer.append(
      LogRecord(
        .log(level), time: WallTime.now, uptime: MonotonicTime.now.nanoseconds,
        threadIdentifier: OwnThread.identifier, subsystem: subsystem, category: category,
        formatString: text.format, message: text.message, components: text.components))
  }
}

/// A message of which every part says whether it may be read by everybody.
///
/// What is private never gets into it.
package struct SystemLogMessage: ExpressibleByStringInterpolation, Sendable {
  package private(set) var format = ""
  package private(set) var message = ""
  package private(set) var components: [LogComponent] = []

  package init(stringLiteral value: String) {
    message = value
    format = Self.escaped(value)
    components = [LogComponent(literal: value)]
  }

  package init(stringInterpolation: StringInterpolation) {
    format = stringInterpolation.text.format
    message = stringInterpolation.text.message
    components = stringInterpolation.text.components
    let rest = stringInterpolation.literal
    if !rest.isEmpty { components.append(LogComponent(literal: rest)) }
  }

  private init() {}

  /// A per cent sign in a format is written twice. Hardly any text has one, and looking for it by
  /// bytes is what a run can afford.
  fileprivate static func escaped(_ literal: String) -> String {
    guard literal.utf8.contains(UInt8(ascii: "%")) else { return literal }
    return literal.replacing("%", with: "%%")
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = SystemLogMessage()
    fileprivate var literal = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.format.reserveCapacity(literalCapacity + 12 * interpolationCount)
      text.message.reserveCapacity(literalCapacity + 24 * interpolationCount)
      text.components.reserveCapacity(interpolationCount + 1)
    }

    package mutating func appendLiteral(_ literal: String) {
      if self.literal.isEmpty { self.literal = literal } else { self.literal += literal }
      text.message += literal
      text.format += SystemLogMessage.escaped(literal)
    }

    /// What a developer wrote, or a name that a machine made.
    package mutating func appendInterpolation(public value: String) {
      add("%{public}s", value, .string(value))
    }

    /// What a person said, or whatever may hold it.
    package mutating func appendInterpolation(private value: @autoclosure () -> String) {
      add("%{private}s", "<private>", .none)
    }

    package mutating func appendInterpolation(_ value: some BinaryInteger) {
      add("%lld", "\(value)", .signed(Int64(clamping: value)))
    }

    /// A score from 0 to 1.
    package mutating func appendInterpolation(score value: Double) {
      let hundredths = Int((value * 100).rounded())
      let digits = String(abs(hundredths % 100))
      add(
        "%.2f", "\(hundredths / 100).\(digits.count < 2 ? "0" : "")\(digits)", .double(value))
    }

    /// Seconds, shown as milliseconds.
    package mutating func appendInterpolation(ms seconds: Double) {
      let tenths = Int((seconds * 10_000).rounded())
      add("%.1f ms", "\(tenths / 10).\(abs(tenths % 10)) ms", .double(seconds * 1000))
    }

    private mutating func add(
      _ placeholder: String, _ shown: String, _ argument: LogComponent.Argument
    ) {
      text.format += placeholder
      text.message += shown
      text.components.append(
        LogComponent(literal: literal, placeholder: placeholder, argument: argument))
      literal = ""
    }
  }
}
