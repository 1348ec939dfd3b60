// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// By which property results are sorted, and in which direction.
public struct EntityQuerySort<Entity> where Entity: AppEntity {
  /// The direction.
  @frozen public enum Ordering: Sendable {
    case ascending
    case descending
  }

  public let by: PartialKeyPath<Entity>
  public let order: Ordering

  package init(by: PartialKeyPath<Entity>, order: Ordering) {
    self.by = by
    self.order = order
  }
}

/// A property that results can be sorted by.
public struct EntityQuerySortableByProperty<Entity> where Entity: AppEntity {
  package let keyPath: PartialKeyPath<Entity>

  public init<Property>(_ keyPath: KeyPath<Entity, Property>) where Property: AnyIntentValue {
    self.keyPath = keyPath
  }
}

/// All properties that results can be sorted by.
///
/// `@unchecked`: key paths are not marked Sendable; these capture nothing.
public struct EntityQuerySortingOptions<Entity>: @unchecked Sendable where Entity: AppEntity {
  private let options: [EntityQuerySortableByProperty<Entity>]

  public init() { options = [] }

  public init(
    @EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]
  ) {
    options = content()
  }

  public subscript(index: Int) -> EntityQuerySortableByProperty<Entity> { options[index] }
}

/// Collects sorting options.
@resultBuilder public enum EntityQuerySortingOptionsBuilder<Entity> where Entity: AppEntity {
  public static func buildExpression(_ expression: EntityQuerySortableByProperty<Entity>)
    -> EntityQuerySortableByProperty<Entity>
  { expression }

  public static func buildBlock(_ components: EntityQuerySortableByProperty<Entity>...)
    -> [EntityQuerySortableByProperty<Entity>]
  { components }
}
