// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Makes a value of one type from a value of another.
public protocol Resolver: Hashable, Sendable {
  associatedtype Input: _IntentValue
  associatedtype Output: _IntentValue, Sendable

  /// The value, nil when the input cannot become one.
  func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

extension Resolver {
  public typealias Context = IntentParameterContext
}

/// The resolvers of a parameter, in the order in which they are tried.
public protocol ResolverSpecification: Hashable, Sendable, Sequence where Element == any Resolver {
  associatedtype Output: _IntentValue
}

/// No resolver at all.
public struct EmptyResolverSpecification<Value>: ResolverSpecification where Value: _IntentValue {
  public typealias Output = Value

  public init() {}

  public func makeIterator() -> IndexingIterator<[any Resolver]> {
    [any Resolver]().makeIterator()
  }
}
