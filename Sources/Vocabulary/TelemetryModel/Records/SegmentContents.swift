// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What a segment says, with its names in place.
package struct SegmentContents: Sendable {
  package var contexts: [UInt16: TelemetryContext] = [:]
  /// In the order in which their places were reserved.
  package var events: [TelemetryEvent] = []
  /// Events whose bytes changed after they were written, by importance.
  package var damaged = [0, 0, 0]

  /// - Parameter range: the bytes where the events begin.
  package init(_ reader: SegmentReader, in range: Range<UInt32>) {
    var texts: [UInt16: String] = [:]
    var contexts: [UInt16: TelemetryContext] = [:]
    var events: [TelemetryEvent] = []
    var damaged = [0, 0, 0]
    let segment = reader.header.id
    reader.forEachRecord { cell, kind, words in
      let id = RecordID(segment: segment, offset: UInt32(cell * SegmentLayout.cellSize))
      guard let kind else {
        if range.contains(id.offset) { damaged[0] += 1 }
        return
      }
      switch (kind, words) {
      case (.text, let words?): texts[UInt16(cell)] = RecordWords.text(of: words)
      case (.context, let words?):
        let record = ContextRecord(words: words)
        contexts[UInt16(cell)] = TelemetryContext(
          bundle: texts[record.bundle] ?? "", version: texts[record.version] ?? "",
          build: texts[record.build] ?? "", system: texts[record.system] ?? "",
          device: texts[record.device] ?? "", kind: record.kind, boot: record.boot,
          clockOffset: record.clockOffset)
      case (.text, nil), (.context, nil): break
      default:
        guard range.contains(id.offset) else { return }
        let event = words.flatMap { Self.event(id, kind, $0, texts, contexts) }
        if let event { events.append(event) } else { damaged[Int(kind.importance.rawValue)] += 1 }
      }
    }
    self.contexts = contexts
    self.events = events
    self.damaged = damaged
  }

  /// Nil when a name that the event needs is damaged.
  private static func event(
    _ id: RecordID, _ kind: RecordKind, _ words: UnsafeBufferPointer<UInt64>,
    _ texts: [UInt16: String], _ contexts: [UInt16: TelemetryContext]
  ) -> TelemetryEvent? {
    func text(_ cell: UInt16) -> String? { cell == 0 ? "" : texts[cell] }
    func optional(_ cell: UInt16) -> String? { cell == 0 ? nil : texts[cell] }
    func make(
      _ start: UInt64, _ context: UInt16, _ content: TelemetryEvent.Content
    ) -> TelemetryEvent? {
      guard let offset = contexts[context]?.clockOffset else { return nil }
      return TelemetryEvent(
        id: id, time: Int64(start) &+ offset, context: context, content: content)
    }
    switch kind {
    case .text, .context: return nil
    case .run:
      guard let run = RunRecord(words: words), let intent = text(run.intent),
        let module = text(run.module)
      else { return nil }
      return make(
        run.start, run.context,
        .run(
          RunEvent(
            intent: intent, module: module, surface: run.surface, outcome: run.outcome,
            duration: run.duration, isCold: run.isCold, phrase: optional(run.phrase),
            errorType: optional(run.errorType), errorCode: run.errorCode,
            errorText: optional(run.errorText), reached: run.reached,
            phases: run.phases.dictionary)))
    case .query:
      guard let query = QueryRecord(words: words), let name = text(query.query),
        let entity = text(query.entity), let module = text(query.module)
      else { return nil }
      return make(
        query.start, query.context,
        .query(
          QueryEvent(
            query: name, entity: entity, module: module, kind: query.kind, found: query.found,
            duration: query.duration, errorType: optional(query.errorType))))
    case .resolution:
      guard let record = ResolutionRecord(words: words), let intent = text(record.intent),
        let module = text(record.module)
      else { return nil }
      return make(
        record.start, record.context,
        .resolution(
          ResolutionEvent(
            intent: intent, module: module, surface: record.surface,
            phrase: optional(record.phrase), end: record.end, counts: record.counts)))
    case .drops:
      let record = DropsRecord(words: words)
      return make(record.start, record.context, .drops(record.totals))
    }
  }
}

extension RecordKind {
  /// The importance of a record whose contents cannot be read: the least that its kind has.
  package var importance: EventImportance {
    switch self {
    case .run: .success
    case .drops: .failure
    default: .detail
    }
  }
}
