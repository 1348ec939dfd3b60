// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Events of one kind, a column after the other.
struct EventColumns: Sendable {
  let kind: EventKind
  /// By number of the column; empty where the kind has none, or where it was not read.
  private(set) var numbers = [[UInt32]](repeating: [], count: Column.allCases.count)
  var times: [Int64] = []
  var phaseTimes: [UInt32] = []

  init(_ kind: EventKind) { self.kind = kind }

  subscript(column: Column) -> [UInt32] {
    get { numbers[column.rawValue] }
    _modify { yield &numbers[column.rawValue] }
  }

  var isEmpty: Bool { times.isEmpty }

  mutating func append(_ number: UInt32, to column: Column) {
    numbers[column.rawValue].append(number)
  }

  mutating func append(contentsOf other: EventColumns) {
    times += other.times
    phaseTimes += other.phaseTimes
    for column in kind.columns where !other[column].isEmpty {
      numbers[column.rawValue] += other[column]
    }
  }

  mutating func removeAll() {
    times.removeAll(keepingCapacity: true)
    phaseTimes.removeAll(keepingCapacity: true)
    for column in numbers.indices { numbers[column].removeAll(keepingCapacity: true) }
  }

  /// The events at these places, in their order.
  func picking(_ places: [Int]) -> EventColumns {
    var result = EventColumns(kind)
    result.times = places.map { times[$0] }
    for column in kind.columns where column != .time && column != .phaseTimes {
      let source = self[column]
      result[column] = places.map { source[$0] }
    }
    guard kind == .run else { return result }
    let starts = phaseStarts
    result.phaseTimes.reserveCapacity(phaseTimes.count)
    for place in places {
      result.phaseTimes += phaseTimes[starts[place]..<starts[place + 1]]
    }
    return result
  }

  /// Where the times of each event's phases begin, and at last where they end.
  private var phaseStarts: [Int] {
    var starts = [0]
    starts.reserveCapacity(times.count + 1)
    var next = 0
    for phases in self[.phases] {
      next += (phases & 0xFF).nonzeroBitCount
      starts.append(next)
    }
    return starts
  }

  /// In the order in which they compress best and are grouped fastest: by subject, then context;
  /// otherwise as they arrived.
  func sorted() -> EventColumns {
    let (subjects, contexts) = (self[.subject], self[.context])
    // Numbers of both have 16 bits (``Vocabulary/limit``), places of a block fit in the rest.
    var keys = times.indices.map { place in
      UInt64(subjects[place]) << 48 | UInt64(contexts[place]) << 32 | UInt64(place)
    }
    keys.sort()
    return picking(keys.map { Int($0 & 0xFFFF_FFFF) })
  }
}
