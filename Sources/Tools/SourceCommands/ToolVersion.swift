// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The version that `appintents` and the programs beside it say they are.
package enum ToolVersion {
  package static let current = "0.1.0"
}
