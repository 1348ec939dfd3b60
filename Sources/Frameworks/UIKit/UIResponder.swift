// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// An object that takes part in the handling of events.
///
/// - Note: There are no events here; the class exists since app and scene delegates inherit from
///   it.
@MainActor
open class UIResponder: NSObject {
  override public init() { super.init() }

  /// Where events go that this object does not handle.
  open var next: UIResponder? { nil }
}
