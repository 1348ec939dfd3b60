// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire

extension AppIntent {
  /// Runs the intent and gives back its value.
  ///
  /// - Parameter donateOnCompletion: without effect here: there is no store of donations yet.
  public func callAsFunction(donate donateOnCompletion: Bool = true) async throws
    -> PerformResult.Value where PerformResult: ReturnsValue
  {
    try await prepareToBeCalled()
    guard let value = try await perform().value else {
      throw ValueError(.thrown, "'\(Self.persistentIdentifier)' returned no value")
    }
    return value
  }

  /// Runs the intent.
  ///
  /// - Parameter donateOnCompletion: without effect here: there is no store of donations yet.
  public func callAsFunction(donate donateOnCompletion: Bool = true) async throws
  where PerformResult.Value == Never {
    try await prepareToBeCalled()
    _ = try await perform()
  }

  /// An intent that another one calls asks its questions in the run of that one.
  private func prepareToBeCalled() async throws {
    let instance = ProcessRegistry.linked.instance(of: self)
    if let context = CurrentRun.requestContext { instance.attach(context) }
    try await instance.prepareDependencies()
  }
}
