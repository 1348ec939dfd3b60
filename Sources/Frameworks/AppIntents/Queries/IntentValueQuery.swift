// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Finds values for what another app or the system hands over.
public protocol IntentValueQuery: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  associatedtype Input: _IntentValue
  associatedtype ResultValue = Self.Result.Result.ValueType
  where Self.ResultValue == Self.Result.Result
  associatedtype Result: ResultsCollection = [Self.ResultValue]

  init()

  func values(for input: Self.Input) async throws -> Self.Result
}
