// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire

extension IntentValueConvertible {
  /// The value as it travels. A type of an app cannot make a container, so this is for ours alone.
  public func makeContainer(
    context: IntentValueContainer.ConversionContext
  ) -> IntentValueContainer {
    IntentValueContainer((self as? any WireScalar)?.wireValue ?? .null)
  }
}

extension String: IntentValueConvertible {}
extension Bool: IntentValueConvertible {}
extension Int: IntentValueConvertible {}
extension Double: IntentValueConvertible {}
extension URL: IntentValueConvertible {}
extension Date: IntentValueConvertible {}
extension DateComponents: IntentValueConvertible {}
extension Duration: IntentValueConvertible {}
extension AttributedString: IntentValueConvertible {}
extension IntentFile: IntentValueConvertible {}
extension Measurement: IntentValueConvertible, IntentValueExpressing {}

extension Optional: IntentValueExpressing where Wrapped: IntentValueConvertible {}
extension Optional: IntentValueConvertible where Wrapped: IntentValueConvertible {
  public func makeContainer(
    context: IntentValueContainer.ConversionContext
  ) -> IntentValueContainer {
    self?.makeContainer(context: context) ?? IntentValueContainer(.null)
  }
}

extension Array: IntentValueExpressing where Element: IntentValueConvertible {}
extension Array: IntentValueConvertible where Element: IntentValueConvertible {
  public func makeContainer(
    context: IntentValueContainer.ConversionContext
  ) -> IntentValueContainer {
    IntentValueContainer(.array(map { $0.makeContainer(context: context).value }))
  }
}

extension Set: IntentValueExpressing where Element: IntentValueConvertible {}
extension Set: IntentValueConvertible where Element: IntentValueConvertible {
  public func makeContainer(
    context: IntentValueContainer.ConversionContext
  ) -> IntentValueContainer {
    Array(self).makeContainer(context: context)
  }
}
