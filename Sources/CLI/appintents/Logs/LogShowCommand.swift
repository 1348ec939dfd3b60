// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import Device
internal import LogReports
internal import LogStore
internal import Platform

/// `appintents log show`
struct LogShowCommand: Command {
  static let configuration = CommandConfiguration(
    name: "show", abstract: "Show what was logged.",
    discussion: """
      A predicate compares properties of a record: subsystem, category, process, processID, \
      messageType (debug < info < default < error < fault), eventMessage, date, and those that \
      the documentation lists. Example:

        appintents log show --last 5m --predicate \
      'subsystem == "com.acme.tasks" AND messageType >= error'

      Messages of level info are stored when an error follows them, those of level debug are not, \
      unless 'log stream' or 'device set log-level' asks for them.
      """)

  @OptionGroup var selection: LogSelectionOptions
  @OptionGroup var time: LogTimeOptions
  @OptionGroup var display: LogDisplayOptions
  @OptionGroup var options: DeviceOptions

  func validate() throws {
    try time.validate()
    try display.validate()
  }

  func run() async throws {
    let device = try options.open()
    let dates = try time.zone.dates(device)
    let query = try display.query(selection, dates)
    let snapshot = LogReader(directory: device.logStore.path)
      .records(LogFollower.Choice(times: try time.range(dates), isWanted: query.includes))
    var text = display.text(dates)
    try Console.write(text.header, to: .output)
    // In pieces, so that a reader who has seen enough ends it.
    for start in stride(from: 0, to: snapshot.records.count, by: 500) {
      let piece = snapshot.records[start..<min(start + 500, snapshot.records.count)]
      try Console.write(text.lines(piece), to: .output)
    }
    try Console.write(text.footer, to: .output)
    try LogDamageReport.warn(of: snapshot.damage)
    if snapshot.records.isEmpty { try Console.note(emptyNote(query)) }
  }

  private func emptyNote(_ query: LogQuery) -> String {
    query.level < .default
      ? "no record matches; 'appintents device set log-level \(query.level == .debug ? "debug" : "info")' "
        + "stores such messages from now on"
      : "no record matches"
  }
}

/// What of a store could not be read.
enum LogDamageReport {
  static func warn(of damage: LogDamage) throws {
    if damage.places > 0 {
      try Console.warn(
        "\(damage.bytes) bytes in \(count(damage.places, "place")) of the log are no records; "
          + "a process was killed while it wrote, or the disk is damaged")
    }
    if damage.newer > 0 {
      try Console.warn(
        "\(count(damage.newer, "record")) of a newer version; use the 'appintents' that wrote them")
    }
    if damage.unreadableFiles > 0 {
      try Console.warn(
        "\(count(damage.unreadableFiles, "file")) of the log may not be read; check who owns the "
          + "device")
    }
  }

  private static func count(_ number: Int, _ thing: String) -> String {
    number == 1 ? "1 \(thing)" : "\(number) \(thing)s"
  }
}
