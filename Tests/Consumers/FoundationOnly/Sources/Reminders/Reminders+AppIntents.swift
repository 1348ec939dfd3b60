// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

// A name that apps give their files, and that the build plugin must not take for its own.
extension Reminder: CustomLocalizedStringResourceConvertible {
  public var localizedStringResource: LocalizedStringResource { "\(title) soon" }
}
