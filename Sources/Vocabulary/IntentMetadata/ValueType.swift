// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The type of a parameter, a property or a result.
///
/// Apple's identifiers of primitives were read from public `extract.actionsdata` files
/// (`0 String`, `1 Bool`, `2 Int`, `7 Double`, `8 Date`, `10 CLPlacemark`, `11 URL`,
/// `12 AttributedString`); those that no public file shows are written under a name of ours,
/// `openAppIntentsType`.
public indirect enum ValueType: Hashable, Sendable {
  case string
  case bool
  case int
  case double
  case date
  case dateComponents
  case url
  case attributedString
  case duration
  case file
  case person
  case currencyAmount
  case paymentMethod
  case placemark
  case recurrenceRule
  case searchCriteria
  /// A measurement of a Foundation dimension, by the unit's class name: `UnitLength`.
  case measurement(unit: String)
  /// An app entity, by its `typeName`.
  case entity(String)
  /// An app enum, by its `identifier`.
  case enumeration(String)
  case array(ValueType)
  /// Any other `Codable` value, by its Swift type name.
  case codable(String)
  /// A shape that this version does not know, kept as it was.
  case unknown(JSONValue)
}

extension ValueType {
  private static let primitives: [(Int, ValueType)] = [
    (0, .string), (1, .bool), (2, .int), (7, .double), (8, .date), (10, .placemark), (11, .url),
    (12, .attributedString),
  ]

  private static let named: [(String, ValueType)] = [
    ("DateComponents", .dateComponents), ("IntentPerson", .person),
    ("IntentCurrencyAmount", .currencyAmount), ("IntentPaymentMethod", .paymentMethod),
    ("Calendar.RecurrenceRule", .recurrenceRule),
    ("StringSearchCriteria", .searchCriteria),
  ]

  /// Apple's numbers of dimensions; no public file shows another one.
  private static let dimensions: [(Int, String)] = [(7, "UnitDuration")]

  /// Reads any form; what a known form says beside the type is not kept, so a declaration keeps
  /// the JSON and gives this as a view.
  public init(json: JSONValue) {
    self = Self.read(json) ?? .unknown(json)
  }

  private static func read(_ json: JSONValue) -> ValueType? {
    guard let object = json.objectValue, object.count == 1, let (kind, content) = object.first
    else { return nil }
    let wrapper = content.objectValue?["wrapper"]?.objectValue ?? [:]
    switch kind {
    case "primitive":
      return primitives.first { $0.0 == wrapper["typeIdentifier"]?.intValue }?.1
    case "intents":
      return wrapper["typeIdentifier"]?.intValue == 12 ? .file : nil
    case "entity":
      guard let name = wrapper["typeName"]?.stringValue else { return nil }
      // Apple's files write a `Codable` value as an entity with a further key.
      return wrapper["codable"] == nil ? .entity(name) : codableType(name)
    case "linkEnumeration":
      return wrapper["identifier"]?.stringValue.map { .enumeration($0) }
    case "measurement":
      return dimensions.first { $0.0 == wrapper["unitType"]?.intValue }
        .map { .measurement(unit: $0.1) }
    case "array":
      return wrapper["memberValueType"].map { .array(ValueType(json: $0)) }
    case "openAppIntentsType":
      if let unit = wrapper["unit"]?.stringValue { return .measurement(unit: unit) }
      if let type = wrapper["swiftType"]?.stringValue { return codableType(type) }
      let name = wrapper["name"]?.stringValue
      return named.first { $0.0 == name }?.1
    default:
      return nil
    }
  }

  private static func codableType(_ name: String) -> ValueType {
    name == "Swift.Duration" ? .duration : .codable(name)
  }

  public var json: JSONValue {
    func wrapped(_ kind: String, _ wrapper: JSONObject) -> JSONValue {
      .object([kind: .object(["wrapper": .object(wrapper)])])
    }
    if let (id, _) = Self.primitives.first(where: { $0.1 == self }) {
      return wrapped("primitive", ["typeIdentifier": .int(Int64(id))])
    }
    if let (name, _) = Self.named.first(where: { $0.1 == self }) {
      return wrapped("openAppIntentsType", ["name": .string(name)])
    }
    switch self {
    case .file: return wrapped("intents", ["typeIdentifier": 12])
    case .entity(let name): return wrapped("entity", ["typeName": .string(name)])
    case .enumeration(let name): return wrapped("linkEnumeration", ["identifier": .string(name)])
    case .array(let member):
      return wrapped("array", ["capabilities": 3, "memberValueType": member.json])
    case .measurement(let unit):
      if let (number, _) = Self.dimensions.first(where: { $0.1 == unit }) {
        return wrapped("measurement", ["unitType": .int(Int64(number))])
      }
      return wrapped("openAppIntentsType", ["name": "Measurement", "unit": .string(unit)])
    case .duration:
      return wrapped("openAppIntentsType", ["name": "Codable", "swiftType": "Swift.Duration"])
    case .codable(let type):
      return wrapped("openAppIntentsType", ["name": "Codable", "swiftType": .string(type)])
    case .unknown(let json): return json
    default: preconditionFailure("a primitive or named type is written above")
    }
  }

  /// The member of an array, else the type itself.
  public var element: ValueType { if case .array(let member) = self { member } else { self } }

  /// A name that a person knows: `String`, `[TaskEntity]`, `Measurement<UnitLength>`.
  public var displayName: String {
    switch self {
    case .string: "String"
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .date: "Date"
    case .dateComponents: "DateComponents"
    case .url: "URL"
    case .attributedString: "AttributedString"
    case .duration: "Duration"
    case .file: "IntentFile"
    case .person: "IntentPerson"
    case .currencyAmount: "IntentCurrencyAmount"
    case .paymentMethod: "IntentPaymentMethod"
    case .placemark: "CLPlacemark"
    case .recurrenceRule: "Calendar.RecurrenceRule"
    case .searchCriteria: "StringSearchCriteria"
    case .measurement(let unit): "Measurement<\(unit)>"
    case .entity(let name), .enumeration(let name), .codable(let name): name
    case .array(let member): "[\(member.displayName)]"
    case .unknown(let json): Self.describeUnknown(json)
    }
  }

  private static func describeUnknown(_ json: JSONValue) -> String {
    guard let (kind, content) = json.objectValue?.first,
      let wrapper = content.objectValue?["wrapper"]?.objectValue
    else { return "unknown" }
    let name =
      wrapper["typeName"]?.stringValue ?? wrapper["identifier"]?.stringValue
      ?? wrapper["typeIdentifier"]?.intValue.map { String($0) }
    return name.map { kind == "entity" ? $0 : "\(kind) \($0)" } ?? kind
  }
}

extension ValueType: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(json: try decoder.singleValueContainer().decode(JSONValue.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(json)
  }
}
