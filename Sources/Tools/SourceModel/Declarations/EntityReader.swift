// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SwiftSyntax

/// Reads one type that conforms to `AppEntity`.
struct EntityReader {
  let reading: Reading
  let type: DeclaredType
  let protocols: Set<String>

  func read() -> EntityDeclaration {
    let name = reading.identifiers.identifier(of: type)
    var entity = EntityDeclaration(
      typeName: name, fullyQualifiedTypeName: type.qualifiedName,
      mangledTypeName: reading.mangledName(of: type))
    reading.note("entity/\(name)", at: type.name, in: type.file)
    TypeDisplayReader(reading: reading, type: type).read(into: &entity.object)
    entity.isTransient = protocols.contains("TransientAppEntity")
    entity.properties = properties(of: name)
    if let query = defaultQuery() {
      entity.defaultQueryIdentifier = query.qualifiedName
    } else if needsQuery {
      reading.error(
        "entity '\(type.nestedName)' has no default query that the sources here declare",
        at: type.name, in: type.file,
        "declare static let defaultQuery = …Query() with a type of this package")
    }
    if protocols.contains("IndexedEntity") {
      let entry: [JSONValue] = ["com.apple.appintents.entity.Indexed", ["empty": [:]]]
      entity.object["systemProtocolMetadata"] = .array(entry)
      entity.object["systemProtocolMetadataV2"] = .array(entry)
    }
    return entity
  }

  // MARK: Query

  private var needsQuery: Bool {
    !protocols.contains("TransientAppEntity") && !protocols.contains("RawRepresentable")
      && !isProvided
  }

  /// Whether the query is the one that the framework itself makes from a closure.
  private var isProvided: Bool {
    guard let property = reading.constants.property("defaultQuery", of: type) else { return false }
    let written = property.type.flatMap { WrittenName($0) } ?? madeBy(property)?.name
    return written?.names.last { $0 != "init" } == "UniqueAppEntityProvider"
  }

  /// The type of `defaultQuery`, from its annotation or from the call that makes it.
  func defaultQuery() -> DeclaredType? {
    guard let property = reading.constants.property("defaultQuery", of: type) else { return nil }
    if let written = property.type,
      case .declared(let query) = reading.resolver.resolve(written, in: property.scope),
      query.kind != .contract
    {
      return query
    }
    guard let made = madeBy(property) else { return nil }
    var names = made.name.names
    if names.last == "init" { names.removeLast() }
    guard case .declared(let query)? = reading.resolver.lookUp(names, in: made.scope) else {
      return nil
    }
    return query
  }

  /// What the call that makes the property's value names, and where it stands.
  private func madeBy(_ property: DeclaredProperty) -> (name: WrittenName, scope: NameScope)? {
    guard let value = property.value else { return nil }
    let followed = reading.constants.follow(
      ScopedExpression(expression: value, scope: property.scope))
    return followed.expression.as(FunctionCallExprSyntax.self)
      .flatMap { WrittenName($0.calledExpression) }.map { ($0, followed.scope) }
  }

  // MARK: Properties

  private func properties(of entity: String) -> [PropertyDeclaration] {
    type.properties(isStatic: false).compactMap { property in
      for attribute in property.scope.file.attributes(property.variable.attributes)
      where attribute.isAppIntentsMacro {
        reading.error(
          "the macro '@\(attribute.bareName)' is not supported yet", at: attribute,
          in: property.scope.file, "use @Property on a stored property")
      }
      return property.attribute("Property", "EntityProperty").flatMap {
        read(property, $0, of: entity)
      }
    }
  }

  private func read(
    _ property: DeclaredProperty, _ attribute: AttributeSyntax, of entity: String
  ) -> PropertyDeclaration? {
    let file = property.scope.file
    guard let written = property.type else {
      reading.error(
        "property '\(property.name)' of '\(type.nestedName)' does not say its type",
        at: property.binding, in: file, "write it, as in 'var \(property.name): String'")
      return nil
    }
    let resolved = reading.resolver.resolve(written, in: property.scope)
    var value = reading.valueTypes.read(resolved)
    if value == nil {
      reading.warning(
        "property '\(property.name)' of '\(type.nestedName)' has type "
          + "'\(written.trimmedDescription)', of which the sources here say nothing",
        at: written, in: file,
        "declare it in this module or in a target of this package that this one depends on")
      value = .init(type: .codable(written.trimmedDescription))
    }
    var title = LocalizedText(TitleFromName.title(property.name))
    if let argument = attribute.labeledArguments?.argument("title") {
      let scoped = ScopedExpression(expression: argument, scope: property.scope)
      if let text = reading.constants.localizedText(scoped) {
        title = text
      } else {
        reading.error(
          "the title of property '\(property.name)' is not fixed in the source", at: argument,
          in: file, "write a string literal")
      }
    }
    reading.note("entity/\(entity)/property/\(property.name)", at: property.binding, in: file)
    return value.map {
      PropertyDeclaration(
        identifier: property.name, title: title, valueType: $0.type, isOptional: $0.isOptional)
    }
  }
}
