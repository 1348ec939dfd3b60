// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryAnalysis
internal import TelemetryModel

/// The runs of a chunk by hour, subject and release, with a sketch of how long those took that
/// succeeded: what a dashboard asks for most, in a tenth of the bytes.
struct Rollup: Sendable {
  /// The columns of a rollup. Their numbers are part of the file's format.
  enum Part: Int, CaseIterable, Sendable {
    /// Hours since 1970.
    case hour = 32
    case subject = 33
    /// The first context of the same bundle, version and build.
    case release = 34
    case cold = 35
    case success = 36
    case failure = 37
    case cancelled = 38
    case terminated = 39
    case deferred = 40
    /// How many buckets of the sketch are in use.
    case bucketCount = 41
    /// For each bucket in use how many empty ones lie before it.
    case bucketGap = 42
    case bucketSize = 43

    init(_ outcome: TelemetryOutcome) {
      self =
        switch outcome {
        case .success: .success
        case .failure: .failure
        case .cancelled: .cancelled
        case .terminated: .terminated
        case .deferred: .deferred
        }
    }
  }

  static let millisecondsPerHour: Int64 = 3_600_000

  private var columns = [[UInt32]](repeating: [], count: Part.allCases.count)

  init() {}

  subscript(part: Part) -> [UInt32] {
    get { columns[part.rawValue - Part.hour.rawValue] }
    _modify { yield &columns[part.rawValue - Part.hour.rawValue] }
  }

  /// - Parameter releases: the release of each context, by number.
  init(_ events: EventColumns, releases: [UInt32]) {
    guard events.kind == .run, let first = events.times.min() else { return }
    let firstHour = Self.hour(first)
    let (subjects, contexts) = (events[.subject], events[.context])
    let (flags, durations) = (events[.flags], events[.duration])
    // Events stand by subject and context, so few cells of one subject are open at a time.
    var cells: [UInt64: Cell] = [:]
    var open: UInt32?
    for place in events.times.indices {
      if subjects[place] != open {
        close(&cells, subject: open, firstHour)
        open = subjects[place]
      }
      let hour = UInt64(Self.hour(events.times[place]) - firstHour)
      cells[hour << 32 | UInt64(releases[Int(contexts[place])]), default: Cell()].add(
        RunFlags(bits: flags[place]), durations[place])
    }
    close(&cells, subject: open, firstHour)
  }

  static func hour(_ time: Int64) -> Int64 {
    time >= 0 ? time / millisecondsPerHour : (time + 1) / millisecondsPerHour - 1
  }

  private struct Cell {
    var outcomes: (UInt32, UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0, 0)
    var cold: UInt32 = 0
    var buckets: [UInt32] = []

    mutating func add(_ flags: RunFlags, _ duration: UInt32) {
      switch flags.outcome {
      case .success:
        outcomes.0 += 1
        buckets.append(UInt32(LatencySketch.Bucket.index(of: UInt64(duration))))
      case .failure: outcomes.1 += 1
      case .cancelled: outcomes.2 += 1
      case .terminated: outcomes.3 += 1
      case .deferred: outcomes.4 += 1
      case nil: break
      }
      if flags.isCold { cold += 1 }
    }
  }

  private mutating func close(
    _ cells: inout [UInt64: Cell], subject: UInt32?, _ firstHour: Int64
  ) {
    guard let subject else { return }
    for (key, cell) in cells.sorted(by: { $0.key < $1.key }) {
      self[.hour].append(UInt32(truncatingIfNeeded: firstHour + Int64(key >> 32)))
      self[.subject].append(subject)
      self[.release].append(UInt32(truncatingIfNeeded: key))
      self[.cold].append(cell.cold)
      self[.success].append(cell.outcomes.0)
      self[.failure].append(cell.outcomes.1)
      self[.cancelled].append(cell.outcomes.2)
      self[.terminated].append(cell.outcomes.3)
      self[.deferred].append(cell.outcomes.4)
      var (used, next): (UInt32, UInt32) = (0, 0)
      var last: UInt32?
      for bucket in cell.buckets.sorted() {
        if bucket == last {
          self[.bucketSize][self[.bucketSize].count - 1] += 1
          continue
        }
        self[.bucketGap].append(bucket - next)
        self[.bucketSize].append(1)
        (last, next, used) = (bucket, bucket + 1, used + 1)
      }
      self[.bucketCount].append(used)
    }
    cells.removeAll(keepingCapacity: true)
  }
}
