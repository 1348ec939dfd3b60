// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How Acme says when a task is due.
enum DueDate {
  /// The day, and the time unless it is midnight, which stands for "some time that day".
  static func spoken(_ date: Date) -> String {
    let time = Calendar.current.dateComponents([.hour, .minute], from: date)
    let isWholeDay = time.hour == 0 && time.minute == 0
    return date.formatted(date: .abbreviated, time: isWholeDay ? .omitted : .shortened)
  }
}
