// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import AppIntents
internal import IntentMetadata
internal import IntentWire

/// A query of the app under test that gets a value and finds others.
public struct IntentValueQueryDefinition: Sendable {
  let source: AppSource
  /// The name of the query's type in the metadata.
  public let queryIdentifier: String

  init(source: AppSource, queryIdentifier: String) {
    self.source = source
    self.queryIdentifier = queryIdentifier
  }

  /// The app that the query is of.
  public var bundleIdentifier: String { source.bundleIdentifier }

  /// What the query finds for a text.
  ///
  /// - Note: `IntentValueQuery` is not here yet. An entity's default query of this name answers for a
  ///   text as its string query does (believed to be what Apple's would find).
  public func values(
    for input: some IntentValueConvertible
  ) async throws -> ResolvedValueQueryResult {
    let app = try await source.app()
    let query = try app.query(queryIdentifier)
    guard case .string(let text) = try input.makeExpression().value() else {
      throw IntentTestError(
        .unsupported,
        "'\(queryIdentifier)' can be asked with a 'String' only; other inputs wait for "
          + "IntentValueQuery")
    }
    let found = try await app.find(.entity(query.entityType), .matching(text))
    return ResolvedValueQueryResult(
      items: DynamicPropertyPathCollection(
        PropertyStep("items", .array(found)), count: found.count))
  }
}
