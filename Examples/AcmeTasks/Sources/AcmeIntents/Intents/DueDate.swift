// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How Acme says when a task is due.
enum DueDate {
  /// The day, and the time unless it is the day's first moment, which stands for "some time that
  /// day" and is not midnight where the clocks change then.
  static func spoken(_ date: Date) -> String {
    let isWholeDay = date == Calendar.current.startOfDay(for: date)
    return date.formatted(date: .abbreviated, time: isWholeDay ? .omitted : .shortened)
  }
}
