// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryModel

extension RecorderCore {
  func recordQuery(_ query: QueryEvent) {
    guard let (control, generation) = consented() else { return }
    let names = [query.query, query.entity, query.module, query.errorType ?? ""]
      .map { number(of: $0) }
    let start = (environment.up &- UInt64(query.duration) &* 1000) / 1_000_000
    _ = publish(.query, .detail, control, generation: generation) { use in
      guard let context = ownContextCell(in: use), let name = cell(names[0], in: use),
        let entity = cell(names[1], in: use), let module = cell(names[2], in: use),
        let errorType = cell(names[3], in: use)
      else { return nil }
      let record = QueryRecord(
        start: start, kind: query.kind, found: query.found, duration: query.duration,
        context: context, query: name, entity: entity, module: module, errorType: errorType)
      return (1, record.encode(), CellWords())
    }
  }

  func recordResolution(_ resolution: ResolutionEvent) {
    guard let (control, generation) = consented() else { return }
    let names = [resolution.intent, resolution.module, resolution.phrase ?? ""]
      .map { number(of: $0) }
    let start = environment.up / 1_000_000
    _ = publish(.resolution, .detail, control, generation: generation) { use in
      guard let context = ownContextCell(in: use), let intent = cell(names[0], in: use),
        let module = cell(names[1], in: use), let phrase = cell(names[2], in: use)
      else { return nil }
      let record = ResolutionRecord(
        start: start, surface: resolution.surface, end: resolution.end,
        counts: resolution.counts, context: context,
        intent: intent, module: module, phrase: phrase)
      return (1, record.encode(), CellWords())
    }
  }
}
