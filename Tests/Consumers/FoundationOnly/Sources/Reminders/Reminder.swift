// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A library that has never heard of Linux: everything here is Foundation on Apple's platforms.
public struct Reminder: Identifiable {
  public static var typeName: LocalizedStringResource = "Reminder"

  public var id: UUID
  public var title: String
  public var due: Date

  public init(title: String, due: Date) {
    id = UUID()
    self.title = title
    self.due = due
  }
}

public final class ReminderStore {
  public static let group = "group.org.example.reminders"
  private let defaults: UserDefaults

  public init?(defaults: UserDefaults? = UserDefaults(suiteName: ReminderStore.group)) {
    guard let defaults else { return nil }
    self.defaults = defaults
  }

  public var folder: URL? {
    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Self.group)
  }

  public func add(_ title: String) { defaults.set(true, forKey: title) }

  public var titles: [String] {
    defaults.dictionaryRepresentation().keys.filter { $0.hasPrefix("title") }.sorted()
  }
}
