// Hearth, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

struct KitchenTimer: Codable, Identifiable {
  var id = UUID()
  var name: String?
  var seconds: Double
}

struct ShoppingItem: Codable, Identifiable {
  var id = UUID()
  var name: String
  var quantity: Int
}

struct Reservation: Codable, Identifiable {
  var id = UUID()
  var restaurantID: String
  var partySize: Int
  var date: Date
}

struct LightState: Codable {
  var isOn = false
  var brightness = 100
  var color = LightColor.warmWhite.rawValue
}
