// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct PaperEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Paper"
  static let defaultQuery = PaperQuery()

  let id: Int
  let name: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct PaperQuery: EntityStringQuery {
  private static let papers = ["Spring Report", "Autumn Report", "Invoice"].enumerated().map {
    PaperEntity(id: $0.offset, name: $0.element)
  }

  func entities(for identifiers: [Int]) async throws -> [PaperEntity] {
    Self.papers.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [PaperEntity] {
    Self.papers.filter { $0.name.lowercased().contains(string.lowercased()) }
  }

  func suggestedEntities() async throws -> [PaperEntity] { Self.papers }
}
