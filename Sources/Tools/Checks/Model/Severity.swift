// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// How much a finding matters; an error fails a run unless it is told otherwise.
package enum Severity: String, CaseIterable, Codable, Comparable, Sendable {
  case info, warning, error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// Who is hit by what a rule finds.
package enum Tier: Int, CaseIterable, Codable, Comparable, Sendable {
  /// The feature is dead for every user, or the upload is refused.
  case dead = 1
  /// Many users get no result, the wrong result or only English.
  case wrong = 2
  /// Some users: crashes, time-outs, privacy.
  case risky = 3
  /// How it looks in Shortcuts, and what future compilers refuse.
  case quality = 4

  package static func < (left: Tier, right: Tier) -> Bool { left.rawValue < right.rawValue }
}
