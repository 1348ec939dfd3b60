// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// What the build plugin would generate; written by hand, so that the package needs no plugin to
/// measure itself.
@section("oai_records") @used
nonisolated private let benchRecord: @convention(c) @Sendable () -> UnsafeRawPointer? = {
  _ModuleRecord(
    module: "BenchExtension",
    manifest: #"""
      {"actions":{
        "Empty":{"identifier":"Empty","parameters":[]},
        "Crash":{"identifier":"Crash","parameters":[]},
        "WaitForCancel":{"identifier":"WaitForCancel","parameters":[]},
        "IgnoreCancel":{"identifier":"IgnoreCancel","parameters":[]},
        "Allocate":{"identifier":"Allocate","parameters":[]}}}
      """#,
    intents: [
      _IntentRecord("Empty", EmptyIntent.self), _IntentRecord("Crash", CrashIntent.self),
      _IntentRecord("WaitForCancel", WaitIntent.self),
      _IntentRecord("IgnoreCancel", IgnoreIntent.self),
      _IntentRecord("Allocate", AllocateIntent.self),
    ]
  ).retained()
}

@main struct BenchExtension: AppIntentsExtension {}
