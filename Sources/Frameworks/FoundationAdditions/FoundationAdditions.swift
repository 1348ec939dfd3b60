// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Whoever imports this module needs Foundation too, and a name that both declare means ours.
@_exported import Foundation
