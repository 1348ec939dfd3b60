// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire

/// What a person confirms: the words on the two buttons.
public struct ConfirmationActionName: Sendable {
  private enum Words: Sendable {
    case named(String, label: LocalizedStringResource)
    case custom(
      accept: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
      deny: LocalizedStringResource, denyAlternatives: [LocalizedStringResource],
      destructive: Bool)
  }

  private var words: Words

  private init(_ name: String, _ label: LocalizedStringResource) {
    words = .named(name, label: label)
  }

  private init(words: Words) { self.words = words }

  public static var add: Self { Self("add", "Add") }
  public static var addData: Self { Self("addData", "Add Data") }
  public static var book: Self { Self("book", "Book") }
  public static var buy: Self { Self("buy", "Buy") }
  public static var call: Self { Self("call", "Call") }
  public static var checkIn: Self { Self("checkIn", "Check In") }
  public static var `continue`: Self { Self("continue", "Continue") }
  public static var create: Self { Self("create", "Create") }
  public static var `do`: Self { Self("do", "Do") }
  public static var download: Self { Self("download", "Download") }
  public static var filter: Self { Self("filter", "Filter") }
  public static var find: Self { Self("find", "Find") }
  public static var get: Self { Self("get", "Get") }
  public static var go: Self { Self("go", "Go") }
  public static var log: Self { Self("log", "Log") }
  public static var open: Self { Self("open", "Open") }
  public static var order: Self { Self("order", "Order") }
  public static var pay: Self { Self("pay", "Pay") }
  public static var play: Self { Self("play", "Play") }
  public static var playSound: Self { Self("playSound", "Play Sound") }
  public static var post: Self { Self("post", "Post") }
  public static var request: Self { Self("request", "Request") }
  public static var run: Self { Self("run", "Run") }
  public static var search: Self { Self("search", "Search") }
  public static var send: Self { Self("send", "Send") }
  public static var set: Self { Self("set", "Set") }
  public static var share: Self { Self("share", "Share") }
  public static var start: Self { Self("start", "Start") }
  public static var startNavigation: Self { Self("startNavigation", "Start Navigation") }
  public static var toggle: Self { Self("toggle", "Toggle") }
  public static var turnOff: Self { Self("turnOff", "Turn Off") }
  public static var turnOn: Self { Self("turnOn", "Turn On") }
  public static var view: Self { Self("view", "View") }

  /// Own words for both buttons.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource],
    destructive: Bool = false
  ) -> ConfirmationActionName {
    Self(
      words: .custom(
        accept: acceptLabel, acceptAlternatives: acceptAlternatives, deny: denyLabel,
        denyAlternatives: denyAlternatives, destructive: destructive))
  }

  var wireName: ActionName {
    switch words {
    case .named(let name, let label):
      ActionName(name: name, acceptLabel: String(localized: label))
    case .custom(
      let accept, let acceptAlternatives, let deny, let denyAlternatives, let destructive):
      ActionName(
        name: "custom", acceptLabel: String(localized: accept),
        acceptAlternatives: acceptAlternatives.map { String(localized: $0) },
        denyLabel: String(localized: deny),
        denyAlternatives: denyAlternatives.map { String(localized: $0) },
        isDestructive: destructive)
    }
  }
}
