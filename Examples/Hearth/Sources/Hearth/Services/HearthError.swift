// Hearth, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

enum HearthError: Error, CustomLocalizedStringResourceConvertible {
  case emptyList
  case noTimeLeft

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .emptyList: "Your shopping list is empty already."
    case .noTimeLeft: "A timer needs some time to run."
    }
  }
}
