// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SwiftSyntax

/// Reads one type that conforms to `EntityQuery`.
struct QueryReader {
  let reading: Reading
  let type: DeclaredType
  let protocols: Set<String>
  /// The entities of which this is the default query.
  let entities: [DeclaredType]

  func read() -> QueryDeclaration? {
    guard let entity = entity() else {
      reading.error(
        "query '\(type.nestedName)' does not say which entity it finds", at: type.name,
        in: type.file, "declare func entities(for identifiers: […]) async throws -> [Entity]")
      return nil
    }
    var query = QueryDeclaration(
      identifier: type.bareName, entityType: reading.identifiers.identifier(of: entity),
      capabilities: capabilities)
    query.object["fullyQualifiedIdentifier"] = .string(type.qualifiedName)
    query.object["mangledTypeName"] = .string(reading.mangledName(of: type))
    query.isDefaultQueryForEntity = entities.contains { $0 === entity }
    reading.note("query/\(type.bareName)", at: type.name, in: type.file)
    return query
  }

  private var capabilities: QueryCapabilities {
    var result: QueryCapabilities = [.identifiers]
    if protocols.contains("EntityStringQuery") { result.insert(.string) }
    if protocols.contains("EnumerableEntityQuery") { result.insert([.all, .suggested]) }
    if protocols.contains("UniqueAppEntityQuery") { result.insert(.unique) }
    if protocols.contains("EntityPropertyQuery") { result.insert(.properties) }
    if declares("suggestedEntities") { result.insert(.suggested) }
    return result
  }

  private func declares(_ function: String) -> Bool {
    ([type] + reading.conformances.ancestors(of: type))
      .contains { !$0.functions(named: function).isEmpty && $0.kind != .contract }
  }

  private func entity() -> DeclaredType? {
    if let alias = reading.index.aliases["\(type.qualifiedName).Entity"],
      let found = declared(alias.type, alias.scope)
    {
      return found
    }
    for candidate in [type] + reading.conformances.ancestors(of: type) {
      for name in ["entities", "suggestedEntities", "allEntities", "uniqueEntity"] {
        for function in candidate.functions(named: name) {
          guard let written = function.declaration.signature.returnClause?.type else { continue }
          if let found = declared(written, function.scope) { return found }
        }
      }
    }
    return entities.first
  }

  private func declared(_ written: TypeSyntax, _ scope: NameScope) -> DeclaredType? {
    func unwrap(_ type: ResolvedType) -> DeclaredType? {
      switch type {
      case .declared(let found): found
      case .array(let inner), .optional(let inner): unwrap(inner)
      case .external(_, let arguments): arguments.first.flatMap(unwrap)
      case .composition, .other: nil
      }
    }
    guard let found = unwrap(reading.resolver.resolve(written, in: scope)),
      reading.conformances.frameworkProtocols(of: found).contains("AppEntity")
    else { return nil }
    return found
  }
}
