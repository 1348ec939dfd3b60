// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization

/// Work that a person has started in the app and that goes on in the background.
open class BGContinuedProcessingTask: BGTask, ProgressReporting {
  private let texts: Mutex<(title: String, subtitle: String)>

  /// How far the work is; the app moves it on.
  public let progress = Progress(totalUnitCount: 0)

  init(identifier: String, title: String, subtitle: String) {
    texts = Mutex((title, subtitle))
    super.init(identifier: identifier)
  }

  /// What the person reads.
  open var title: String { texts.withLock { $0.title } }
  open var subtitle: String { texts.withLock { $0.subtitle } }

  /// Changes what the person reads.
  open func updateTitle(_ title: String, subtitle: String) {
    texts.withLock { $0 = (title, subtitle) }
  }
}
