// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import LogReports
internal import LogStore
internal import Platform

/// Which kinds of records, and how they are shown.
struct LogDisplayOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Only messages of this level and above.", valueName: "level"))
  var level: LogLevelArgument?

  @Flag(help: "Also messages of level info.")
  var info = false

  @Flag(help: "Also messages of level info and debug.")
  var debug = false

  @Flag(help: "Also signposts.")
  var signpost = false

  @Option(help: ArgumentHelp("How records are shown.", valueName: "style"))
  var style: LogStyle = .default

  /// The least level that was asked for; nil when nothing was said of it.
  var leastLevel: LogLevel? {
    [level?.level, info ? .info : nil, debug ? .debug : nil].compactMap(\.self).min()
  }

  func validate() throws {
    guard level != nil, info || debug else { return }
    throw ValidationError("'--level' and '--\(debug ? "debug" : "info")' exclude each other")
  }

  func query(_ selection: LogSelectionOptions, _ dates: DateText) throws -> LogQuery {
    var query = LogQuery(
      predicate: try selection.predicate(dates), level: leastLevel, includesSignposts: signpost)
    selection.apply(to: &query)
    return query
  }

  func text(_ dates: DateText) -> LogText {
    LogText(
      style, dates: dates, colours: TextStyle(for: .output), printable: PrintableText.of)
  }
}
