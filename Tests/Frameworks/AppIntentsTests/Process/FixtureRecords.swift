// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import IntentRuntime

/// What generated code says of the fixture intents.
@section("oai_records") @used
nonisolated private let fixtureRecord: @convention(c) @Sendable () -> UnsafeRawPointer? = {
  _ModuleRecord(
    module: "Fixtures", manifest: fixtureManifest,
    intents: [
      _IntentRecord("GreetIntent", GreetIntent.self) {
        [("name", $0.$name), ("times", $0.$times), ("note", $0.$note)]
      },
      _IntentRecord("SecretiveIntent", SecretiveIntent.self) { [("open", $0.$open)] },
      _IntentRecord("OrphanedIntent", OrphanedIntent.self),
      _IntentRecord("MainActorIntent", MainActorIntent.self),
      _IntentRecord("EndlessIntent", EndlessIntent.self),
      _IntentRecord("BlockingIntent", BlockingIntent.self),
      _IntentRecord("AskingIntent", AskingIntent.self) { [("name", $0.$name)] },
      _IntentRecord("DetachedIntent", DetachedIntent.self) { [("name", $0.$name)] },
      _IntentRecord("ConfirmingIntent", ConfirmingIntent.self),
      _IntentRecord("FailingIntent", FailingIntent.self) { [("way", $0.$way)] },
      _IntentRecord("OpeningIntent", OpeningIntent.self),
      _IntentRecord("NilIntent", NilIntent.self),
      _IntentRecord("ContinuingIntent", ContinuingIntent.self),
      _IntentRecord("ObservedIntent", ObservedIntent.self),
      _IntentRecord("HauntedIntent", HauntedIntent.self),
      _IntentRecord("DetachedBookIntent", DetachedBookIntent.self) { [("book", $0.$book)] },
      _IntentRecord("TidyBookIntent", TidyBookIntent.self) { [("book", $0.$book)] },
      _IntentRecord("PickChapterIntent", PickChapterIntent.self) {
        [("book", $0.$book), ("chapter", $0.$chapter)]
      },
    ],
    entities: [
      _EntityRecord("FixtureBook", NovelEntity.self) { [("title", $0.$title)] },
      _EntityRecord("OrphanedBook", OrphanedBook.self) { _ in [] },
    ],
    enums: [_EnumRecord("FixtureShelf", NovelShelf.self)],
    queries: [_QueryRecord("NovelQuery", NovelQuery.self)]
  ).retained()
}

/// Only intents with private parameters are compared with it.
private let fixtureManifest = #"""
  {"version":1,"actions":{
  "SecretiveIntent":{"identifier":"SecretiveIntent",
  "title":{"key":"Secretive","alternatives":[]},"parameters":[
  {"name":"_id","title":{"key":"Identifier","alternatives":[]},
  "valueType":{"primitive":{"wrapper":{"typeIdentifier":0}}}},
  {"name":"open","title":{"key":"Open","alternatives":[]},
  "valueType":{"primitive":{"wrapper":{"typeIdentifier":1}}}}]},
  "HauntedIntent":{"identifier":"HauntedIntent",
  "title":{"key":"Haunted","alternatives":[]},"parameters":[
  {"name":"seen","title":{"key":"Seen","alternatives":[]},
  "valueType":{"primitive":{"wrapper":{"typeIdentifier":0}}}},
  {"name":"ghost","title":{"key":"Ghost","alternatives":[]},
  "valueType":{"primitive":{"wrapper":{"typeIdentifier":0}}}}]}}}
  """#

extension ProcessRegistry {
  /// The intents of this file, whatever else is linked.
  static let fixtures = ProcessRegistry(SectionRecords.all, modules: ["Fixtures"])
}
