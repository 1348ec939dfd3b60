// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A query that finds entities by their properties, as the find action of Shortcuts does.
///
/// The find action itself comes later; until then the system uses the query as any other.
public protocol EntityPropertyQuery: EntityQuery {
  /// What a comparison becomes in the app, such as a predicate.
  associatedtype ComparatorMappingType

  static var properties: QueryProperties { get }
  static var sortingOptions: SortingOptions { get }

  /// The description of the find intent that is made from the query.
  static var findIntentDescription: IntentDescription? { get }

  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> Self.Result
}

extension EntityPropertyQuery {
  public typealias ComparatorMode = EntityQueryComparatorMode
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  public typealias Property = EntityQueryProperty
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  public typealias Sort = EntityQuerySort

  public static var findIntentDescription: IntentDescription? { nil }
}

/// Whether all comparisons have to hold or one.
@frozen public enum EntityQueryComparatorMode: Sendable {
  case and
  case or
}
