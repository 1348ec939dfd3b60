// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// Stand-ins for the app's own types, written from their names and uses.

import AppIntents
import Foundation

struct CreateAlarmIntent: AppIntent {
  static let title: LocalizedStringResource = "CreateAlarmIntent"
  func perform() async throws -> some IntentResult { .result() }
}

enum TickerSchedule {
  struct TimeOfDay {
    var hour: Int
    var minute: Int
  }
  enum Weekday { case monday, tuesday, wednesday, thursday, friday, saturday, sunday }
  case oneTime(date: Date)
  case daily(time: TimeOfDay)
  case weekdays(time: TimeOfDay, days: [Weekday])
}
