// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import MetricPayloads

/// Makes payloads of what was accounted.
package struct PayloadBuilder: Sendable {
  /// What is said of the device and the system.
  package var environment: PayloadEnvironment
  /// The space that a bundle takes now; it goes into the last payload of each.
  package var diskSpace: (@Sendable (String) -> DiskSpace?)?

  package init(environment: PayloadEnvironment) { self.environment = environment }

  /// Seconds between two payloads of metrics.
  package static let interval = 86_400.0

  /// More bytes than this in a day are an exception: 1,073.74 MB in 86,400 s on iOS.
  package static let writesLimit: UInt64 = 1 << 30

  // MARK: Metrics

  /// One payload for each day in which something was accounted.
  package func metrics(_ records: [AccountingRecord], of bundle: String) -> [MetricModel] {
    guard let begin = records.map(\.begin).min() else { return [] }
    let days = Dictionary(grouping: records) { record in
      Int(max(0, record.end - begin) / Self.interval)
    }
    var models = days.sorted { $0.key < $1.key }.map { payload($0.value, of: bundle) }
    if let space = diskSpace?(bundle) { space.write(to: &models[models.count - 1]) }
    return models
  }

  private func payload(_ records: [AccountingRecord], of bundle: String) -> MetricModel {
    var model = MetricModel()
    model.begin = records.map(\.begin).min().map(PayloadTime.init(secondsSince1970:))
    model.end = records.map(\.end).max().map(PayloadTime.init(secondsSince1970:))
    let last = records.last { $0.applicationVersion != nil }
    model.latestApplicationVersion = last?.applicationVersion
    let versions = Set(records.compactMap(\.applicationVersion))
    if !versions.isEmpty { model.includesMultipleApplicationVersions = versions.count > 1 }
    var environment = environment
    environment.applicationVersion = nil
    environment.buildVersion = last?.buildVersion
    environment.bundleIdentifier = bundle
    let processes = Set(records.map(\.processIdentifier))
    environment.processIdentifier = processes.count == 1 ? processes.first : nil
    model.environment = environment
    setScalars(records, &model)
    setHistograms(records, &model)
    setExits(records, &model)
    model.signposts = Self.signposts(records)
    return model
  }

  private func setScalars(_ records: [AccountingRecord], _ model: inout MetricModel) {
    func sum(_ values: [Double?]) -> Double? {
      let known = values.compactMap { $0 }
      return known.isEmpty ? nil : known.reduce(0, +)
    }
    model.scalars[.foregroundTime] =
      sum(records.map(\.foregroundTime)).map { Quantity($0, .seconds) }
    model.scalars[.backgroundTime] =
      sum(records.map(\.backgroundTime)).map { Quantity($0, .seconds) }
    model.scalars[.cpuTime] = sum(records.map(\.processorTime)).map { Quantity($0, .seconds) }
    model.scalars[.peakMemory] =
      records.compactMap(\.peakMemory).max().map { Quantity(Double($0) / 1000, .kilobytes) }
    model.scalars[.logicalWrites] =
      sum(records.map { $0.logicalWrites.map { Double($0) } })
      .map { Quantity($0 / 1000, .kilobytes) }
  }

  private func setHistograms(_ records: [AccountingRecord], _ model: inout MetricModel) {
    model.histograms[.timeToFirstDraw] = Self.histogram(records.compactMap(\.launchTime))
    model.histograms[.resumeTime] = Self.histogram(records.flatMap { $0.resumeTimes ?? [] })
    model.histograms[.extendedLaunch] = Self.histogram(records.compactMap(\.extendedLaunch))
    model.histograms[.hangTime] = Self.histogram(records.flatMap { $0.hangTimes ?? [] })
  }

  /// - Returns: nil when there is nothing to count.
  static func histogram(_ seconds: [Double]) -> Histogram? {
    guard !seconds.isEmpty else { return nil }
    var counts: [Int: Int] = [:]
    for value in seconds {
      counts[DurationBuckets.index(ofMilliseconds: value * 1000), default: 0] += 1
    }
    return histogram(counts)
  }

  private static func histogram(_ counts: [Int: Int]) -> Histogram {
    Histogram(
      buckets: counts.sorted { $0.key < $1.key }.map { index, count in
        let bounds = DurationBuckets.bounds(index)
        return Histogram.Bucket(
          start: Quantity(bounds.start, .milliseconds), end: Quantity(bounds.end, .milliseconds),
          count: count)
      })
  }

  private func setExits(_ records: [AccountingRecord], _ model: inout MetricModel) {
    var foreground: [ExitCounter: Int] = [:]
    var background: [ExitCounter: Int] = [:]
    var hasExits = false
    for record in records {
      guard let exit = record.exit else { continue }
      hasExits = true
      guard let counter = exit.counter(inForeground: record.wasInForeground == true) else {
        continue
      }
      if record.wasInForeground == true {
        foreground[counter, default: 0] += 1
      } else {
        background[counter, default: 0] += 1
      }
    }
    guard hasExits else { return }
    model.foregroundExits = foreground
    model.backgroundExits = background
  }

  private static func signposts(_ records: [AccountingRecord]) -> [SignpostFigures] {
    var tallies: [String: SignpostTally] = [:]
    for tally in records.flatMap({ $0.signposts ?? [] }) {
      let key = "\(tally.category)\0\(tally.name)"
      tallies[key, default: SignpostTally(category: tally.category, name: tally.name)].merge(tally)
    }
    return tallies.sorted { $0.key < $1.key }.map { figures($0.value) }
  }

  private static func figures(_ tally: SignpostTally) -> SignpostFigures {
    var figures = SignpostFigures(
      name: tally.name, category: tally.category, count: tally.count)
    figures.durations = tally.durations.map(histogram)
    figures.cpuTime = tally.processorTime.map { Quantity($0 * 1000, .milliseconds) }
    figures.logicalWrites = tally.logicalWrites.map { Quantity(Double($0) / 1000, .kilobytes) }
    if let memory = tally.memory, memory.count == 3, memory[2] > 0 {
      let average = memory[0] / memory[2]
      let variance = max(0, memory[1] / memory[2] - average * average)
      figures.averageMemory = AverageFigure(
        average: Quantity(average / 1000, .kilobytes),
        standardDeviation: (variance.squareRoot() / 1000).rounded(), sampleCount: Int(memory[2]))
    }
    return figures
  }

  // MARK: Diagnostics

  /// A payload for each diagnostic: they are told at once, so each has a time of its own.
  package func diagnostics(_ stored: [StoredDiagnostic]) -> [DiagnosticModel] {
    stored.map { diagnostic in
      var model = DiagnosticModel()
      model.begin = PayloadTime(secondsSince1970: diagnostic.time)
      model.end = model.begin
      model.version = "1.0.0"
      model.diagnostics = [entry(diagnostic)]
      return model
    }
  }

  private func entry(_ stored: StoredDiagnostic) -> DiagnosticEntry {
    var entry = DiagnosticEntry(stored.kind)
    entry.version = "1.0.0"
    entry.environment = environment
    entry.environment.applicationVersion = stored.applicationVersion
    entry.environment.buildVersion = stored.buildVersion
    entry.environment.bundleIdentifier = stored.bundleIdentifier
    entry.environment.processIdentifier = stored.processIdentifier
    entry.callStackTree = CallStackTree(
      thread: stored.frames ?? [])
    if let signal = stored.signal {
      entry.signal = Int(signal)
      entry.exceptionType = Self.exceptionTypes[signal]
      entry.terminationReason =
        stored.reason ?? "Namespace SIGNAL, Code 0x\(String(signal, radix: 16))"
    } else {
      entry.terminationReason = stored.reason
    }
    for (quantity, value) in stored.quantities ?? [:] {
      entry.quantities[quantity] = Quantity(
        value, quantity == .writesCaused ? .bytes : .seconds)
    }
    return entry
  }

  /// The Mach exceptions that the same faults are on Apple's systems: `EXC_BAD_ACCESS`,
  /// `EXC_BAD_INSTRUCTION`, `EXC_ARITHMETIC`, `EXC_BREAKPOINT`, `EXC_CRASH`. Signal numbers are Linux's.
  private static let exceptionTypes: [Int32: Int] = [11: 1, 7: 1, 4: 2, 8: 3, 5: 6, 6: 10]

  /// A diagnostic for each day on which a bundle wrote more than is allowed.
  package func writeExceptions(_ records: [AccountingRecord]) -> [StoredDiagnostic] {
    guard let begin = records.map(\.begin).min() else { return [] }
    let days = Dictionary(grouping: records) { Int(max(0, $0.end - begin) / Self.interval) }
    return days.sorted { $0.key < $1.key }.compactMap { _, records in
      let writes = records.reduce(UInt64(0)) { $0 &+ ($1.logicalWrites ?? 0) }
      guard writes > Self.writesLimit,
        let worst = records.max(by: { ($0.logicalWrites ?? 0) < ($1.logicalWrites ?? 0) })
      else { return nil }
      var stored = StoredDiagnostic(
        .diskWriteException, bundleIdentifier: worst.bundleIdentifier,
        processIdentifier: worst.processIdentifier, time: worst.end)
      stored.applicationVersion = worst.applicationVersion
      stored.buildVersion = worst.buildVersion
      stored.quantities = [.writesCaused: Double(writes)]
      return stored
    }
  }
}

extension ProcessEnd {
  /// The counter of an end. In front there is none for processor time, so it counts as abnormal there.
  package func counter(inForeground: Bool) -> ExitCounter? {
    switch self {
    case .normal: .normal
    case .abnormal: .abnormal
    case .badAccess: .badAccess
    case .illegalInstruction: .illegalInstruction
    case .watchdog: .watchdog
    case .memoryLimit: .memoryLimit
    case .processorLimit: inForeground ? .abnormal : .cpuLimit
    case .byHost: nil
    }
  }
}
