// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The type of a parameter, a property or a result.
///
/// Apple's identifiers of primitives were read from public `extract.actionsdata` files
/// (`0 String`, `1 Bool`, `2 Int`, `7 Double`, `8 Date`, `11 URL`, `12 AttributedString`); those
/// that no public file shows are written under a name of ours, `openAppIntentsType`.
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
    (0, .string), (1, .bool), (2, .int), (7, .double), (8, .date), (11, .url),
    (12, .attributedString),
  ]

  private static let named: [(String, ValueType)] = [
    ("DateComponents", .dateComponents), ("IntentPerson", .person),
    ("IntentCurrencyAmount", .currencyAmount), ("IntentPaymentMethod", .paymentMethod),
    ("CLPlacemark", .placemark), ("Calendar.RecurrenceRule", .recurrenceRule),
    ("StringSearchCriteria", .searchCriteria),
  ]

  public init(json: JSONValue) {
    self = Self.read(json) ?? .unknown(json)
  }

  private static func read(_ json: JSONValue) -> ValueType? {
    guard let object = json.objectValue, object.count == 1, let (kind, content) = object.first
    else { return nil }
    let wrapper = content.objectValue?["wrapper"]?.objectValue ?? [:]
    // A form with more keys than we write would lose them: it stays unknown.
    func exactly(_ keys: String...) -> Bool { Set(wrapper.keys) == Set(keys) }
    switch kind {
    case "primitive" where exactly("typeIdentifier"):
      return primitives.first { $0.0 == wrapper["typeIdentifier"]?.intValue }?.1
    case "intents" where exactly("typeIdentifier"):
      return wrapper["typeIdentifier"]?.intValue == 12 ? .file : nil
    case "entity":
      guard let name = wrapper["typeName"]?.stringValue else { return nil }
      if exactly("typeName") { return .entity(name) }
      return nil
    case "linkEnumeration" where exactly("identifier"):
      return wrapper["identifier"]?.stringValue.map { .enumeration($0) }
    case "array" where exactly("capabilities", "memberValueType"):
      guard wrapper["capabilities"] == 3, let member = wrapper["memberValueType"] else {
        return nil
      }
      return .array(ValueType(json: member))
    case "openAppIntentsType" where exactly("name"):
      let name = wrapper["name"]?.stringValue
      return named.first { $0.0 == name }?.1
    case "openAppIntentsType" where exactly("name", "unit"):
      return wrapper["unit"]?.stringValue.map { .measurement(unit: $0) }
    case "openAppIntentsType" where exactly("name", "swiftType"):
      let type = wrapper["swiftType"]?.stringValue
      return type == "Swift.Duration" ? .duration : type.map { .codable($0) }
    default:
      return nil
    }
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
