// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentWire

/// A `@Property`, as generated code hands it over.
public protocol _AnyPropertyBox: AnyObject, Sendable {}

/// What the process does with a `@Property` without knowing its type.
package protocol AnyPropertyBox: _AnyPropertyBox {
  /// The property's name; empty until the entity is prepared.
  var name: String { get set }

  /// The value as it travels, nil when there is none.
  func snapshot() -> IntentValue?
}
