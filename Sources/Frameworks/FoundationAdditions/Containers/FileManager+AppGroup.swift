// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension FileManager {
  /// The folder that an app shares with its extensions, made if it is not there.
  ///
  /// On a device it is `<device>/groups/<identifier>`. Outside any device every group exists, in
  /// `$XDG_STATE_HOME/openappintents/groups` or `~/.local/state/openappintents/groups`.
  ///
  /// - Returns: `nil` when the executable's entitlements do not list the group.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? {
    AppContainers.current.groupFolder(groupIdentifier)
  }
}
