// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// What the build plugin would generate; written by hand, so that this package can test itself
/// without building its own plugin first.
@section("oai_records") @used
nonisolated private let record: @convention(c) @Sendable () -> UnsafeRawPointer? = {
  _ModuleRecord(
    module: "MetricsApp", manifest: #"{"actions":{}}"#,
    intents: [
      _IntentRecord("Hang", HangIntent.self), _IntentRecord("Spin", SpinIntent.self),
      _IntentRecord("Mark", MarkIntent.self), _IntentRecord("Burn", BurnIntent.self),
    ],
    entities: [], queries: []
  ).retained()
}
