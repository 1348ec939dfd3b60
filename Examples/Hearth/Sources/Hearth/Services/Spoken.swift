// Hearth, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Measurement {
  /// The amount as Hearth says it: "250 mL".
  var spoken: String { "\(value.formatted()) \(unit.symbol)" }
}
