// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Rules about what intents, entities, queries and shortcuts declare.
enum DeclarationRules {
  static let all: [any Rule.Type] = [
    PhraseNoApplicationName.self, PhraseLiteralPlaceholder.self, PhraseTooManyShortcuts.self,
    PhraseParameterType.self, ShortcutPromptsForValue.self, QueryNoSuggestions.self,
    QueryNotStringQuery.self, DeclarationMissingMember.self, PhraseCollision.self,
    StaticNotLiteral.self, AppStoreReservedWord.self, IntentNoMemberwiseInit.self,
    PhraseStyle.self, IntentNoDescription.self, IntentNoSummary.self, ParameterNoDialog.self,
  ]
}
