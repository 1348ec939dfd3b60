// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization

/// What a person does in an app at a moment, as plain data.
///
/// - Note: Nothing on Linux hands an activity to another device or puts it into a search index.
open class NSUserActivity: NSObject {
  /// The kind, in reverse-DNS form.
  public let activityType: String
  /// What a person would call it.
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var keywords: Set<String> = []
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var needsSave = false
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  /// Names the content, so that a window that shows it can be found.
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds to what the activity carries.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes it what the person does in this process now.
  open func becomeCurrent() { CurrentActivity.shared.set(ObjectIdentifier(self)) }

  /// Ends it as what the person does now; another that has taken its place stays.
  open func resignCurrent() { CurrentActivity.shared.clear(ObjectIdentifier(self)) }

  /// Ends it for good.
  open func invalidate() { resignCurrent() }

  /// Whether it is what the person does in this process now.
  package var isCurrent: Bool { CurrentActivity.shared.contains(ObjectIdentifier(self)) }

  deinit { CurrentActivity.shared.clear(ObjectIdentifier(self)) }
}

/// At most one activity of a process is current.
private final class CurrentActivity: Sendable {
  static let shared = CurrentActivity()

  private let current = Mutex<ObjectIdentifier?>(nil)

  func set(_ activity: ObjectIdentifier) { current.withLock { $0 = activity } }

  func clear(_ activity: ObjectIdentifier) {
    current.withLock { if $0 == activity { $0 = nil } }
  }

  func contains(_ activity: ObjectIdentifier) -> Bool { current.withLock { $0 == activity } }
}

/// The kind of the activity with which a link on the web opens an app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
