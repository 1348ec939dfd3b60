// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentRuntime
package import IntentWire

/// Asks an app's queries without knowing their types.
package enum Queries {
  /// The answer of an entity's default query.
  package static func items(
    of entity: any AppEntity.Type, _ search: ItemsRequest.Search, resolver: EntityResolver
  ) async throws -> ItemsReply {
    func open<Entity: AppEntity>(_ type: Entity.Type) async throws -> ItemsReply {
      try await items(from: type.defaultQuery, search, resolver: resolver)
    }
    return try await open(entity)
  }

  package static func items(
    from query: some EntityQuery, _ search: ItemsRequest.Search, resolver: EntityResolver
  ) async throws -> ItemsReply {
    switch search {
    case .matching(let text): return try await matching(text, in: query, resolver)
    case .identifiers(let identifiers):
      let found = try await entities(identifiers, of: query, resolver)
      return ItemsReply(sections: [.init(items: found.map { Choice(choosing: $0) })])
    case .suggested: return reply(try await suggested(by: query, resolver))
    case .all: return try await all(of: query, resolver)
    case .defaultValue: return try await defaultResult(of: query, resolver)
    }
  }

  /// The options of a provider that is not an entity query.
  static func options(
    of provider: some DynamicOptionsProvider, _ search: ItemsRequest.Search,
    resolver: EntityResolver
  ) async throws -> ItemsReply {
    if let query = provider as? any EntityQuery {
      return try await items(from: query, search, resolver: resolver)
    }
    func results() async throws -> ItemsReply {
      reply(
        try await ObservedCall.results(of: provider, .options, resolver) {
          try await provider.results()
        })
    }
    switch search {
    case .suggested, .all: return try await results()
    case .matching(let text):
      return try await results().filtered { Matching.matches($0, text) }
    case .identifiers(let identifiers):
      let wanted = Set(identifiers)
      return try await results().filtered { choice in
        choice.identifier.map(wanted.contains) ?? false
      }
    case .defaultValue: return try await defaultResult(of: provider, resolver)
    }
  }

  /// The entities with these identifiers, through `query` or the type's own.
  static func entities<Entity: AppEntity>(
    of type: Entity.Type, identifiers: [String], query: (any EntityQuery)?,
    resolver: EntityResolver
  ) async throws -> [Entity] {
    func ask(_ query: some EntityQuery) async throws -> [Entity] {
      try await Self.entities(identifiers, of: query, resolver).compactMap { $0 as? Entity }
    }
    if let query { return try await ask(query) }
    return try await ask(type.defaultQuery)
  }

  private static func entities<Query: EntityQuery>(
    _ identifiers: [String], of query: Query, _ resolver: EntityResolver
  ) async throws -> [Query.Entity] {
    try await ObservedCall.items(of: query, .byIdentifier, resolver) {
      try await query.entities(
        for: identifiers.compactMap { Query.Entity.ID.entityIdentifier(for: $0) })
    }
  }

  private static func suggested<Query: EntityQuery>(
    by query: Query, _ resolver: EntityResolver
  ) async throws -> Query.Result {
    try await ObservedCall.results(of: query, .suggested, resolver) {
      try await query.suggestedEntities()
    }
  }

  private static func defaultResult(
    of provider: some DynamicOptionsProvider, _ resolver: EntityResolver
  ) async throws -> ItemsReply {
    let items = try await ObservedCall.items(of: provider, .defaultResult, resolver) {
      await provider.defaultResult().map { [$0] } ?? []
    }
    return ItemsReply(sections: [.init(items: items.map { Choice(choosing: $0) })])
  }

  private static func matching(
    _ text: String, in query: some EntityQuery, _ resolver: EntityResolver
  ) async throws -> ItemsReply {
    if let query = query as? any EntityStringQuery {
      return try await byString(text, in: query, resolver)
    }
    return try await all(of: query, resolver).filtered { Matching.matches($0, text) }
  }

  private static func byString(
    _ text: String, in query: some EntityStringQuery, _ resolver: EntityResolver
  ) async throws -> ItemsReply {
    reply(
      try await ObservedCall.results(of: query, .matchingString, resolver) {
        try await query.entities(matching: text)
      })
  }

  /// Every entity where the query can list them, else its suggestions.
  private static func all(
    of query: some EntityQuery, _ resolver: EntityResolver
  ) async throws -> ItemsReply {
    func list(_ query: some EnumerableEntityQuery) async throws -> ItemsReply {
      reply(
        try await ObservedCall.results(of: query, .allEntities, resolver) {
          try await query.allEntities()
        })
    }
    if let query = query as? any EnumerableEntityQuery { return try await list(query) }
    return reply(try await suggested(by: query, resolver))
  }

  private static func reply<Results: ResultsCollection>(_ results: Results) -> ItemsReply {
    let sections =
      (results as? any SectionedResults)?.wireSections
      ?? [.init(items: results.items.map { Choice(choosing: $0) })]
    return ItemsReply(
      promptLabel: results.promptLabel.map { String(localized: $0) }, sections: sections)
  }
}

/// A collection that has sections.
private protocol SectionedResults {
  var wireSections: [ItemsReply.Section] { get }
}

extension IntentItemCollection: SectionedResults {
  fileprivate var wireSections: [ItemsReply.Section] {
    sections.map { section in
      ItemsReply.Section(
        title: section.description.map { String(localized: $0.title) },
        items: section.items.map { item in
          var choice = Choice(displaying: item.description)
          let own = Choice(choosing: item.value)
          choice.value = own.value
          choice.synonyms += own.synonyms.filter { !choice.synonyms.contains($0) }
          return choice
        })
    }
  }
}

extension ItemsReply {
  /// The items that pass, without the sections that become empty.
  fileprivate func filtered(_ isIncluded: (Choice) -> Bool) -> ItemsReply {
    var reply = self
    reply.sections = sections.compactMap { section in
      let items = section.items.filter(isIncluded)
      return items.isEmpty ? nil : Section(title: section.title, items: items)
    }
    return reply
  }
}

extension Choice {
  /// The identifier of an entity, the raw value of a case, the text of a string.
  fileprivate var identifier: String? {
    switch value {
    case .entity(let entity): entity.identifier
    case .enumeration(_, let rawValue): rawValue
    case .string(let text): text
    default: nil
    }
  }
}
