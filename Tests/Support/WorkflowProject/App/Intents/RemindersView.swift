// Reminders, a project for tests of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct RemindersView: View {
  var body: some View { Text("Nothing is open.") }
}
