// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import Device
internal import FoundationEssentials
internal import LogReports
internal import Platform

/// In which zone moments are written and shown.
struct LogZoneOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Read and show moments in this zone. (default: the device's)", valueName: "identifier"))
  var timeZone: String?

  func dates(_ device: Device) throws -> DateText {
    var settings = try device.settings()
    if let timeZone { settings.timeZone = timeZone }
    return DateText(timeZone: try settings.knownTimeZone(), now: WallTime.now)
  }
}

/// Records of which time.
struct LogTimeOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Only of the last time: 30s, 5m, 2h, 1d.", valueName: "duration"))
  var last: String?

  @Option(
    help: ArgumentHelp(
      "Only from then on: '2026-11-30 10:00:00', '10:00', '@1796032800'.", valueName: "date"))
  var start: String?

  @Option(help: ArgumentHelp("Only until then.", valueName: "date"))
  var end: String?

  @OptionGroup var zone: LogZoneOptions

  func validate() throws {
    if last != nil, start != nil {
      throw ValidationError("'--last' and '--start' exclude each other")
    }
  }

  func range(_ dates: DateText) throws -> ClosedRange<Int64> {
    func moment(_ text: String, _ option: String) throws -> Int64 {
      guard let moment = dates.moment(text) else {
        throw CommandFailure(
          "'\(text)' is no date for '\(option)'; write it as '2026-11-30 10:00:00'",
          exitCode: .usage)
      }
      return moment
    }
    var lower = try start.map { try moment($0, "--start") } ?? .min
    if let last {
      guard let duration = DateText.duration(last) else {
        throw CommandFailure(
          "'\(last)' is no duration for '--last'; write it as '30s', '5m', '2h' or '1d'",
          exitCode: .usage)
      }
      lower = dates.now - duration
    }
    let upper = try end.map { try moment($0, "--end") } ?? .max
    guard lower <= upper else {
      throw CommandFailure(
        "the end is before the start; give an '--end' that is later", exitCode: .usage)
    }
    return lower...upper
  }
}
