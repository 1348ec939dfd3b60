// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentWire

extension IntentParameter {
  /// A value from outside as a value of the parameter, or as one of its elements.
  package func decode<Wanted: _IntentValue>(
    _ wire: IntentValue, as type: Wanted.Type, resolver: EntityResolver
  ) async throws -> Wanted {
    do {
      // Resolvers of the parameter's own may change a value that has the right type already.
      if declaration.resolvers != nil,
        let value = try await resolve(wire, as: type, resolver: resolver)
      {
        return value
      }
      let value = try await WireValues.decode(
        wire, as: type, query: declaration.query, resolver: resolver)
      try checkRange(contains: value)
      return value
    } catch let mismatch as WireValues.Mismatch {
      if let value = try await resolve(wire, as: type, resolver: resolver) { return value }
      throw ValueError(
        .invalidParameter,
        "'\(name)' of '\(intentName)' takes \(mismatch.expected), not \(mismatch.found)",
        parameter: name)
    } catch var error as ValueError {
      error.parameter = error.parameter ?? name
      throw error
    }
  }

  /// Tries the parameter's resolvers in order, else those of its type.
  private func resolve<Wanted: _IntentValue>(
    _ wire: IntentValue, as type: Wanted.Type, resolver: EntityResolver
  ) async throws -> Wanted? {
    func attempt<R: Resolver>(_ candidate: R) async throws -> Wanted? {
      guard
        let input = try? await WireValues.decode(
          wire, as: R.Input.self, query: nil, resolver: resolver)
      else { return nil }
      let context = IntentParameterContext<R.Output>(self)
      return try await candidate.resolve(from: input, context: context) as? Wanted
    }
    let specification: any ResolverSpecification =
      declaration.resolvers ?? Wanted.defaultResolverSpecification
    for candidate in Array<any Resolver>(specification) {
      if let value = try await attempt(candidate) { return value }
    }
    return nil
  }
}

extension IntentParameter {
  package func checkRange(contains value: Any) throws {
    guard let range = declaration.details.range(excluding: value) else { return }
    throw ValueError(
      .invalidParameter, "'\(name)' of '\(intentName)' takes values from \(range)", parameter: name)
  }
}

extension ParameterFacts.Details {
  /// The declared range, for a message, when a number or one of several lies outside of it.
  fileprivate func range(excluding value: Any) -> String? {
    switch self {
    case .integer(_, let lower?, let upper?): Self.range(lower, upper, excluding: value)
    case .number(_, let lower?, let upper?): Self.range(lower, upper, excluding: value)
    default: nil
    }
  }

  private static func range<Number: Comparable & Hashable & Sendable>(
    _ lower: Number, _ upper: Number, excluding value: Any
  ) -> String? {
    let numbers =
      (value as? Number).map { [$0] } ?? value as? [Number]
      ?? (value as? Set<Number>).map(Array.init)
    let isInside = numbers?.allSatisfy { lower <= $0 && $0 <= upper } ?? true
    return isInside ? nil : "\(lower) to \(upper)"
  }
}
