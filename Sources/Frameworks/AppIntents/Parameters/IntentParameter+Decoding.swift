// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire

extension IntentParameter {
  /// A value from outside as a value of the parameter, or as one of its elements.
  func decode<Wanted: _IntentValue & Sendable>(
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
  private func resolve<Wanted: _IntentValue & Sendable>(
    _ wire: IntentValue, as type: Wanted.Type, resolver: EntityResolver
  ) async throws -> Wanted? {
    func attempt<R: Resolver>(_ candidate: R) async throws -> Wanted? {
      guard
        let input = try? await WireValues.decode(
          wire, as: R.Input.self, query: nil, resolver: resolver)
      else { return nil }
      let context = IntentParameterContext<R.Output>(parameter: self)
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

extension AnyParameterBox {
  /// Throws when a number lies outside of the parameter's range, naming both.
  func checkRange(contains value: Any) throws {
    let profile = profile(name: name)
    let number: Double? =
      switch value {
      case let integer as Int: Double(integer)
      case let number as Double: number
      default: nil
      }
    guard let number else { return }
    let isTooLow = profile.lowerBound.map { number < $0 } ?? false
    let isTooHigh = profile.upperBound.map { number > $0 } ?? false
    guard isTooLow || isTooHigh else { return }
    let low = profile.lowerBound.map { "\($0.formatted())" } ?? "any"
    let high = profile.upperBound.map { "\($0.formatted())" } ?? "any"
    throw ValueError(
      .invalidParameter, "'\(name)' of '\(intentName)' takes values from \(low) to \(high)",
      parameter: name)
  }
}
