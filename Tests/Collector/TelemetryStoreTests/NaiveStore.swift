// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TelemetryAnalysis
import TelemetryModel

@testable import TelemetryStore

/// The same promises as the store's, kept by going through all events each time.
struct NaiveStore {
  struct Stored {
    var event: TelemetryEvent
    var context: TelemetryContext
    var time: Int64
  }

  private(set) var events: [Stored] = []
  private var seen: [InstallID: [SegmentID: Set<UInt32>]] = [:]
  private var contents: Set<[UInt8]> = []

  mutating func ingest(_ arrival: TelemetryArrival) -> IngestReceipt {
    var receipt = IngestReceipt()
    switch arrival.identity {
    case .content(let hash):
      guard contents.insert(hash).inserted else {
        return IngestReceipt(duplicates: arrival.events.count)
      }
      for event in arrival.events { keep(event, arrival, &receipt) }
    case .segment(let id):
      let known = seen[id.install]?[id.segment] ?? []
      for event in arrival.events {
        if known.contains(event.id.offset) {
          receipt.duplicates += 1
        } else {
          keep(event, arrival, &receipt)
        }
      }
      seen[id.install, default: [:]][id.segment, default: []].formUnion(id.range)
    }
    return receipt
  }

  private mutating func keep(
    _ event: TelemetryEvent, _ arrival: TelemetryArrival, _ receipt: inout IngestReceipt
  ) {
    guard let context = arrival.contexts[event.context] else {
      receipt.refused += 1
      return
    }
    receipt.accepted += 1
    let time = event.time - (arrival.skews[event.context] ?? 0)
    events.append(Stored(event: event, context: context, time: time))
  }

  // MARK: Answers

  func runs(by dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter) -> [RunAnswer] {
    var answers: [TelemetryGroup: RunAnswer] = [:]
    for (stored, run) in runs(filter) {
      let group = group(stored, dimensions)
      var answer = answers[group] ?? RunAnswer(group: group)
      switch run.outcome {
      case .success:
        answer.success += 1
        answer.durations.add(UInt64(run.duration))
      case .failure: answer.failure += 1
      case .cancelled: answer.cancelled += 1
      case .terminated: answer.terminated += 1
      case .deferred: answer.deferred += 1
      }
      if run.isCold { answer.cold += 1 }
      answers[group] = answer
    }
    return Array(answers.values)
  }

  func phases(by dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter) -> [PhaseAnswer] {
    var answers: [TelemetryGroup: [TelemetryPhase: PhaseAnswer]] = [:]
    for (stored, run) in runs(filter) {
      let group = group(stored, dimensions)
      for (phase, time) in run.phases {
        var answer =
          answers[group, default: [:]][phase] ?? PhaseAnswer(group: group, phase: phase)
        answer.durations.add(UInt64(time))
        answer.total += UInt64(time)
        answers[group, default: [:]][phase] = answer
      }
    }
    return answers.values.flatMap(\.values)
  }

  /// Without texts, of which any may be told.
  func errors(by dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter) -> [ErrorAnswer] {
    struct Key: Hashable {
      var group: TelemetryGroup
      var type: String?
      var code: Int32?
    }
    var answers: [Key: ErrorAnswer] = [:]
    for (stored, run) in runs(filter) where run.outcome == .failure {
      let key = Key(group: group(stored, dimensions), type: run.errorType, code: run.errorCode)
      var answer =
        answers[key]
        ?? ErrorAnswer(
          group: key.group, type: key.type, code: key.code, first: stored.time, last: stored.time)
      answer.runs += 1
      answer.first = min(answer.first, stored.time)
      answer.last = max(answer.last, stored.time)
      answers[key] = answer
    }
    return Array(answers.values)
  }

  func terminations(by dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter)
    -> [TerminationAnswer]
  {
    struct Key: Hashable {
      var group: TelemetryGroup
      var reached: TelemetryPhase?
    }
    var answers: [Key: TerminationAnswer] = [:]
    for (stored, run) in runs(filter) where run.outcome == .terminated {
      let key = Key(group: group(stored, dimensions), reached: run.reached)
      var answer = answers[key] ?? TerminationAnswer(group: key.group, reached: key.reached)
      answer.durations.add(UInt64(run.duration))
      answers[key] = answer
    }
    return Array(answers.values)
  }

