// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// One `EntityQuery`, as the manifest declares it.
public struct QueryDeclaration: JSONBacked {
  public var object: JSONObject

  public init(object: JSONObject) { self.object = object }

  public init(identifier: String, entityType: String, capabilities: QueryCapabilities) {
    object = [
      "identifier": .string(identifier), "fullyQualifiedIdentifier": .string(identifier),
      "entityType": .string(entityType), "queryType": .string(identifier),
      "capabilities": .int(Int64(capabilities.appleValue)),
      "openAppIntentsCapabilities": .int(Int64(capabilities.rawValue)),
      "defaultQueryForEntity": true, "parameters": [], "sortingOptions": [],
      "resultValueType": ValueType.entity(entityType).json,
    ]
  }

  public var identifier: String { object["identifier"]?.stringValue ?? "" }

  /// The `typeName` of the entity.
  public var entityType: String { object["entityType"]?.stringValue ?? "" }

  public var isDefaultQueryForEntity: Bool {
    get { object["defaultQueryForEntity"]?.boolValue ?? false }
    set { object["defaultQueryForEntity"] = .bool(newValue) }
  }

  public var capabilities: QueryCapabilities {
    if let own = object["openAppIntentsCapabilities"]?.intValue {
      return QueryCapabilities(rawValue: own)
    }
    return QueryCapabilities(appleValue: object["capabilities"]?.intValue ?? 0)
  }

  public static func check(_ object: JSONObject, at path: String) throws(ManifestError) {
    try object.requireString("identifier", at: path)
  }
}

/// What can be asked of a query, from the protocols it conforms to.
public struct QueryCapabilities: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let identifiers = QueryCapabilities(rawValue: 1)
  public static let suggested = QueryCapabilities(rawValue: 2)
  public static let string = QueryCapabilities(rawValue: 4)
  public static let all = QueryCapabilities(rawValue: 8)
  public static let unique = QueryCapabilities(rawValue: 16)
  public static let properties = QueryCapabilities(rawValue: 32)

  /// Apple's number. Public files show 2 for a query that knows identifiers, 6 for one that also
  /// takes a string and 8 more for one that compares properties; all of newer tools have 64 more,
  /// whatever they can do, and the other bits are unknown.
  init(appleValue: Int) {
    self = [.identifiers, .suggested]
    if appleValue & 4 != 0 { insert(.string) }
    if appleValue & 8 != 0 { insert(.properties) }
  }

  var appleValue: Int { 66 | (contains(.string) ? 4 : 0) | (contains(.properties) ? 8 : 0) }
}
