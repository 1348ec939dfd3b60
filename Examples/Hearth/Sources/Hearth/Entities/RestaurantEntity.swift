// Hearth, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct RestaurantEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Restaurant"
  static let defaultQuery = RestaurantQuery()

  let id: String

  @Property(title: "Name")
  var name: String

  @Property(title: "Street")
  var street: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(street)")
  }

  init(id: String, name: String, street: String) {
    self.id = id
    self.name = name
    self.street = street
  }
}

extension RestaurantEntity {
  // The favourites that a new installation begins with.
  static var favorites: [RestaurantEntity] {
    [
      RestaurantEntity(id: "zoe", name: "Café Zoë", street: "Mill Lane"),
      RestaurantEntity(id: "bamboo", name: "Bamboo Garden", street: "Station Road"),
      RestaurantEntity(id: "grill", name: "Garden Grill", street: "Park Row"),
      RestaurantEntity(id: "luna", name: "Osteria Luna", street: "Harbour Street"),
      RestaurantEntity(id: "dinner", name: "Dinner at Eight", street: "King Street"),
    ]
  }
}

struct RestaurantQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [RestaurantEntity] {
    RestaurantEntity.favorites.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [RestaurantEntity] {
    RestaurantEntity.favorites.filter { $0.name.localizedStandardContains(string) }
  }

  func suggestedEntities() async throws -> [RestaurantEntity] {
    RestaurantEntity.favorites
  }
}
