// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryModel

/// What a transaction adds, before it is in the file.
struct StagedEvents {
  var blocks = EventKind.allCases.map { EventColumns($0) }

  mutating func removeAll() { for index in blocks.indices { blocks[index].removeAll() } }

  mutating func append(
    _ event: TelemetryEvent, time: Int64, context: UInt32, _ vocabulary: Vocabulary
  ) throws {
    switch event.content {
    case .run(let run): try append(run, time, context, vocabulary)
    case .query(let query): try append(query, time, context, vocabulary)
    case .resolution(let resolution): try append(resolution, time, context, vocabulary)
    case .drops: break
    }
  }

  private mutating func append(
    _ run: RunEvent, _ time: Int64, _ context: UInt32, _ vocabulary: Vocabulary
  ) throws {
    // All that may fail comes first: the columns stay of one length.
    let subject = try vocabulary.subject(intent: run.intent, module: run.module)
    let phrase = try vocabulary.name(run.phrase)
    let errorType = try vocabulary.name(run.errorType)
    let errorText = try vocabulary.passingText(run.errorText)
    blocks[0].times.append(time)
    blocks[0].append(subject, to: .subject)
    blocks[0].append(context, to: .context)
    blocks[0].append(RunFlags(run).bits, to: .flags)
    blocks[0].append(run.duration, to: .duration)
    blocks[0].append(phrase, to: .phrase)
    blocks[0].append(errorType, to: .errorType)
    blocks[0].append(UInt32(bitPattern: run.errorCode ?? 0), to: .errorCode)
    blocks[0].append(errorText, to: .errorText)
    var phases = run.reached.map { (UInt32($0.rawValue) + 1) << 8 } ?? 0
    if !run.phases.isEmpty {
      for phase in TelemetryPhase.allCases {
        guard let time = run.phases[phase] else { continue }
        phases |= 1 << UInt32(phase.rawValue)
        blocks[0].phaseTimes.append(time)
      }
    }
    blocks[0].append(phases, to: .phases)
  }

  private mutating func append(
    _ query: QueryEvent, _ time: Int64, _ context: UInt32, _ vocabulary: Vocabulary
  ) throws {
    let subject = try vocabulary.subject(
      query: query.query, entity: query.entity, module: query.module)
    let errorType = try vocabulary.name(query.errorType)
    blocks[1].times.append(time)
    blocks[1].append(subject, to: .subject)
    blocks[1].append(context, to: .context)
    blocks[1].append(QueryFlags(query).bits, to: .flags)
    blocks[1].append(query.duration, to: .duration)
    blocks[1].append(errorType, to: .errorType)
  }

  private mutating func append(
    _ resolution: ResolutionEvent, _ time: Int64, _ context: UInt32, _ vocabulary: Vocabulary
  ) throws {
    let subject = try vocabulary.subject(intent: resolution.intent, module: resolution.module)
    let phrase = try vocabulary.name(resolution.phrase)
    blocks[2].times.append(time)
    blocks[2].append(subject, to: .subject)
    blocks[2].append(context, to: .context)
    blocks[2].append(ResolutionFlags(resolution).bits, to: .flags)
    blocks[2].append(phrase, to: .phrase)
    blocks[2].append(resolution.counts.packed, to: .counts)
  }
}
