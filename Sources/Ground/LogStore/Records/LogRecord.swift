// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// One thing that a process logged. What is private in it was taken out before.
package struct LogRecord: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case log(LogLevel)
    case signpost(LogSignpost)
    /// Records that are not here, told in their place.
    case loss(LogLoss)
  }

  /// How long records are kept, in Apple's words.
  package enum StoreCategory: UInt8, Sendable, Hashable {
    case undefined, metadata, shortTerm
    case longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
  }

  package var kind: Kind
  /// Nanoseconds since 1970.
  package var time: Int64
  /// Nanoseconds of the monotonic clock.
  package var uptime: Int64
  /// Filled in by the writer, like ``processIdentifier`` and ``sequence``.
  package var process = ""
  package var processIdentifier: Int32 = 0
  /// Counts the records of one writer of one process.
  package var sequence: UInt64 = 0
  package var threadIdentifier: UInt64
  package var activityIdentifier: UInt64 = 0
  /// The image that logs; empty when it is the process's executable.
  package var sender = ""
  package var subsystem: String
  package var category: String
  package var formatString: String
  package var message: String
  package var components: [LogComponent]
  package var storeCategory: StoreCategory
  /// Whether texts were cut because the record was too long.
  package var isTruncated = false

  package init(
    _ kind: Kind, time: Int64, uptime: Int64, threadIdentifier: UInt64, subsystem: String,
    category: String, formatString: String = "", message: String,
    components: [LogComponent] = [], storeCategory: StoreCategory = .longTerm3
  ) {
    self.kind = kind
    self.time = time
    self.uptime = uptime
    self.threadIdentifier = threadIdentifier
    self.subsystem = subsystem
    self.category = category
    self.formatString = formatString
    self.message = message
    self.components = components
    self.storeCategory = storeCategory
  }
}

/// A point in time that a developer marked, or one end of an interval.
package struct LogSignpost: Sendable, Hashable {
  package enum Phase: UInt8, Sendable, Hashable {
    case begin = 1
    case end = 2
    case event = 3
  }
  package var phase: Phase
  package var identifier: UInt64
  package var name: String

  package init(_ phase: Phase, identifier: UInt64, name: String) {
    self.phase = phase
    self.identifier = identifier
    self.name = name
  }
}

/// Records that are lost, and why.
package struct LogLoss: Sendable, Hashable {
  package enum Reason: UInt8, Sendable, Hashable {
    /// The file system took no more.
    case notWritten = 1
    /// Old records made room for new ones.
    case evicted = 2
  }
  package var reason: Reason
  package var count: UInt64
  /// Whose records they were, as the store files them.
  package var owner: String

  package init(_ reason: Reason, count: UInt64, owner: String) {
    self.reason = reason
    self.count = count
    self.owner = owner
  }
}

/// A literal of a format and the placeholder behind it with its argument.
package struct LogComponent: Sendable, Hashable {
  package enum Argument: Sendable, Hashable {
    /// There is none, or it was private.
    case none
    case string(String)
    case signed(Int64)
    case unsigned(UInt64)
    case double(Double)
    case data([UInt8])
  }
  package var literal: String
  package var placeholder: String
  package var argument: Argument

  package init(literal: String, placeholder: String = "", argument: Argument = .none) {
    self.literal = literal
    self.placeholder = placeholder
    self.argument = argument
  }
}
