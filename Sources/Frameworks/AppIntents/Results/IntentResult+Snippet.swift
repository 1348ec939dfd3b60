// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension IntentResult {
  /// Done; what the snippet intent gives is shown.
  public static func result(snippetIntent: some SnippetIntent = EmptySnippetIntent()) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
    IntentResultContainer(snippetIntent: snippetIntent)
  }

  /// Done, with a value; what the snippet intent gives is shown.
  public static func result<Value>(
    value: Value, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where
    Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never>,
    Value: _IntentValue
  {
    IntentResultContainer(value: value, snippetIntent: snippetIntent)
  }

  /// Done, with a value; says something and shows what the snippet intent gives.
  public static func result<Value>(
    value: Value, dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where
    Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog>,
    Value: _IntentValue
  {
    IntentResultContainer(value: value, dialog: dialog, snippetIntent: snippetIntent)
  }

  /// Done, with a value; another intent goes on, and what the snippet intent gives is shown.
  public static func result<Value>(
    value: Value, opensIntent: some AppIntent,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where
    Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never>,
    Value: _IntentValue
  {
    IntentResultContainer(value: value, erasedIntent: opensIntent, snippetIntent: snippetIntent)
  }

  /// Done, with a value; says something, shows a snippet, and another intent goes on.
  public static func result<Value>(
    value: Value, opensIntent: some AppIntent, dialog: IntentDialog,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where
    Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog>,
    Value: _IntentValue
  {
    IntentResultContainer(
      value: value, dialog: dialog, erasedIntent: opensIntent, snippetIntent: snippetIntent)
  }

  /// Done; another intent goes on, and what the snippet intent gives is shown.
  public static func result(
    opensIntent: some AppIntent, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
    IntentResultContainer(erasedIntent: opensIntent, snippetIntent: snippetIntent)
  }

  /// Done; says something, shows a snippet, and another intent goes on.
  public static func result(
    opensIntent: some AppIntent, dialog: IntentDialog,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
    IntentResultContainer(dialog: dialog, erasedIntent: opensIntent, snippetIntent: snippetIntent)
  }

  /// Done; says something and shows what the snippet intent gives.
  public static func result(
    dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
    IntentResultContainer(dialog: dialog, snippetIntent: snippetIntent)
  }
}
