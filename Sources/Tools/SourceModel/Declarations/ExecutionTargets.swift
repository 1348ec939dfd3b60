// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import SwiftSyntax

/// The value of `allowedExecutionTargets`.
struct ExecutionTargets {
  var names: [String] = []

  private static let known = ["main", "appIntentsExtension", "widgetKitExtension"]

  init?(_ written: ScopedExpression, _ constants: ConstantReader) {
    for element in constants.elements(written) ?? [constants.follow(written)] {
      guard let name = constants.memberName(element) else { return nil }
      // `.default` leaves the choice to the system, as no declaration does.
      if name == "default" { continue }
      guard Self.known.contains(name) else { return nil }
      names.append(name)
    }
  }
}
