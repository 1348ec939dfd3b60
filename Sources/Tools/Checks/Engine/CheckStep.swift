// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What a run is doing, for whoever waits for it.
package enum CheckStep: Sendable {
  /// A file, by its path.
  case reading(String)
  case parsing(String)
  case looking(RuleID)
}
