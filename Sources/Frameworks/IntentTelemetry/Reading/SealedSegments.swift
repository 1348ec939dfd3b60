// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import TelemetryModel

/// What the uploader sees: segments that nobody writes any more.
///
/// Nothing is deleted because it cannot be read. A segment goes when all of it was delivered or
/// refused, or when a limit wants its room.
package struct SealedSegments: Sendable {
  let core: RecorderCore

  /// A segment that waits to be delivered.
  package struct Segment: Hashable, Sendable {
    package var id: SegmentID
    package var install: InstallID
    /// Bytes that were not delivered yet.
    package var remaining: Range<UInt32>
    /// Milliseconds since 1970 when the segment was made.
    package var created: Int64
    var place: CurrentSegment
  }

  package enum Problem: Error, Hashable, Sendable {
    /// No consent, or it was withdrawn since the segment was listed.
    case noConsent
    case segment(SegmentProblem)
  }

  /// Which install this is; nil without consent.
  package var install: InstallID? { core.consented().map { $0.0.install } }

  /// What the uploader keeps beside the segments; it goes when consent does.
  package static let uploadFolderName = "upload"

  /// The folder of the segments; nil where the container cannot be opened.
  package var folder: String? {
    core.control == nil ? nil : core.lock.withLock { core.folder }
  }

  package var dropTotals: DropTotals { core.control?.dropTotals ?? DropTotals() }

  /// The device's clocks now, to be sent with a batch.
  package var clocks: TelemetryBatch.Clocks {
    TelemetryBatch.Clocks(
      wall: core.environment.wallMilliseconds(), up: core.environment.up / 1_000_000,
      boot: core.lock.withLock { core.ownContext().boot })
  }

  /// Reports runs of dead processes, then seals the segment that is written now, if it holds any
  /// event. What is recorded meanwhile goes into the next one.
  package func seal() {
    core.reap()
    core.rotate()
  }

  /// The segments that wait, oldest first. One that cannot be read now is left out and stays.
  package func list() throws(Problem) -> [Segment] {
    core.checkControl()
    let (control, files, generation) = try access()
    let maintenance = Maintenance(control: control, files: files, limits: core.limits)
    maintenance.finishOthers(generation: generation)
    let current = control.current
    guard current.generation == generation else { return [] }
    let numbers: [UInt32]
    do throws(SystemInterface.Failure) {
      numbers = try files.numbers(generation: generation)
    } catch { throw .segment(.system(error)) }
    return numbers.filter { $0 <= current.number }.compactMap { number in
      let place = CurrentSegment(generation: generation, number: number)
      // The current one may be sealed because there can be no next one today.
      guard let reader = try? files.read(place), number < current.number || reader.isSealed
      else { return nil }
      let from = max(reader.delivery.delivered, SegmentLayout.headerSize)
      guard from < reader.endOffset else {
        // Delivered by somebody who did not live to remove it.
        if number < current.number { maintenance.remove(place, .delivered) }
        return nil
      }
      return Segment(
        id: SegmentID(number), install: reader.header.install,
        remaining: UInt32(from)..<reader.endOffset,
        created: reader.header.createdWall, place: place)
    }
  }

  /// The next events of a segment, from a byte on. The segment is kept from the limits' reach
  /// until it is delivered; so take few at a time.
  package func read(
    _ segment: Segment, from offset: UInt32, maximumEvents: Int = .max
  ) throws(Problem) -> TelemetryBatch {
    let (control, files, _) = try access(segment)
    do throws(SegmentProblem) {
      let open = try files.open(segment.place)
      open.seal()
      open.closeOpenPlaces()
      let use = open.words[SegmentLayout.useOffset]
      let isTaken =
        use == SegmentUse.delivering.rawValue
        || open.words.replace(
          SegmentLayout.useOffset, SegmentUse.recorded.rawValue,
          with: SegmentUse.delivering.rawValue)
      open.unmap()
      guard isTaken else { throw .system(SystemInterface.Failure.missing) }
      return batch(
        try files.read(segment.place), from: offset, maximumEvents: max(maximumEvents, 1), control)
    } catch { throw .segment(error) }
  }

  private func batch(
    _ reader: SegmentReader, from offset: UInt32, maximumEvents: Int, _ control: ControlFile
  ) -> TelemetryBatch {
    let end = max(reader.endOffset, offset)
    let contents = SegmentContents(reader, in: offset..<end)
    let upTo =
      contents.events.count > maximumEvents ? contents.events[maximumEvents].id.offset : end
    return TelemetryBatch(
      id: BatchID(install: reader.header.install, segment: reader.header.id, range: offset..<upTo),
      dropped: control.dropTotals, contexts: contents.contexts,
      events: Array(contents.events.prefix(maximumEvents)))
  }

  /// Gives a segment back to the limits' reach, where for sure nothing of it arrived since it was
  /// read; otherwise it might be delivered and counted as dropped.
  package func release(_ segment: Segment) {
    guard let (_, files, _) = try? access(segment), let open = try? files.open(segment.place)
    else { return }
    _ = open.words.replace(
      SegmentLayout.useOffset, SegmentUse.delivering.rawValue,
      with: SegmentUse.recorded.rawValue)
    open.unmap()
  }

  /// The collector has the batch. When it was the last of its segment, the segment goes.
  package func markDelivered(_ segment: Segment, _ range: Range<UInt32>) throws(Problem) {
    try advance(segment, range, refused: [0, 0, 0])
  }

  /// The collector refused the batch for good; its events are counted as refused.
  package func markRefused(_ segment: Segment, _ batch: TelemetryBatch) throws(Problem) {
    var refused = [0, 0, 0]
    for event in batch.events {
      if case .drops = event.content { continue }
      refused[Int(event.importance.rawValue)] += 1
    }
    try advance(segment, batch.id.range, refused: refused)
  }

  private func advance(_ segment: Segment, _ range: Range<UInt32>, refused: [Int])
    throws(Problem)
  {
    let (control, files, _) = try access(segment)
    var isDone = false
    do throws(SegmentProblem) {
      let open = try files.open(segment.place)
      defer { open.unmap() }
      let end = SegmentLayout.reservedEnd(
        tail: open.words[SegmentLayout.tailOffset], size: open.size)
      while true {
        let word = open.words[SegmentLayout.deliveryOffset]
        var delivery = DeliveryWord(word: word)
        // Batches are delivered in order; one that comes again changes nothing.
        guard Int(range.upperBound) > delivery.delivered,
          Int(range.lowerBound) <= max(delivery.delivered, SegmentLayout.headerSize)
        else { break }
        delivery.delivered = Int(range.upperBound)
        for index in refused.indices { delivery.refused[index] += refused[index] }
        if open.words.replace(SegmentLayout.deliveryOffset, word, with: delivery.word) { break }
      }
      isDone = DeliveryWord(word: open.words[SegmentLayout.deliveryOffset]).delivered >= end
    } catch { throw .segment(error) }
    // The current one stays, for the next one goes on from its header.
    if isDone, control.current != segment.place {
      Maintenance(control: control, files: files, limits: core.limits)
        .remove(segment.place, .delivered)
    }
  }

  private func access(_ segment: Segment? = nil) throws(Problem) -> (
    ControlFile, SegmentFiles, UInt32
  ) {
    guard let (control, generation) = core.consented(),
      segment.map({ $0.place.generation == generation }) ?? true,
      let folder = core.lock.withLock({ core.folder })
    else { throw .noConsent }
    return (control, SegmentFiles(folder: folder, environment: core.environment), generation)
  }
}

extension SystemInterface.Failure {
  /// As if the file were gone: it is being removed.
  static let missing = Self(number: 2)
}
