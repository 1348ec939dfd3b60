// Hearth, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What Hearth remembers: the app, its widgets and its intents share it.
enum HearthStore {
  static let appGroup = "group.com.hearth.home"

  private static var defaults: UserDefaults? { UserDefaults(suiteName: appGroup) }

  // MARK: Timers

  static var timers: [KitchenTimer] {
    get { load([KitchenTimer].self, forKey: "timers") ?? [] }
    set { save(newValue, forKey: "timers") }
  }

  // MARK: Shopping

  static var shoppingList: [ShoppingItem] {
    get { load([ShoppingItem].self, forKey: "shoppingList") ?? [] }
    set { save(newValue, forKey: "shoppingList") }
  }

  // MARK: Reservations

  static var reservations: [Reservation] {
    get { load([Reservation].self, forKey: "reservations") ?? [] }
    set { save(newValue, forKey: "reservations") }
  }

  // MARK: Lights, heating and water

  static var lights: [Room: LightState] {
    get {
      let stored = load([String: LightState].self, forKey: "lights") ?? [:]
      return Dictionary(
        uniqueKeysWithValues: stored.compactMap { key, state in
          Room(rawValue: key).map { ($0, state) }
        })
    }
    set {
      let stored = newValue.map { ($0.key.rawValue, $0.value) }
      save(Dictionary(uniqueKeysWithValues: stored), forKey: "lights")
    }
  }

  static var targetCelsius: [String: Double] {
    get { load([String: Double].self, forKey: "targetCelsius") ?? [:] }
    set { save(newValue, forKey: "targetCelsius") }
  }

  static var waterMilliliters: Double {
    get { defaults?.double(forKey: "waterMilliliters") ?? 0 }
    set { defaults?.set(newValue, forKey: "waterMilliliters") }
  }

  // MARK: Coding

  private static func load<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
    defaults?.data(forKey: key).flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  private static func save(_ value: some Encodable, forKey key: String) {
    guard let data = try? JSONEncoder().encode(value) else { return }
    defaults?.set(data, forKey: key)
  }
}
