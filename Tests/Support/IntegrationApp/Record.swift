// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// What the build plugin would generate; written by hand, so that this package can test itself
/// without building its own plugin first.
@section("oai_records") @used
nonisolated private let record: @convention(c) @Sendable () -> UnsafeRawPointer? = {
  _ModuleRecord(
    module: "IntegrationApp", manifest: #"{"actions":{}}"#,
    intents: [
      _IntentRecord("Peel", PeelIntent.self) { [("fruit", $0.$fruit)] },
      _IntentRecord("Name", NameIntent.self) { [("name", $0.$name)] },
      _IntentRecord("State", StateIntent.self), _IntentRecord("Bake", BakeIntent.self),
      _IntentRecord("Simmer", SimmerIntent.self), _IntentRecord("Burn", BurnIntent.self),
      _IntentRecord("Weigh", WeighIntent.self), _IntentRecord("Store", StoreIntent.self),
    ],
    entities: [_EntityRecord("Fruit", FruitEntity.self) { [("name", $0.$name)] }],
    queries: [_QueryRecord("FruitQuery", FruitQuery.self)]
  ).retained()
}
