// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import FoundationEssentials

/// A background task that an app has asked for and that has not begun.
package struct PendingTask: Codable, Hashable, Sendable {
  /// What kind of time a task gets.
  package enum Kind: String, Codable, Hashable, Sendable {
    case appRefresh, processing, healthResearch, continuedProcessing
  }

  /// This submission: another one of the same identifier has another token.
  package var token: UUID
  package var identifier: String
  package var kind: Kind
  package var submitted: Date
  /// Not before this moment; nil for as soon as possible.
  package var earliestBegin: Date?
  package var needsNetwork: Bool
  package var needsPower: Bool
  /// What a person sees of a continued task.
  package var title: String?
  package var subtitle: String?
  /// Whether a continued task is given up when it cannot begin at once.
  package var failsUnlessImmediate: Bool?
  package var needsGraphics: Bool?
  /// The file protection that the data of a health research task has.
  package var dataProtection: String?

  package init(
    token: UUID = UUID(), identifier: String, kind: Kind, submitted: Date,
    earliestBegin: Date? = nil, needsNetwork: Bool = false, needsPower: Bool = false
  ) {
    self.token = token
    self.identifier = identifier
    self.kind = kind
    self.submitted = submitted
    self.earliestBegin = earliestBegin
    self.needsNetwork = needsNetwork
    self.needsPower = needsPower
  }

  /// When it may begin. A continued task, which a person started, waits for no date.
  package var due: Date {
    guard kind != .continuedProcessing else { return submitted }
    return max(earliestBegin ?? submitted, submitted)
  }
}

/// How many requests of one app may wait: what Apple's header says.
package enum PendingTaskLimit {
  package static func number(of kind: PendingTask.Kind) -> Int? {
    switch kind {
    case .appRefresh: 1
    case .processing, .healthResearch: 10
    case .continuedProcessing: nil
    }
  }

  /// Whether two kinds are counted together.
  static func areCountedTogether(_ one: PendingTask.Kind, _ other: PendingTask.Kind) -> Bool {
    let processing: Set<PendingTask.Kind> = [.processing, .healthResearch]
    return one == other || processing.isSuperset(of: [one, other])
  }
}
