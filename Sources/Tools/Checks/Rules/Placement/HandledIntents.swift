// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// The custom intents that the sources still handle: `CreateTaskIntent` where a class conforms to
/// `CreateTaskIntentHandling` and has `handle(intent: CreateTaskIntent…)`.
struct HandledIntents {
  struct Handled {
    var className: String
    /// The module of the handler.
    var module: String
  }

  /// Words of the files that have handlers.
  static let words: Set<String> = ["Intents handle intent"]

  let all: [Handled]

  init(_ project: CheckedProject) {
    all = project.index.ordered.flatMap { type -> [Handled] in
      let promised = Set(
        type.inherited.compactMap { WrittenName($0.type)?.names.last }.filter(Self.isCustom))
      guard !promised.isEmpty else { return [] }
      return type.functions(named: "handle").compactMap { handle in
        guard let first = handle.declaration.signature.parameterClause.parameters.first,
          first.firstName.text == "intent", let name = WrittenName(first.type)?.names.last,
          promised.contains(name + "Handling")
        else { return nil }
        return Handled(className: name, module: type.module)
      }
    }
  }

  private static func isCustom(_ name: String) -> Bool {
    name.hasSuffix("IntentHandling") && !SystemIntentName.matches(name)
  }
}

/// The names of Apple's own SiriKit intents: `INPlayMediaIntent`.
enum SystemIntentName {
  static func matches(_ name: String) -> Bool {
    name.hasPrefix("IN") && name.dropFirst(2).prefix(2).map(\.isUppercase) == [true, false]
  }
}
