// Hearth, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct ExtendTimerIntent: AppIntent {
  static let title: LocalizedStringResource = "Extend Timer"
  static let description = IntentDescription(
    "Gives a running timer more time.", categoryName: "Timers")

  @Parameter(
    title: "Timer", requestValueDialog: "Which timer?",
    requestDisambiguationDialog: "Which of these timers?")
  var timer: TimerEntity

  @Parameter(title: "Extra Time", requestValueDialog: "How much longer?")
  var extraTime: Duration

  static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$extraTime) to the \(\.$timer) timer")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let seconds = extraTime.components.seconds
    HearthStore.timers = HearthStore.timers.map { running in
      var running = running
      if running.id == timer.id { running.seconds += Double(seconds) }
      return running
    }
    return .result(dialog: "Added \(extraTime.formatted()) to “\(timer.name)”.")
  }
}
