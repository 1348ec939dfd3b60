// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// Whether a declaration is marked as gone.
enum Obsolescence {
  /// `obsoleted` or `unavailable` for iOS or everywhere; nil for what is still there.
  static func reason(of declaration: Declaration) -> String? {
    for attribute in declaration.type.attributes where attribute.bareName == "available" {
      guard case .availability(let list)? = attribute.arguments else { continue }
      let words = list.map(\.argument)
      guard names(words, of: "iOS") || names(words, of: "*") else { continue }
      for word in words {
        if case .availabilityLabeledArgument(let labeled) = word, labeled.label.text == "obsoleted"
        {
          return "obsoleted"
        }
        if case .token(let token) = word, token.text == "unavailable" { return "unavailable" }
      }
    }
    return nil
  }

  private static func names(
    _ words: [AvailabilityArgumentSyntax.Argument], of platform: String
  ) -> Bool {
    guard case .token(let first)? = words.first else { return false }
    return first.text == platform
  }
}
