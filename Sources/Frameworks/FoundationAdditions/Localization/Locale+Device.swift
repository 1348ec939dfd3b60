// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform

extension Locale {
  /// The locale of the device that the process runs on, else the process's own.
  static var device: Locale {
    LaunchVariable.locale.value.map(Locale.init(identifier:)) ?? .current
  }
}
