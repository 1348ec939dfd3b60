// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Collects resolvers.
@resultBuilder public enum ResolverSpecificationBuilder<Property> where Property: _IntentValue {
  public static func buildExpression<ResolverType>(_ expression: ResolverType) -> ResolverType
  where Property == ResolverType.Output, ResolverType: Resolver { expression }

  public static func buildBlock() -> some ResolverSpecification {
    EmptyResolverSpecification<Property>()
  }

  public static func buildPartialBlock<R>(first: R) -> Specification<Property, R>
  where R: Resolver { Specification([first]) }

  public static func buildPartialBlock<each Accumulated, R>(
    accumulated: Specification<Property, repeat each Accumulated>, next: R
  ) -> Specification<Property, repeat each Accumulated, R>
  where repeat each Accumulated: Resolver, R: Resolver {
    Specification(accumulated.resolvers + [next])
  }

  /// Several resolvers, in order.
  public struct Specification<Output, each R>: ResolverSpecification
  where Output: _IntentValue, repeat each R: Resolver {
    let resolvers: [any Resolver]

    init(_ resolvers: [any Resolver]) { self.resolvers = resolvers }

    public func makeIterator() -> Array<any Resolver>.Iterator { resolvers.makeIterator() }

    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.resolvers.map { AnyHashable($0) } == rhs.resolvers.map { AnyHashable($0) }
    }

    public func hash(into hasher: inout Hasher) {
      for resolver in resolvers { hasher.combine(AnyHashable(resolver)) }
    }
  }
}
