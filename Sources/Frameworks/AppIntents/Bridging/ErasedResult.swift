// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentWire

/// A result whose types nobody needs to know.
package protocol ErasedResult: Sendable {
  /// The returned value: nil for none, `.null` for a returned nil.
  var wireValue: IntentValue? { get }

  /// What is said.
  var spokenDialog: IntentDialog? { get }

  /// The intent that the result goes on with.
  var openedIntent: (any AppIntent)? { get }

  /// Whether the result shows a view or a snippet intent.
  var showsSnippet: Bool { get }
}

extension ErasedResult {
  /// What is said, localised in this process.
  package var wireDialog: DialogText? { spokenDialog?.wireText }
}

extension IntentResultContainer: ErasedResult {
  package var wireValue: IntentValue? { value.map { WireValues.encode($0) } }
  package var spokenDialog: IntentDialog? { dialog }
  package var openedIntent: (any AppIntent)? { erasedIntent ?? opensIntent }
  package var showsSnippet: Bool { Snippet.self != Never.self }
}
