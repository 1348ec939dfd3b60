// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// An entity that an intent makes and that nobody can look up later.
public protocol TransientAppEntity: AppEntity {
  init()
}

extension TransientAppEntity {
  /// A fresh identifier each time: nothing can be found by it.
  public var id: UUID { UUID() }

  public static var defaultQuery: _TransientAppEntityQuery<Self> { _TransientAppEntityQuery() }
}

/// Finds nothing, since transient entities are not kept.
public struct _TransientAppEntityQuery<Entity>: EntityQuery where Entity: TransientAppEntity {
  public typealias Result = [Entity]

  public init() {}

  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
