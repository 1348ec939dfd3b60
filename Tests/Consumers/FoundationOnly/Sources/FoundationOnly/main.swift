// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Reminders

/// Ends the process with what did not hold.
func check(_ holds: Bool, _ what: String) {
  guard !holds else { return }
  print("failed: \(what)")
  exit(1)
}

// A child process writes its share of the defaults and ends.
if CommandLine.arguments.count == 2 {
  let store = ReminderStore()
  for index in 0..<25 { store?.add("title \(CommandLine.arguments[1]).\(index)") }
  exit(0)
}

// Texts: from the table of the launch locale, with plurals; else as written.
let count = 3
check(String(localized: Reminder.typeName) == "Erinnerung", "a key is translated")
check(String(localized: "\(count) reminders") == "3 Erinnerungen", "many have their form")
check(String(localized: "\(1) reminders") == "1 Erinnerung", "one has its form")
check(String(localized: "Not translated") == "Not translated", "a key is its own default")
check(
  String(localized: "Say \(Reminder(title: "Tea", due: Date()))") == "Say Tea soon",
  "a value says how it reads")
check(
  String(localized: LocalizedStringResource("Reminder", locale: Locale(identifier: "fr")))
    == "A reminder", "an unknown language falls back to the language of development")

// Containers and defaults: entitled groups only, shared by processes, nothing lost.
let store = ReminderStore()
check(store?.folder?.lastPathComponent == ReminderStore.group, "the group has a folder")
check(
  FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.other") == nil,
  "another group has none")
UserDefaults.standard.set(1, forKey: "mine")
check(UserDefaults.standard.integer(forKey: "mine") == 1, "the app has its own defaults")
let children = (0..<4).map { number in
  let child = Process()
  child.executableURL = Bundle.main.executableURL
  child.arguments = ["\(number)"]
  return child
}
for child in children { try child.run() }
for child in children { child.waitUntilExit() }
check(store?.titles.count == 100, "four processes wrote 25 keys each")

// The network.
let server = LoopbackServer(answer: "hello")
let answer = try await Client(server: server.url).greeting()
check(answer == "hello", "the server answers")

let sorted = ["item 10", "item 2"].sorted(using: .localizedStandard)
check(sorted == ["item 2", "item 10"], "digits count as numbers")
print("ok")
