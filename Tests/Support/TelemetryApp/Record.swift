// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// What the build plugin would generate; written by hand, as in `IntegrationApp`.
@section("oai_records") @used
nonisolated private let record: @convention(c) @Sendable () -> UnsafeRawPointer? = {
  _ModuleRecord(
    module: "TelemetryApp", manifest: #"{"actions":{}}"#,
    intents: [
      _IntentRecord("Fetch", FetchIntent.self), _IntentRecord("Staple", StapleIntent.self),
      _IntentRecord("Wait", WaitIntent.self), _IntentRecord("Vanish", VanishIntent.self),
      _IntentRecord("Shred", ShredIntent.self) { [("paper", $0.$paper)] },
    ],
    entities: [_EntityRecord("Paper", PaperEntity.self) { _ in [] }],
    queries: [_QueryRecord("PaperQuery", PaperQuery.self)]
  ).retained()
}
