// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftParser
import SwiftSyntax

/// What an intent does that cannot be undone, as its name or its calls tell.
struct SensitiveDeed {
  /// As messages say it: "deletes something".
  let clause: String

  /// Whether only something of the app's own is gone, which a person may choose not to be asked
  /// about.
  var isOrdinary: Bool { ["deletes something", "removes something"].contains(clause) }

  init?(_ entry: EntryPoint) {
    let words = Self.plain(NameWords(entry.declaration.type.bareName).words)
    if let clause = Self.named(words, entry.declaration) {
      self.clause = clause
      return
    }
    let calls = entry.callable.body.all(FunctionCallExprSyntax.self, in: entry.callable.file)
    guard let clause = calls.lazy.compactMap({ Self.called($0) }).first else { return nil }
    self.clause = clause
  }

  private static func plain(_ words: [String]) -> [String] {
    var words = words
    while let last = words.last, ["intent", "app", "action", "command"].contains(last) {
      words.removeLast()
    }
    return words
  }

  // MARK: Names

  private static let verbs: [String: String] = [
    "delete": "deletes something", "erase": "erases something", "wipe": "wipes something",
    "unlock": "unlocks something", "disarm": "disarms something", "pay": "pays",
    "purchase": "buys something", "buy": "buys something", "reboot": "restarts a device",
    "shutdown": "shuts something down", "uninstall": "removes something",
  ]

  /// Objects whose loss nobody minds.
  private static let harmless: Set<String> = [
    "timer", "stopwatch", "countdown", "activity", "activities", "track", "song", "chapter", "game",
    "level", "playback", "player", "book", "filter", "filters", "cache", "caches", "log", "logs",
    "view", "widget", "widgets", "selection", "search", "sort", "zoom", "counter", "line",
    "lines", "duplicates", "whitespace", "workout", "music", "video", "podcast", "episode",
    "alarm", "metronome", "layout", "preview", "clipboard",
  ]

  private static let mayBeNouns: Set<String> = [
    "pay", "purchase", "buy", "reboot", "shutdown", "bolus", "dose", "unlock",
  ]
  /// What says that a name is of a thing to read, and not of a deed.
  private static let records: Set<String> = [
    "history", "status", "state", "summary", "report", "reports", "reminder", "reminders",
    "statistics", "stats", "count", "counts", "total", "totals", "amount", "date", "time",
    "calculator", "calculation", "info", "information", "details", "overview", "schedule",
    "progress", "list", "chart", "trend", "code", "codes", "entity", "query", "options",
  ]

  private static let devices: Set<String> = [
    "node", "device", "server", "router", "computer", "mac", "machine", "container", "containers",
    "service", "system", "vm", "host", "hub", "gateway", "camera", "car", "vehicle", "phone",
  ]

  private static func named(_ words: [String], _ intent: Declaration) -> String? {
    guard let first = words.first else { return nil }
    let objects = Set(words.dropFirst())
    guard objects.isDisjoint(with: harmless) else { return nil }
    // "Purchase history" has no verb.
    if mayBeNouns.contains(first), let last = words.dropFirst().last, records.contains(last) {
      return nil
    }
    if let clause = verbs[first] { return clause }
    if words.count > 1, words.last == "delete" || words.last == "erase" { return verbs["delete"] }
    if words.starts(with: ["shut", "down"]) || words.starts(with: ["power", "off"]) {
      return "shuts something down"
    }
    if words.starts(with: ["factory", "reset"]) { return "erases a device" }
    if takesOver.contains(first), !objects.isDisjoint(with: trusted), takesLink(intent) {
      return "takes over what a link says"
    }
    if !objects.isDisjoint(with: ["bolus", "insulin"])
      || ["bolus", "dose", "inject"].contains(first)
    {
      return asksOnly(first) || writesDown(intent) ? nil : "gives a dose"
    }
    switch first {
    case "restart": return objects.isDisjoint(with: devices) ? nil : "restarts a device"
    case "reset": return objects.isDisjoint(with: kept) ? nil : "resets something"
    case "send", "transfer":
      return objects.isDisjoint(with: sent) ? nil : "sends in a person's name"
    case "stop", "disconnect", "disable", "turn":
      let stops = first != "turn" || words.dropFirst().first == "off"
      return stops && !objects.isDisjoint(with: ["vpn", "tunnel", "firewall"])
        ? "takes a protection away" : nil
    case "remove": return removesStored(objects, intent) ? "removes something" : nil
    case "open": return objects.isDisjoint(with: ["garage", "gate"]) ? nil : "opens a door"
    default: return nil
    }
  }

