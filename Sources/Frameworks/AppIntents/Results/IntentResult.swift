// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What an intent gives back.
public protocol IntentResult: Sendable {
  associatedtype Value: _IntentValue = Never
  associatedtype Snippet = Never
  associatedtype Dialog = Never
  associatedtype OpensAppIntent: AppIntent = Never

  /// The returned value; nil is "no value", which is not the same as a returned nil.
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result that says something.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// A result that goes on with another intent.
public protocol OpensIntent: IntentResult {}

/// A result that shows a view.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

/// A result that shows what a snippet intent gives.
public protocol ShowsSnippetIntent: IntentResult where Snippet == _SnippetIntentContainer {}

/// Marks a result that shows a view.
public struct _SnippetViewContainer {}

/// Marks a result that shows a snippet intent.
public struct _SnippetIntentContainer {}
