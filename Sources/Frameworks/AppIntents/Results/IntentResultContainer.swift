// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire

/// Every result that `.result(…)` makes.
///
/// `@unchecked`: `Value` and the opened intent need not be Sendable by their protocols; a container
/// is made by `perform()` and read once, after it ended.
public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>: IntentResult,
  @unchecked Sendable
where Value: _IntentValue, OpensAppIntent: AppIntent {
  public var value: Value?
  public var dialog: IntentDialog?
  public var opensIntent: OpensAppIntent?
  public var activityIdentifier: String?

  /// The opened intent where the type does not name it, which is the usual form since iOS 18.2.
  var erasedIntent: (any AppIntent)?

  /// The intent that fills the snippet.
  var snippetIntent: (any SnippetIntent)?

  init(
    value: Value? = nil, dialog: IntentDialog? = nil, opensIntent: OpensAppIntent? = nil,
    erasedIntent: (any AppIntent)? = nil, snippetIntent: (any SnippetIntent)? = nil,
    activityIdentifier: String? = nil
  ) {
    self.value = value
    self.dialog = dialog
    self.opensIntent = opensIntent
    self.erasedIntent = erasedIntent
    self.snippetIntent = snippetIntent
    self.activityIdentifier = activityIdentifier
  }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet == _SnippetIntentContainer {}