  func resolutions(by dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter)
    -> [ResolutionAnswer]
  {
    struct Key: Hashable {
      var group: TelemetryGroup
      var phrase: String?
    }
    var answers: [Key: ResolutionAnswer] = [:]
    for stored in events {
      guard case .resolution(let resolution) = stored.event.content,
        passes(stored, filter, resolution.intent, resolution.module, resolution.surface)
      else { continue }
      var group = group(stored, dimensions)
      if dimensions.contains(.intent) { group.intent = resolution.intent }
      if dimensions.contains(.module) { group.module = resolution.module }
      if dimensions.contains(.surface) { group.surface = resolution.surface }
      let key = Key(group: group, phrase: resolution.phrase)
      var answer = answers[key] ?? ResolutionAnswer(group: group, phrase: resolution.phrase)
      answer.requests += 1
      answer.ends[resolution.end, default: 0] += 1
      answer.matched += UInt64(resolution.counts.matched)
      answer.asked += UInt64(resolution.counts.asked)
      answer.disambiguated += UInt64(resolution.counts.disambiguated)
      answer.gaveUp += UInt64(resolution.counts.gaveUp)
      answers[key] = answer
    }
    return Array(answers.values)
  }

  func queries(by dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter) -> [QueryAnswer] {
    struct Key: Hashable {
      var group: TelemetryGroup
      var query, entity: String
      var kind: TelemetryQueryKind
    }
    var answers: [Key: QueryAnswer] = [:]
    for stored in events {
      guard case .query(let query) = stored.event.content,
        passes(stored, filter, "", query.module, .unknown)
      else { continue }
      var group = group(stored, dimensions)
      if dimensions.contains(.module) { group.module = query.module }
      let key = Key(group: group, query: query.query, entity: query.entity, kind: query.kind)
      var answer =
        answers[key]
        ?? QueryAnswer(group: group, query: query.query, entity: query.entity, kind: query.kind)
      answer.calls += 1
      if query.errorType == nil {
        answer.found[query.found, default: 0] += 1
        answer.durations.add(UInt64(query.duration))
      } else {
        answer.errors += 1
      }
      answers[key] = answer
    }
    return Array(answers.values)
  }

  // MARK: Filter and group

  private func runs(_ filter: TelemetryFilter) -> [(Stored, RunEvent)] {
    events.compactMap { stored in
      guard case .run(let run) = stored.event.content,
        passes(stored, filter, run.intent, run.module, run.surface),
        filter.isCold.map({ $0 == run.isCold }) ?? true
      else { return nil }
      return (stored, run)
    }
  }

  private func passes(
    _ stored: Stored, _ filter: TelemetryFilter, _ intent: String, _ module: String,
    _ surface: TelemetrySurface
  ) -> Bool {
    func fits<Value>(_ wanted: Set<Value>, _ value: Value) -> Bool {
      wanted.isEmpty || wanted.contains(value)
    }
    let context = stored.context
    return filter.time?.contains(stored.time) ?? true && fits(filter.intents, intent)
      && fits(filter.modules, module) && fits(filter.surfaces, surface)
      && fits(filter.bundles, context.bundle) && fits(filter.versions, context.version)
      && fits(filter.builds, context.build) && fits(filter.systems, context.system)
      && fits(filter.systemMajors, Self.major(context.system))
      && fits(filter.devices, context.device) && fits(filter.processes, context.kind)
  }

  private func group(_ stored: Stored, _ dimensions: Set<TelemetryDimension>) -> TelemetryGroup {
    var group = TelemetryGroup()
    let context = stored.context
    if case .run(let run) = stored.event.content {
      if dimensions.contains(.intent) { group.intent = run.intent }
      if dimensions.contains(.module) { group.module = run.module }
      if dimensions.contains(.surface) { group.surface = run.surface }
      if dimensions.contains(.coldness) { group.isCold = run.isCold }
    }
    if dimensions.contains(.bundle) { group.bundle = context.bundle }
    if dimensions.contains(.version) { group.version = context.version }
    if dimensions.contains(.build) { group.build = context.build }
    if dimensions.contains(.system) { group.system = context.system }
    if dimensions.contains(.systemMajor) { group.systemMajor = Self.major(context.system) }
    if dimensions.contains(.device) { group.device = context.device }
    if dimensions.contains(.process) { group.process = context.kind }
    if dimensions.contains(.day) { group.start = stored.time / 86_400_000 * 86_400_000 }
    if dimensions.contains(.hour) { group.start = stored.time / 3_600_000 * 3_600_000 }
    return group
  }

  private static func major(_ system: String) -> String {
    String(system.split(separator: ".")[0])
  }
}
