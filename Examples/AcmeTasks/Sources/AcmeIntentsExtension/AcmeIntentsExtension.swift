// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AcmeIntents
import AppIntents

@main
struct AcmeIntentsExtension: AppIntentsExtension {
  init() { AcmeDependencies.register() }
}
