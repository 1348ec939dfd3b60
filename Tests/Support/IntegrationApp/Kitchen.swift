// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// What the intents of this app work on.
struct Kitchen: Sendable {
  let fruits = [FruitEntity(id: "apple", name: "Apple"), FruitEntity(id: "pear", name: "Pear")]

  static func register() { AppDependencyManager.shared.add(dependency: Kitchen()) }
}

struct FruitEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Fruit"
  static let defaultQuery = FruitQuery()

  let id: String
  @Property(title: "Name") var name: String

  init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct FruitQuery: EntityStringQuery {
  @Dependency var kitchen: Kitchen

  func entities(for identifiers: [String]) async throws -> [FruitEntity] {
    kitchen.fruits.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [FruitEntity] {
    kitchen.fruits.filter { $0.name.lowercased().contains(string.lowercased()) }
  }

  func suggestedEntities() async throws -> [FruitEntity] { kitchen.fruits }
}
