// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Compares texts as a file browser does: `file 2` before `file 10`, in the device's language.
public struct LocalizedStringComparator: SortComparator, Sendable {
  public var order: SortOrder = .forward
  /// Whether digits count as numbers and letter case matters last.
  var isStandard: Bool

  public func compare(_ a: String, _ b: String) -> ComparisonResult {
    let result = isStandard ? a.localizedStandardCompare(b) : a.localizedCompare(b)
    guard order == .reverse else { return result }
    return switch result {
    case .orderedAscending: .orderedDescending
    case .orderedDescending: .orderedAscending
    default: .orderedSame
    }
  }
}

extension SortComparator where Self == LocalizedStringComparator {
  /// Compares as a file browser does.
  public static var localizedStandard: Self { Self(isStandard: true) }

  /// Compares by the rules of the device's language.
  public static var localized: Self { Self(isStandard: false) }
}
