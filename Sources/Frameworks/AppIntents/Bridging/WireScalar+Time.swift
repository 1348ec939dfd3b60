// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentWire

extension Date: WireScalar {
  package static func fromWire(_ value: IntentValue) -> Date? {
    if case .date(let date) = value { date } else { nil }
  }
  package var wireValue: IntentValue { .date(self) }
}

extension DateComponents: WireScalar {
  package static func fromWire(_ value: IntentValue) -> DateComponents? {
    if case .dateComponents(let components) = value { components } else { nil }
  }
  package var wireValue: IntentValue { .dateComponents(self) }
}

extension Duration: WireScalar {
  package static func fromWire(_ value: IntentValue) -> Duration? {
    guard case .duration(let seconds, let attoseconds) = value else { return nil }
    return Duration(secondsComponent: seconds, attosecondsComponent: attoseconds)
  }
  package var wireValue: IntentValue {
    .duration(seconds: components.seconds, attoseconds: components.attoseconds)
  }
}
