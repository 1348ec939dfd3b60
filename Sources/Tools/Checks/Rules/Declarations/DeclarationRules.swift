// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Rules about what intents, entities, queries and shortcuts declare.
enum DeclarationRules {
  static let all: [any Rule.Type] = [
    PhraseNoApplicationName.self, PhraseLiteralPlaceholder.self, PhraseTooManyShortcuts.self,
    PhraseParameterType.self,
  ]
}
