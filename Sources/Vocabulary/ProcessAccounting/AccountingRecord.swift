// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What one process took, since it started or since its last record.
///
/// What was not measured is nil, and never 0.
package struct AccountingRecord: Codable, Hashable, Sendable {
  package var bundleIdentifier: String
  /// `app`, `appIntentsExtension` or `widgetExtension`.
  package var kind: String
  package var processIdentifier: Int32
  /// `CFBundleShortVersionString` and `CFBundleVersion`.
  package var applicationVersion: String?
  package var buildVersion: String?
  /// Seconds since 1970 by the device's clock.
  package var begin: Double
  package var end: Double

  /// Processor time in seconds: of all threads, not of what the process started.
  package var processorTime: Double?
  /// The most memory in bytes that was the process's own at one time.
  package var peakMemory: UInt64?
  /// Bytes of files that the process changed, as the system counts them.
  package var logicalWrites: UInt64?
  /// Seconds from the start to the first frame: the scene in front, or the first message of a
  /// process without one.
  package var launchTime: Double?
  /// Seconds that coming to the front took, each time that the process was there already.
  package var resumeTimes: [Double]?
  package var foregroundTime: Double?
  package var backgroundTime: Double?
  /// Only in the last record of a process.
  package var exit: ProcessEnd?
  package var wasInForeground: Bool?

  // What a process tells of itself.

  /// Seconds for which the main thread did nothing, each time.
  package var hangTimes: [Double]?
  /// Seconds from the start to the end of the tasks that extend a launch.
  package var extendedLaunch: Double?
  package var signposts: [SignpostTally]?

  package init(
    bundleIdentifier: String, kind: String, processIdentifier: Int32, begin: Double, end: Double
  ) {
    self.bundleIdentifier = bundleIdentifier
    self.kind = kind
    self.processIdentifier = processIdentifier
    self.begin = begin
    self.end = end
  }
}

/// How a process ended, in the classes that Apple counts.
package enum ProcessEnd: String, Codable, Hashable, Sendable, CaseIterable {
  /// It left by itself with status 0, or when it was asked to.
  case normal
  /// Another status, `SIGABRT`, or a signal that no other class has.
  case abnormal
  /// `SIGSEGV` or `SIGBUS`.
  case badAccess
  case illegalInstruction
  /// It took longer than its time budget and ignored its cancellation, or was never ready.
  case watchdog
  case memoryLimit
  case processorLimit
  /// The host ended it for reasons of its own; nothing counts it.
  case byHost
}

/// The signposts of one name in one process.
package struct SignpostTally: Codable, Hashable, Sendable {
  package var category: String
  package var name: String
  /// Intervals that ended, and events.
  package var count = 0
  /// How many intervals ended in each of ``DurationBuckets``.
  package var durations: [Int: Int]?
  package var processorTime: Double?
  package var logicalWrites: UInt64?
  /// Memory at the ends of intervals, in bytes: sum, sum of squares and number.
  package var memory: [Double]?

  package init(category: String, name: String) {
    self.category = category
    self.name = name
  }

  package mutating func merge(_ other: SignpostTally) {
    count += other.count
    if let theirs = other.durations {
      durations = (durations ?? [:]).merging(theirs, uniquingKeysWith: +)
    }
    if let theirs = other.processorTime { processorTime = (processorTime ?? 0) + theirs }
    if let theirs = other.logicalWrites { logicalWrites = (logicalWrites ?? 0) + theirs }
    if let theirs = other.memory, theirs.count == 3 {
      memory = zip(memory ?? [0, 0, 0], theirs).map(+)
    }
  }
}

/// The buckets of our histograms: a millisecond wide to 10 ms, then a tenth of where their decade
/// begins, so that a bucket says a duration to within ten percent.
package enum DurationBuckets {
  package static func index(ofMilliseconds value: Double) -> Int {
    guard value >= 10 else { return Int(max(0, value)) }
    var width = 1.0
    var decade = 0
    while decade < 8, value >= width * 100 {
      width *= 10
      decade += 1
    }
    return 10 + decade * 90 + min(89, Int(value / width) - 10)
  }

  /// Where a bucket begins and ends, in milliseconds.
  package static func bounds(_ index: Int) -> (start: Double, end: Double) {
    guard index >= 10 else { return (Double(max(0, index)), Double(max(0, index) + 1)) }
    var width = 1.0
    for _ in 0..<((index - 10) / 90) { width *= 10 }
    let place = Double((index - 10) % 90 + 10)
    return (place * width, (place + 1) * width)
  }
}
