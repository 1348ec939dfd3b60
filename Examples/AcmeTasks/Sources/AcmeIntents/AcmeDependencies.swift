// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AcmeCore
import AcmeTelemetry
import AppIntents

/// What the intents need, registered by the app and by its extension before an intent runs.
public enum AcmeDependencies {
  public static func register() {
    AcmeTelemetry.start()
    AppDependencyManager.shared.add { try TaskStore() }
    AppDependencyManager.shared.add { () -> any TaskServer in MeasuredServer(ChosenServer()) }
  }
}
