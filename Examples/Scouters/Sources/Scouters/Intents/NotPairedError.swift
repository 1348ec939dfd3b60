// Scouters, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct NotPairedError: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    "Scouters isn't paired with a child yet. Pair a child first."
  }
}
