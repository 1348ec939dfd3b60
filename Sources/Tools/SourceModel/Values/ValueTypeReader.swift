// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata

/// Turns a resolved Swift type into the type that the manifest names.
struct ValueTypeReader {
  struct Reading {
    var type: ValueType
    var isOptional = false
  }

  let conformances: Conformances
  let identifiers: TypeIdentifiers

  private static let simple: [String: ValueType] = [
    "String": .string, "Bool": .bool, "Int": .int, "Double": .double, "TimeInterval": .double,
    "Date": .date, "DateComponents": .dateComponents, "URL": .url,
    "AttributedString": .attributedString, "Duration": .duration, "IntentFile": .file,
    "IntentPerson": .person, "IntentCurrencyAmount": .currencyAmount,
    "IntentPaymentMethod": .paymentMethod, "CLPlacemark": .placemark,
    "Calendar.RecurrenceRule": .recurrenceRule, "StringSearchCriteria": .searchCriteria,
  ]

  private static let standardCodables: Set<String> = [
    "Float", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Character",
  ]

  private static let foundationCodables: Set<String> = [
    "UUID", "Data", "Decimal", "Locale", "TimeZone", "Calendar", "DateInterval", "IndexPath",
    "IndexSet", "CharacterSet", "PersonNameComponents", "URLComponents",
  ]

  /// Nil for a type that cannot travel, or that nothing is known of.
  func read(_ resolved: ResolvedType) -> Reading? {
    switch resolved {
    case .optional(let inner):
      return read(inner).map { Reading(type: $0.type, isOptional: true) }
    case .array(let inner):
      return read(inner).map { Reading(type: .array($0.type)) }
    case .external(let name, let arguments):
      return external(name, arguments).map { Reading(type: $0) }
    case .declared(let type):
      return declared(type).map { Reading(type: $0) }
    case .composition, .other:
      return nil
    }
  }

  private func external(_ name: String, _ arguments: [ResolvedType]) -> ValueType? {
    if let type = Self.simple[name] { return type }
    if name == "Measurement", case .external(let unit, _)? = arguments.first {
      return .measurement(unit: unit)
    }
    if name == "IntentItemCollection", let item = arguments.first, let reading = read(item) {
      return .array(reading.type)
    }
    if Self.standardCodables.contains(name) { return .codable("Swift.\(name)") }
    if Self.foundationCodables.contains(name) { return .codable("Foundation.\(name)") }
    return nil
  }

  private func declared(_ type: DeclaredType) -> ValueType? {
    let protocols = conformances.frameworkProtocols(of: type)
    if protocols.contains("AppEnum") { return .enumeration(identifiers.identifier(of: type)) }
    if protocols.contains("AppEntity") { return .entity(identifiers.identifier(of: type)) }
    if protocols.contains("Decodable") { return .codable(type.qualifiedName) }
    return nil
  }
}

/// The names under which the system knows types.
package struct TypeIdentifiers {
  let constants: ConstantReader

  package init(constants: ConstantReader) { self.constants = constants }

  /// The bare name of the type, or its literal `persistentIdentifier`.
  package func identifier(of type: DeclaredType) -> String {
    if let property = constants.property("persistentIdentifier", of: type),
      let value = property.value,
      let text = constants.string(ScopedExpression(expression: value, scope: property.scope))
    {
      return text
    }
    return type.bareName
  }
}
