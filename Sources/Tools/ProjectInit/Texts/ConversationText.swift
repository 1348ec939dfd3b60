// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import IntentMetadata
internal import SourceModel

/// A first test: a sentence that the app's own declarations promise, and the intent it starts.
struct ConversationText {
  private let sentence: String
  private let intent: String
  /// Whether the intent asks for a value before it runs.
  private let asks: Bool
  private let appName: String

  /// - Returns: nil when no intent has a sentence.
  init?(_ modules: [ChosenModule], appName: String) {
    self.appName = appName
    let sources = modules.map { module in
      SourceModule(
        name: module.name,
        files: module.files.compactMap { path in
          FileManager.default.contents(atPath: path).map {
            SourceFile(path: path, text: String(decoding: $0, as: UTF8.self))
          }
        })
    }
    var choices: [Choice] = []
    for module in sources {
      let context = sources.filter { $0.name != module.name }
      let manifest = ModuleReader.read(
        module, context: context, configuration: SourceConfiguration(languageMode: 5)
      ).manifest
      choices += Self.choices(manifest, appName)
    }
    // The fewer questions it leads to, the better the first test.
    guard let best = choices.min(by: { $0.cost < $1.cost }) else { return nil }
    sentence = best.sentence
    intent = best.intent
    asks = best.asks
  }

  private struct Choice {
    var sentence: String
    var intent: String
    var asks: Bool
    var cost: Int
  }

  private static func choices(_ manifest: Manifest, _ appName: String) -> [Choice] {
    var result: [Choice] = []
    for shortcut in manifest.shortcuts {
      let isAsking = asks(manifest.intents[shortcut.intentIdentifier])
      for phrase in shortcut.phrases {
        guard let sentence = sentence(phrase, appName) else { continue }
        result.append(
          Choice(
            sentence: sentence, intent: shortcut.intentIdentifier, asks: isAsking,
            cost: isAsking ? 1 : 0))
      }
    }
    for (identifier, intent) in manifest.intents.sorted(by: { $0.key < $1.key })
    where intent.isDiscoverable && !intent.title.key.isEmpty {
      let isAsking = asks(intent)
      result.append(
        Choice(
          sentence: intent.title.key, intent: identifier, asks: isAsking, cost: isAsking ? 3 : 2))
    }
    return result
  }

  /// A phrase without parameters, as somebody says it.
  private static func sentence(_ phrase: PhraseTemplate, _ appName: String) -> String? {
    var result = ""
    for piece in phrase.pieces {
      switch piece {
      case .text(let text): result += text
      case .applicationName: result += appName
      case .parameter: return nil
      }
    }
    return result
  }

  private static func asks(_ intent: IntentDeclaration?) -> Bool {
    intent?.parameters.contains { !$0.isOptional && $0.defaultValue == nil } ?? false
  }

  var text: String {
    let type = SwiftLiteral.of(intent)
    // The question is not known here: "…" stands for any.
    let expectation = asks ? ".intent(\(type)), .asks(\"…\")" : ".intent(\(type))"
    return """
      // Written by 'appintents init'. Say more to the app here: answers, parameters, dialogs and
      // outcomes can be expected, and a failing expectation prints the conversation.

      import AppIntentsTesting
      import Testing

      @Suite("Talking to the app") struct FirstConversationTests {
        @Test("a sentence starts its intent")
        func firstSentence() async throws {
          let app = try await AppUnderTest()
          await app.say(\(SwiftLiteral.of(sentence)))
            .expect(\(expectation))
        }
      }

      """
  }
}
