// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Device

extension Budget {
  /// The standard budget with what a device's settings change.
  ///
  /// A shorter time bounds the start of a process and the grace period too, so that nothing takes
  /// longer than a person allows.
  package init(_ settings: DeviceSettings) {
    self.init()
    if let seconds = settings.timeBudget {
      time = .seconds(seconds)
      launch = min(launch, time)
      grace = min(grace, time)
    }
    if let mebibytes = settings.memoryBudget { memory = UInt64(mebibytes) << 20 }
  }
}
