// Hearth, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct StartTimerIntent: AppIntent {
  static let title: LocalizedStringResource = "Start Timer"
  static let description = IntentDescription(
    "Counts down while you cook.", categoryName: "Timers")

  @Parameter(
    title: "Duration", defaultUnit: .minutes, supportsNegativeNumbers: false,
    requestValueDialog: "For how long?")
  var duration: Measurement<UnitDuration>

  @Parameter(title: "Name")
  var name: String?

  static var parameterSummary: some ParameterSummary {
    Summary("Start a timer for \(\.$duration) called \(\.$name)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<TimerEntity> & ProvidesDialog {
    guard duration.value > 0 else { throw HearthError.noTimeLeft }
    let timer = KitchenTimer(name: name, seconds: duration.converted(to: .seconds).value)
    HearthStore.timers.append(timer)
    let what = name.map { "“\($0)” timer" } ?? "Timer"
    return .result(value: TimerEntity(timer), dialog: "\(what) set for \(duration.spoken).")
  }
}
