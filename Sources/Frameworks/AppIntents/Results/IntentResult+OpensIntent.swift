// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension IntentResult {
  /// Done; another intent goes on. The result's type does not name that intent.
  public static func result(opensIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer(erasedIntent: opensIntent)
  }

  /// Done; says something, and another intent goes on.
  public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog, erasedIntent: opensIntent)
  }

  /// Done, with a value; another intent goes on.
  public static func result<Value>(value: Value, opensIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never>, Value: _IntentValue {
    IntentResultContainer(value: value, erasedIntent: opensIntent)
  }

  /// Done, with a value; says something, and another intent goes on.
  public static func result<Value>(
    value: Value, opensIntent: some AppIntent, dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog>, Value: _IntentValue {
    IntentResultContainer(value: value, dialog: dialog, erasedIntent: opensIntent)
  }
}

extension IntentResult {
  /// Done; another intent goes on. The form before iOS 18.2, whose type names that intent.
  @_disfavoredOverload
  public static func result<OpensAppIntent>(opensIntent: OpensAppIntent) -> Self
  where
    Self == IntentResultContainer<Never, OpensAppIntent, Never, Never>, OpensAppIntent: AppIntent
  {
    IntentResultContainer(opensIntent: opensIntent)
  }

  /// Done; says something, and another intent goes on. The form before iOS 18.2.
  @_disfavoredOverload
  public static func result<OpensAppIntent>(opensIntent: OpensAppIntent, dialog: IntentDialog)
    -> Self
  where
    Self == IntentResultContainer<Never, OpensAppIntent, Never, IntentDialog>,
    OpensAppIntent: AppIntent
  {
    IntentResultContainer(dialog: dialog, opensIntent: opensIntent)
  }

  /// Done, with a value; another intent goes on. The form before iOS 18.2.
  @_disfavoredOverload
  public static func result<Value, OpensAppIntent>(value: Value, opensIntent: OpensAppIntent)
    -> Self
  where
    Self == IntentResultContainer<Value, OpensAppIntent, Never, Never>, Value: _IntentValue,
    OpensAppIntent: AppIntent
  {
    IntentResultContainer(value: value, opensIntent: opensIntent)
  }

  /// Done, with a value; says something, and another intent goes on. The form before iOS 18.2.
  @_disfavoredOverload
  public static func result<Value, OpensAppIntent>(
    value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog
  ) -> Self
  where
    Self == IntentResultContainer<Value, OpensAppIntent, Never, IntentDialog>,
    Value: _IntentValue, OpensAppIntent: AppIntent
  {
    IntentResultContainer(value: value, dialog: dialog, opensIntent: opensIntent)
  }
}
