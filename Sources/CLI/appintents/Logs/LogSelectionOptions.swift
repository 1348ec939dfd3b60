// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import LogReports

/// Whose records, whatever their kind.
struct LogSelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What has to be true of a record, as NSPredicate writes it.", valueName: "predicate"))
  var predicate: String?

  @Option(help: ArgumentHelp("Only of this subsystem; may be repeated.", valueName: "name"))
  var subsystem: [String] = []

  @Option(help: ArgumentHelp("Only of this category; may be repeated.", valueName: "name"))
  var category: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only of this process, by name or number; may be repeated.", valueName: "name"))
  var process: [String] = []

  func predicate(_ dates: DateText) throws -> LogPredicate? {
    guard let predicate else { return nil }
    do {
      return try LogPredicate(predicate, dates: dates)
    } catch {
      throw CommandFailure(error.description, exitCode: .usage)
    }
  }

  func apply(to query: inout LogQuery) {
    query.subsystems = Set(subsystem)
    query.categories = Set(category)
    query.processes = Set(process)
  }
}
