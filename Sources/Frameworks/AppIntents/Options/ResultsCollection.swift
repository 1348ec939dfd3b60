// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Things to choose from.
public protocol ResultsCollection<Result> {
  associatedtype Result: _IntentValue

  /// What is said above the list.
  var promptLabel: LocalizedStringResource? { get }
  /// Whether a long list gets an index by first letters.
  var usesIndexedCollation: Bool { get }
  var items: [Self.Result.ValueType] { get }
  static var empty: Self { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
  public typealias Result = Element

  public var promptLabel: LocalizedStringResource? { nil }
  public var usesIndexedCollation: Bool { false }

  public var items: [Element.ValueType] {
    if let items = self as? [Element.ValueType] { return items }
    // Elements that are optionals or arrays: what is inside counts.
    return compactMap { $0 as? Element.ValueType }
  }

  public static var empty: [Element] { [] }
}
