// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// An `@IntentParameterDependency`, which is filled before its query is asked.
package protocol AnyParameterDependencyBox: AnyObject, Sendable {
  /// Takes the intent with the values known so far; an intent of another type is ignored.
  func fill(from intent: any AppIntent)
}
