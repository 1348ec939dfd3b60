// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
package import IntentTelemetry
internal import TelemetryModel

/// What waits on this device: the recorder's sealed segments, and payloads of MetricKit.
package final class WaitingTelemetry: UploadSource, @unchecked Sendable {
  // The lock protects the list of segments; the rest is constant.

  private let recorder: TelemetryRecorder
  private let folder: UploadFolder
  private let lock = NSLock()
  private var segments: [String: SealedSegments.Segment] = [:]

  package init(_ recorder: TelemetryRecorder, _ folder: UploadFolder) {
    self.recorder = recorder
    self.folder = folder
  }

  package var isAllowed: Bool { recorder.consent }

  package var install: String { recorder.sealedSegments.install?.text ?? "" }

  package func items() throws -> [UploadItem] {
    let sealed = recorder.sealedSegments
    sealed.seal()
    let list = try sealed.list()
    lock.withLock {
      segments = Dictionary(uniqueKeysWithValues: list.map { ("\($0.id.number)", $0) })
    }
    let payloads = try folder.payloads.entries().compactMap { entry in
      PayloadFile(name: entry.name).map {
        UploadItem(id: $0.id, kind: $0.kind, length: entry.size)
      }
    }
    return list.map {
      UploadItem(
        id: "\($0.id.number)", kind: .segment, start: Int($0.remaining.lowerBound),
        length: Int($0.remaining.upperBound))
    } + payloads
  }

  package func read(
    _ item: UploadItem, _ range: Range<Int>, isCut: Bool, limits: UploadBudget
  ) throws -> UploadPart {
    guard item.kind == .segment else { return try payload(item) }
    var batch = try recorder.sealedSegments.read(
      segment(item), from: UInt32(range.lowerBound),
      maximumEvents: isCut ? .max : limits.eventsPerBatch)
    let whole = batch.events
    var end = isCut ? range.upperBound : min(range.upperBound, Int(batch.id.range.upperBound))
    batch.events.removeAll { $0.id.offset >= range.upperBound }
    if !isCut {
      // Lines differ in length, so a guess may have to be mended.
      while batch.events.count > 1 {
        let size = BatchEncoder.encode(batch).count
        guard size > limits.bytesPerBatch else { break }
        let fitting = max(1, batch.events.count * limits.bytesPerBatch / size)
        batch.events = Array(batch.events.prefix(min(fitting, batch.events.count - 1)))
      }
      if batch.events.count < whole.count, whole[batch.events.count].id.offset < end {
        end = Int(whole[batch.events.count].id.offset)
      }
    }
    batch.id.range = UInt32(range.lowerBound)..<UInt32(end)
    return part(batch)
  }

  private func part(_ batch: TelemetryBatch) -> UploadPart {
    let starts = batch.events.map { Int($0.id.offset) }
    let end = Int(batch.id.range.upperBound)
    let contexts = Set(batch.events.map(\.context)).count { batch.contexts[$0] != nil }
    let sealed = recorder.sealedSegments
    return UploadPart(
      records: zip(starts, starts.dropFirst() + [end]).map { $0..<$1 },
      covered: Int(batch.id.range.lowerBound)..<end, firstLine: 2 + contexts
    ) { places in
      var sent = batch
      if let places {
        sent.events = Array(batch.events[places])
        let next = places.upperBound < starts.count ? starts[places.upperBound] : end
        sent.id.range = UInt32(starts[places.lowerBound])..<UInt32(next)
      }
      sent.sent = sealed.clocks
      return BatchEncoder.encode(sent)
    }
  }

  private func segment(_ item: UploadItem) throws -> SealedSegments.Segment {
    guard let segment = lock.withLock({ segments[item.id] }) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return segment
  }

  /// The segment knows one place up to which all is delivered, and how much of that was refused.
  package func note(_ item: UploadItem, _ progress: UploadLedger.ItemProgress) throws {
    guard item.kind == .segment else { return }
    let sealed = recorder.sealedSegments
    let segment = try segment(item)
    var done = progress.done
    done.insert(0..<item.start)
    let end = done.firstGap(before: item.length) ?? item.length
    var place = item.start
    for refused in progress.refused.ranges where refused.upperBound <= end {
      guard refused.lowerBound >= place else { continue }
      var batch = try sealed.read(segment, from: UInt32(refused.lowerBound))
      batch.events.removeAll { $0.id.offset >= refused.upperBound }
      batch.id.range = UInt32(refused.lowerBound)..<UInt32(refused.upperBound)
      if place < refused.lowerBound {
        try sealed.markDelivered(segment, UInt32(place)..<UInt32(refused.lowerBound))
      }
      try sealed.markRefused(segment, batch)
      place = refused.upperBound
    }
    guard place < end else { return }
    try sealed.markDelivered(segment, UInt32(place)..<UInt32(end))
  }

  package func remove(_ item: UploadItem) throws {
    guard item.kind == .segment else {
      return try folder.payloads.remove(file(item).name)
    }
    var all = UploadLedger.ItemProgress()
    all.done.insert(0..<item.length)
    do {
      try note(item, all)
    } catch SealedSegments.Problem.segment(let problem) where problem.isMissing {}
  }

  package func setAside(_ body: [UInt8], of item: UploadItem, _ records: [Range<Int>]) throws {
    let start = records.first?.lowerBound ?? 0
    try folder.refused.write(Data(body), as: "\(item.id)-\(start).ndjson")
  }

  package func deleteAll() throws { try folder.delete() }

  // MARK: Payloads

  private func file(_ item: UploadItem) throws -> PayloadFile {
    guard
      let file = try folder.payloads.entries().lazy
        .compactMap({ PayloadFile(name: $0.name) }).first(where: { $0.id == item.id })
    else { throw CocoaError(.fileNoSuchFile) }
    return file
  }

  private func payload(_ item: UploadItem) throws -> UploadPart {
    let file = try file(item)
    let data = try folder.payloads.read(file.name)
    let (install, dropped) = (install, folder.payloads.droppedCount)
    let sealed = recorder.sealedSegments
    return UploadPart(records: [0..<item.length], covered: 0..<item.length, firstLine: 2) { _ in
      let clocks = sealed.clocks
      var header =
        "{\"payload\":1,\"install\":\"\(install)\",\"segment\":\"\(file.id)\",\"from\":0,"
        + "\"to\":\(item.length),\"kind\":\"\(file.word)\",\"sent\":\(clocks.wall),"
        + "\"up\":\(clocks.up),\"boot\":\"\(Hexadecimal.text(clocks.boot, digits: 16))\""
      if dropped > 0 { header += ",\"dropped\":{\"payloads\":\(dropped)}" }
      return Array((header + "}\n").utf8) + PayloadFile.line(data) + [0x0A]
    }
  }
}
