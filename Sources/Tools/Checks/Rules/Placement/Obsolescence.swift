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
      let words = list.map { $0.argument.trimmedDescription }
      guard let platform = words.first, ["iOS", "*"].contains(platform) else { continue }
      if words.contains("unavailable") { return "unavailable" }
      if words.contains(where: { $0.hasPrefix("obsoleted") }) { return "obsoleted" }
    }
    return nil
  }
}