  /// A link comes from anywhere, and with it whom the app trusts and how it works from now on.
  private static let takesOver: Set<String> = [
    "add", "save", "import", "apply", "install", "replace", "load", "restore",
  ]
  private static let trusted: Set<String> = [
    "contact", "contacts", "settings", "configuration", "config", "key", "keys", "certificate",
    "credentials", "profile", "account", "channel", "channels", "backup",
  ]

  private static func takesLink(_ intent: Declaration) -> Bool {
    intent.parameters.contains { parameter in
      parameter.property.type?.unwrappedElement.trimmedDescription == "URL"
    }
  }

  /// Whether the title says that a dose is noted, not given.
  private static func writesDown(_ intent: Declaration) -> Bool {
    guard
      let title = intent.property("title", isStatic: true)?.value?
        .as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      let first = title.split(separator: " ").first
    else { return false }
    return ["record", "log", "note", "track"].contains(first.lowercased())
  }

  private static func asksOnly(_ verb: String) -> Bool {
    ["get", "show", "list", "read", "cancel", "calculate", "suggest", "open", "log", "find"]
      .contains(verb)
  }

  private static let kept: Set<String> = [
    "all", "data", "settings", "account", "device", "database", "password", "network", "node",
    "everything", "progress",
  ]
  private static let sent: Set<String> = [
    "message", "messages", "mail", "email", "sms", "money", "payment", "funds", "cash",
  ]

  /// Whether what is removed is an entity that the app keeps; a mark on it, or its place in a list,
  /// is soon put back.
  private static func removesStored(_ objects: Set<String>, _ intent: Declaration) -> Bool {
    guard objects.isDisjoint(with: marks) else { return false }
    return intent.parameters.contains { parameter in
      guard let type = parameter.property.type else { return false }
      return !type.isText && !plainTypes.contains(type.unwrappedElement.trimmedDescription)
    }
  }

  private static let marks: Set<String> = [
    "from", "tag", "tags", "label", "favorite", "favorites", "favourite", "bookmark", "mark",
    "flag", "like", "pin", "emoji", "emojis", "background",
  ]
  private static let plainTypes: Set<String> = [
    "Int", "Double", "Bool", "Date", "URL", "IntentFile", "DateComponents", "Decimal",
  ]

  // MARK: Calls

  private static let calls: [String: String] = [
    "unlock": "unlocks something", "disarm": "disarms something", "factoryReset": "erases a device",
    "sendFactoryReset": "erases a device", "reboot": "restarts a device",
    "sendReboot": "restarts a device", "eraseAll": "erases everything",
    "deleteAll": "deletes everything", "deleteAccount": "deletes an account",
    "wipe": "wipes something", "enactBolus": "gives a dose",
    "deleteEverything": "deletes everything",
    "removeAllData": "deletes everything", "deleteAllData": "deletes everything",
  ]

  private static func called(_ call: FunctionCallExprSyntax) -> String? {
    guard let name = call.calleeName, let clause = calls[name] else { return nil }
    // A lock of the program: `lock.unlock()`.
    let receiver = call.receiver?.lastName ?? call.receiver?.trimmedDescription ?? ""
    if name == "unlock", call.arguments.isEmpty || receiver.lowercased().hasSuffix("lock") {
      return nil
    }
    return clause
  }
}

extension TypeSyntax {
  /// The type behind optionals and arrays.
  var unwrappedElement: TypeSyntax {
    let inner = unwrappedOptional
    return inner.as(ArrayTypeSyntax.self)?.element.unwrappedElement ?? inner
  }
}
