// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import MetricPayloads
internal import ProcessAccounting

/// What is kept of one bundle's processes, in one look. What was not measured is nil.
struct AccountSummary: Encodable {
  var app: String
  var bundleIdentifier: String
  /// In ISO 8601, in Greenwich's time.
  var from: String
  var to: String
  var processes: Int
  var processorSeconds: Double?
  var peakMemoryBytes: UInt64?
  var bytesWritten: UInt64?
  var foregroundSeconds: Double?
  var backgroundSeconds: Double?
  var launches: Durations?
  var resumes: Durations?
  var hangs: Durations?
  /// By the class of the end.
  var exits: [String: Int]
  /// By the kind of diagnostic.
  var diagnostics: [String: Int]
  var signposts: Int?

  struct Durations: Encodable {
    var count: Int
    var medianSeconds: Double
    var longestSeconds: Double

    init?(_ values: [Double]) {
      let sorted = values.sorted()
      guard let longest = sorted.last else { return nil }
      count = sorted.count
      medianSeconds = sorted[(sorted.count - 1) / 2]
      longestSeconds = longest
    }
  }

  /// - Returns: nil where nothing was accounted.
  init?(app: String, bundle: String, _ store: AccountStore) {
    let records = store.allRecords(of: bundle)
    guard let begin = records.map(\.begin).min(), let end = records.map(\.end).max() else {
      return nil
    }
    self.app = app
    bundleIdentifier = bundle
    from = Date(timeIntervalSince1970: begin).formatted(.iso8601)
    to = Date(timeIntervalSince1970: end).formatted(.iso8601)
    processes = Set(records.map(\.processIdentifier)).count
    processorSeconds = Self.sum(records.map(\.processorTime))
    peakMemoryBytes = records.compactMap(\.peakMemory).max()
    bytesWritten = Self.sum(records.map { $0.logicalWrites.map { Double($0) } }).map { UInt64($0) }
    foregroundSeconds = Self.sum(records.map(\.foregroundTime))
    backgroundSeconds = Self.sum(records.map(\.backgroundTime))
    launches = Durations(records.compactMap(\.launchTime))
    resumes = Durations(records.flatMap { $0.resumeTimes ?? [] })
    hangs = Durations(records.flatMap { $0.hangTimes ?? [] })
    exits = records.compactMap(\.exit).reduce(into: [:]) { $0[$1.rawValue, default: 0] += 1 }
    diagnostics = store.allDiagnostics(of: bundle).reduce(into: [:]) {
      $0[$1.kind.word, default: 0] += 1
    }
    let tallies = records.flatMap { $0.signposts ?? [] }
    signposts = tallies.isEmpty ? nil : tallies.reduce(0) { $0 + $1.count }
  }

  private static func sum(_ values: [Double?]) -> Double? {
    let known = values.compactMap { $0 }
    return known.isEmpty ? nil : known.reduce(0, +)
  }

  // MARK: Text

  var lines: [String] {
    var columns = Columns()
    columns.add("processes", "\(processes)")
    columns.add("from", from)
    columns.add("to", to)
    if let processorSeconds { columns.add("processor time", Self.seconds(processorSeconds)) }
    if let peakMemoryBytes { columns.add("peak memory", Self.bytes(peakMemoryBytes)) }
    if let bytesWritten { columns.add("written", Self.bytes(bytesWritten)) }
    if let foregroundSeconds { columns.add("in front", Self.seconds(foregroundSeconds)) }
    if let backgroundSeconds { columns.add("in the background", Self.seconds(backgroundSeconds)) }
    for (name, durations) in [("launches", launches), ("resumes", resumes), ("hangs", hangs)] {
      guard let durations else { continue }
      columns.add(
        name,
        "\(durations.count), median \(Self.seconds(durations.medianSeconds)), longest "
          + Self.seconds(durations.longestSeconds))
    }
    if !exits.isEmpty { columns.add("ends", Self.counts(exits)) }
    if !diagnostics.isEmpty { columns.add("diagnostics", Self.counts(diagnostics)) }
    if let signposts { columns.add("signposts", "\(signposts)") }
    return [bundleIdentifier] + columns.lines()
  }

  private static func counts(_ counts: [String: Int]) -> String {
    counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }

  private static func seconds(_ value: Double) -> String {
    value < 1 ? "\(rounded(value * 1000)) ms" : "\(rounded(value)) s"
  }

  private static func bytes(_ value: UInt64) -> String {
    if value < 1_000_000 { return "\(rounded(Double(value) / 1000)) kB" }
    return "\(rounded(Double(value) / 1_000_000)) MB"
  }

  private static func rounded(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
  }
}

extension DiagnosticKind {
  fileprivate var word: String {
    switch self {
    case .crash: "crash"
    case .hang: "hang"
    case .cpuException: "cpuException"
    case .diskWriteException: "diskWriteException"
    case .appLaunch: "appLaunch"
    case .memoryException: "memoryException"
    }
  }
}
