// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A system of Apple's that a target is built for.
package enum ApplePlatform: String, Hashable, Sendable, CaseIterable {
  case iOS, macOS, macCatalyst, tvOS, watchOS, visionOS, driverKit
}
