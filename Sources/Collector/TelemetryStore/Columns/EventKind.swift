// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The kinds of events that are kept, each in blocks of its own.
enum EventKind: Int, CaseIterable, Sendable {
  case run = 1
  case query = 2
  case resolution = 3

  /// The columns that a block of this kind has.
  var columns: [Column] {
    switch self {
    case .run:
      [
        .time, .subject, .context, .flags, .duration, .phrase, .errorType, .errorCode, .errorText,
        .phases, .phaseTimes,
      ]
    case .query: [.time, .subject, .context, .flags, .duration, .errorType]
    case .resolution: [.time, .subject, .context, .flags, .phrase, .counts]
    }
  }
}

/// The columns of blocks. Their numbers are part of the file's format.
enum Column: Int, CaseIterable, Sendable {
  /// Milliseconds since 1970, by the collector's clock.
  case time = 0
  /// What was run, asked or resolved, as a number of the table `subjects`.
  case subject = 1
  /// Which build on which device, as a number of the table `contexts`.
  case context = 2
  /// See ``RunFlags``, ``QueryFlags`` and ``ResolutionFlags``.
  case flags = 3
  /// Microseconds.
  case duration = 4
  /// Numbers of the table `names`, 0 for none.
  case phrase = 5
  case errorType = 6
  case errorCode = 7
  case errorText = 8
  /// Bits 0 to 7: which phases have a time. From bit 8: the phase that was reached plus 1, or 0.
  case phases = 9
  /// How often each of matched, asked, disambiguated and gave up, 8 bits each.
  case counts = 10
  /// The times of all phases of all runs, one after the other; longer or shorter than the rest.
  case phaseTimes = 11

  /// Those with one number of 32 bits for each event.
  static let numbers = allCases.filter { $0 != .time && $0 != .phaseTimes }
}
