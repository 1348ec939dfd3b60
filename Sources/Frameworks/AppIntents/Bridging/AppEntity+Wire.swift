// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire

extension EntityValue {
  /// An entity with its name, and with its properties where they are wanted.
  init(_ entity: some AppEntity, includingProperties: Bool) {
    let display = entity.displayRepresentation
    self.init(
      type: WireValues.name(of: Swift.type(of: entity)),
      identifier: entity.id.entityIdentifierString, title: String(localized: display.title),
      subtitle: display.subtitle.map { String(localized: $0) },
      synonyms: display.synonyms.map { String(localized: $0) })
    let depth = PropertyDepth.current ?? (includingProperties ? 1 : 0)
    guard depth > 0 else { return }
    properties = PropertyDepth.$current.withValue(PropertyDepth.current.map { $0 - 1 }) {
      var values: [String: IntentValue] = [:]
      for (name, box) in EntityProperties.boxes(of: entity) { values[name] = box.snapshot() }
      return values
    }
  }
}

/// How many levels of properties entities bring, where a request says so.
enum PropertyDepth {
  @TaskLocal static var current: Int?
}

extension AppEntity {
  /// The entities that the values name, through the app's own query.
  static func find(
    _ values: [IntentValue], query: (any EntityQuery)?, resolver: EntityResolver
  ) async throws -> [Self] {
    let identifiers = try values.map { value in
      switch value {
      case .entity(let entity): return entity.identifier
      case .string(let text): return text
      default: throw WireValues.Mismatch(expected: "\(self)", found: value.typeName)
      }
    }
    let found = try await Queries.entities(
      of: Self.self, identifiers: identifiers, query: query, resolver: resolver)
    // A query may answer in any order; a parameter keeps the order of the request. An identifier
    // may be written in another way than its own, as a UUID in small letters is.
    let byIdentifier = Dictionary(
      found.map { ($0.id.entityIdentifierString, $0) }, uniquingKeysWith: { first, _ in first })
    return try identifiers.map { text in
      let own = ID.entityIdentifier(for: text)?.entityIdentifierString ?? text
      guard let entity = byIdentifier[own] else {
        throw ValueError(
          .invalidParameter, "the query of '\(self)' does not know an entity with this identifier")
      }
      return entity
    }
  }
}
