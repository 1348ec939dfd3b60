// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import BackgroundTaskStore

/// A wish for a short time, some 30 seconds, to bring content up to date.
open class BGAppRefreshTaskRequest: BGTaskRequest {
  override public init(identifier: String) { super.init(identifier: identifier) }

  override func duplicate() -> BGTaskRequest { BGAppRefreshTaskRequest(identifier: identifier) }
}
