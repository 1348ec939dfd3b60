// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryModel

/// The groups that numbers of one column belong to.
struct GroupClasses {
  /// By number: the class, or -1 for what the filter does not let through.
  private(set) var classes: [Int32] = []
  private(set) var groups: [TelemetryGroup] = []
  private var known: [TelemetryGroup: Int32] = [:]

  /// - Parameter group: of a number; nil for what the filter does not let through.
  init(count: Int, _ group: (Int) -> TelemetryGroup?) {
    classes.reserveCapacity(count)
    for number in 0..<count {
      guard let group = group(number) else {
        classes.append(-1)
        continue
      }
      if let found = known[group] {
        classes.append(found)
      } else {
        let new = Int32(groups.count)
        known[group] = new
        groups.append(group)
        classes.append(new)
      }
    }
  }
}

/// What a question makes of subjects, contexts and flags.
struct Grouping {
  let subjects: GroupClasses
  let contexts: GroupClasses
  let flags: GroupClasses
  let time: Range<Int64>?
  /// Milliseconds of the step in which times are grouped, if they are.
  let step: Int64?

  init(
    _ kind: EventKind, _ dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter,
    _ names: StoredNames
  ) {
    func passes(_ wanted: Set<String>, _ name: UInt32) -> Bool {
      wanted.isEmpty || wanted.contains(names[name])
    }
    subjects = GroupClasses(count: names.subjects.count) { number in
      let subject = names.subjects[number]
      let module = kind == .query ? subject.third : subject.second
      guard passes(filter.modules, module),
        kind == .query || passes(filter.intents, subject.first)
      else { return nil }
      var group = TelemetryGroup()
      if dimensions.contains(.intent), kind != .query { group.intent = names[subject.first] }
      if dimensions.contains(.module) { group.module = names[module] }
      return group
    }
    contexts = GroupClasses(count: names.contexts.count) { number in
      let context = names.contexts[number]
      let system = names[context.system]
      let major = StoredNames.major(ofSystem: system)
      guard passes(filter.bundles, context.bundle), passes(filter.versions, context.version),
        passes(filter.builds, context.build), passes(filter.devices, context.device),
        filter.systems.isEmpty || filter.systems.contains(system),
        filter.systemMajors.isEmpty || filter.systemMajors.contains(major),
        filter.processes.isEmpty || filter.processes.contains(context.kind)
      else { return nil }
      var group = TelemetryGroup()
      if dimensions.contains(.bundle) { group.bundle = names[context.bundle] }
      if dimensions.contains(.version) { group.version = names[context.version] }
      if dimensions.contains(.build) { group.build = names[context.build] }
      if dimensions.contains(.system) { group.system = system }
      if dimensions.contains(.systemMajor) { group.systemMajor = major }
      if dimensions.contains(.device) { group.device = names[context.device] }
      if dimensions.contains(.process) { group.process = context.kind }
      return group
    }
    flags = GroupClasses(count: RunFlags.limit) { bits in
      guard kind != .query else { return TelemetryGroup() }
      // Surfaces lie in the same bits of runs and resolutions.
      let flags = RunFlags(bits: UInt32(bits))
      guard filter.surfaces.isEmpty || filter.surfaces.contains(flags.surface) else { return nil }
      var group = TelemetryGroup()
      if dimensions.contains(.surface) { group.surface = flags.surface }
      guard kind == .run else { return group }
      if let isCold = filter.isCold, flags.isCold != isCold { return nil }
      if dimensions.contains(.coldness) { group.isCold = flags.isCold }
      return group
    }
    time = filter.time
    step =
      dimensions.contains(.hour)
      ? Rollup.millisecondsPerHour
      : dimensions.contains(.day) ? TelemetryStoreLimits.millisecondsPerDay : nil
  }

  /// When the step of a time began.
  func start(_ time: Int64) -> Int64 {
    guard let step else { return 0 }
    let rest = time % step
    return time - (rest < 0 ? rest + step : rest)
  }
}

/// Numbers the rows of an answer as they come up.
struct RowIndex {
  /// What tells rows apart beside their group.
  struct Extra: Hashable {
    var start: Int64 = 0
    var detail: UInt64 = 0
  }

  private struct Key: Hashable {
    var place: Int
    var extra: Extra
  }

  private static let largestTable = 1 << 20

  private let grouping: Grouping
  private let limit: Int
  private let contextCount: Int
  private let flagCount: Int
  /// The row of each combination of classes, plus 1, where they are few and there is nothing beside.
  private var table: [Int32] = []
  private var rows: [Key: Int] = [:]
  private(set) var keys: [(place: Int, extra: Extra)] = []

  init(_ grouping: Grouping, limit: Int, hasExtra: Bool) {
    self.grouping = grouping
    self.limit = limit
    contextCount = max(1, grouping.contexts.groups.count)
    flagCount = max(1, grouping.flags.groups.count)
    // Both factors have 16 bits and the third has 8, so the product cannot overflow.
    let size = grouping.subjects.groups.count * contextCount * flagCount
    if !hasExtra, grouping.step == nil, size <= Self.largestTable {
      table = [Int32](repeating: 0, count: size)
    }
  }

  @inline(__always)
  mutating func row(
    _ subject: Int32, _ context: Int32, _ flags: Int32, _ extra: @autoclosure () -> Extra
  ) throws -> Int {
    let place = (Int(subject) * contextCount + Int(context)) * flagCount + Int(flags)
    if !table.isEmpty {
      let found = table[place]
      if found > 0 { return Int(found) - 1 }
      let row = try newRow(place, Extra())
      table[place] = Int32(row + 1)
      return row
    }
    let key = Key(place: place, extra: extra())
    if let row = rows[key] { return row }
    let row = try newRow(place, key.extra)
    rows[key] = row
    return row
  }

  private mutating func newRow(_ place: Int, _ extra: Extra) throws -> Int {
    guard keys.count < limit else { throw TelemetryStoreError.tooManyRows(limit: limit) }
    keys.append((place, extra))
    return keys.count - 1
  }

  /// The group of each row and what else tells it apart, in the order of the rows.
  var groups: [(group: TelemetryGroup, detail: UInt64)] {
    keys.map { place, extra in
      let flags = place % flagCount
      let context = place / flagCount % contextCount
      let subject = place / flagCount / contextCount
      var group = grouping.subjects.groups[subject]
        .merging(grouping.contexts.groups[context])
        .merging(grouping.flags.groups[flags])
      if grouping.step != nil { group.start = extra.start }
      return (group, extra.detail)
    }
  }
}
