// Reminders, a project for tests of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

@main
struct RemindersApp: App {
  var body: some Scene { WindowGroup { Text("Reminders") } }
}
