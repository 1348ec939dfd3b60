// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryModel

/// Removes segments, and counts what goes with them.
struct Maintenance {
  var control: ControlFile
  var files: SegmentFiles
  var limits: TelemetryLimits

  /// The oldest go until the next fits and none is too old. A segment is as old as its youngest
  /// event can be, which is when its successor was made.
  ///
  /// - Returns: whether the next fits now.
  func makeRoom(before next: CurrentSegment, age: UInt64) -> Bool {
    let maximumAge = UInt64(min(max(limits.maximumAge.components.seconds, 0), 1 << 50)) * 1000
    let names = (try? SystemInterface.names(in: files.folder)) ?? []
    files.clean(names, before: next.generation)
    var numbers = SegmentFiles.numbers(names, generation: next.generation)
    for (number, successor) in zip(numbers, numbers.dropFirst() + [next.number]) {
      guard number < next.number else { break }
      let segment = CurrentSegment(generation: next.generation, number: number)
      let after = CurrentSegment(generation: next.generation, number: successor)
      if !hasRoom(beside: numbers.count) {
        remove(segment, .size)
      } else if let ended = try? files.header(after).age, age > ended, age - ended > maximumAge {
        remove(segment, .age)
      } else {
        return true
      }
      numbers = (try? files.numbers(generation: next.generation)) ?? []
    }
    return hasRoom(beside: numbers.count)
  }

  private func hasRoom(beside count: Int) -> Bool {
    ControlFile.size + (count + 1) * limits.segmentBytes <= limits.totalBytes
  }

  /// Removes a segment and counts what was not delivered of it.
  func remove(_ segment: CurrentSegment, _ cause: Removal.Cause) {
    for _ in 0..<64 {
      let removal = control.removal
      if removal.segment != 0 {
        perform(removal, generation: segment.generation)
        continue
      }
      guard
        let begun = control.begin(
          cause, of: segment.number, generation: segment.generation, after: removal)
      else { continue }
      return perform(begun, generation: segment.generation)
    }
  }

  /// Finishes a removal that somebody began and did not live to finish.
  func finishOthers(generation: UInt32) {
    let removal = control.removal
    if removal.segment != 0 { perform(removal, generation: generation) }
  }

  private func perform(_ removal: Removal, generation: UInt32) {
    defer { control.finish(removal) }
    guard removal.generation == UInt64(generation & 0xFF) else { return }
    let place = CurrentSegment(generation: generation, number: removal.segment)
    let segment: OpenSegment
    do throws(SegmentProblem) {
      segment = try files.open(place)
    } catch {
      // What cannot be read now may be readable later. Damaged for good, it is delivered to nobody.
      if error == .damaged, removal.cause != .delivered {
        countDamaged(place, removal)
        SystemInterface.remove(files.path(place))
      }
      return
    }
    defer { segment.unmap() }
    guard take(segment, removal.cause) else { return }
    segment.seal()
    segment.closeOpenPlaces()
    guard let reader = try? files.read(place) else { return }
    count(reader, removal)
    control.settlePending(segment)
    SystemInterface.remove(files.path(place))
  }

  /// A segment that is being delivered is not removed for its size or its age.
  private func take(_ segment: OpenSegment, _ cause: Removal.Cause) -> Bool {
    while true {
      let use = segment.words[SegmentLayout.useOffset]
      if use == SegmentUse.removing.rawValue { return true }
      if use == SegmentUse.delivering.rawValue, cause != .delivered { return false }
      if segment.words.replace(
        SegmentLayout.useOffset, use, with: SegmentUse.removing.rawValue)
      {
        return true
      }
    }
  }

  /// Counts what a segment holds that was cut, as far as it goes; one whose header says nothing is
  /// counted as one event.
  private func countDamaged(_ place: CurrentSegment, _ removal: Removal) {
    if let reader = try? files.read(place) {
      count(reader, removal)
    } else {
      control.count(1, as: .init(.damaged, .failure), for: removal)
    }
  }

  private func count(_ reader: SegmentReader, _ removal: Removal) {
    let delivery = reader.delivery
    for importance in EventImportance.allCases {
      let refused = delivery.refused[Int(importance.rawValue)]
      if refused > 0 { control.count(refused, as: .init(.refused, importance), for: removal) }
    }
    let contents = SegmentContents(reader, in: 0..<UInt32.max)
    var counts = [0, 0, 0]
    for event in contents.events where event.id.offset >= delivery.delivered {
      // A report of drops is repeated by the next one.
      if case .drops = event.content { continue }
      counts[Int(event.importance.rawValue)] += 1
    }
    let reason: DropReason = removal.cause == .age ? .age : .size
    for importance in EventImportance.allCases {
      let index = Int(importance.rawValue)
      if counts[index] > 0 {
        control.count(counts[index], as: .init(reason, importance), for: removal)
      }
      if contents.damaged[index] > 0 {
        control.count(contents.damaged[index], as: .init(.damaged, importance), for: removal)
      }
    }
  }
}
