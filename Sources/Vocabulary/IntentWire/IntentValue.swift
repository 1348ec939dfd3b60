// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import FoundationEssentials
public import IntentMetadata

/// The value of a parameter, a property or a result while it travels between host and process.
public indirect enum IntentValue: Codable, Hashable, Sendable {
  /// An explicit nil, which is not the same as no value at all.
  case null
  case string(String)
  case bool(Bool)
  case int(Int)
  case double(Double)
  case date(Date)
  case dateComponents(DateComponents)
  /// A URL, as its absolute string.
  case url(String)
  /// The characters of an attributed string; attributes do not travel.
  case attributedString(String)
  case duration(seconds: Int64, attoseconds: Int64)
  /// - Parameters:
  ///   - symbol: the unit's symbol as Foundation writes it: `km`, `°C`.
  ///   - dimension: the unit's class name: `UnitLength`.
  case measurement(value: Double, symbol: String, dimension: String)
  /// A case of an app enum, by its raw value as text.
  case enumeration(type: String, rawValue: String)
  case entity(EntityValue)
  case file(name: String, type: String?, contents: Data)
  case array([IntentValue])
  /// Any other `Codable` value.
  case codable(type: String, json: JSONValue)
}

/// An entity while it travels: its identifier, how it is shown, and its properties.
///
/// Towards a process only `type` and `identifier` count; the process asks the app's own query.
public struct EntityValue: Codable, Hashable, Sendable {
  /// The `typeName` of the manifest.
  public var type: String
  public var identifier: String
  public var title: String
  public var subtitle: String?
  public var synonyms: [String]
  /// The `@Property` values by name; empty where they were not asked for.
  public var properties: [String: IntentValue]

  public init(
    type: String, identifier: String, title: String = "", subtitle: String? = nil,
    synonyms: [String] = [], properties: [String: IntentValue] = [:]
  ) {
    self.type = type
    self.identifier = identifier
    self.title = title
    self.subtitle = subtitle
    self.synonyms = synonyms
    self.properties = properties
  }
}

extension IntentValue {
  /// The value as a person would write it in JSON: dates as ISO 8601, entities as small objects.
  ///
  /// This is what `appintents ask --json` prints; it is not read back.
  public var plainJSON: JSONValue {
    switch self {
    case .null: .null
    case .string(let value), .url(let value), .attributedString(let value): .string(value)
    case .bool(let value): .bool(value)
    case .int(let value): .int(Int64(value))
    case .double(let value): .double(value)
    case .date(let value): .string(value.formatted(.iso8601))
    case .dateComponents(let value): .string(Self.describe(value))
    case .duration(let seconds, let attoseconds):
      ["seconds": .double(Double(seconds) + Double(attoseconds) * 1e-18)]
    case .measurement(let value, let symbol, _): ["value": .double(value), "unit": .string(symbol)]
    case .enumeration(_, let rawValue): .string(rawValue)
    case .entity(let entity): Self.describe(entity)
    case .file(let name, let type, let contents):
      [
        "name": .string(name), "type": type.map { .string($0) } ?? .null,
        "bytes": .int(Int64(contents.count)),
      ]
    case .array(let values): .array(values.map(\.plainJSON))
    case .codable(_, let json): json
    }
  }

  private static func describe(_ entity: EntityValue) -> JSONValue {
    var object: JSONObject = [
      "type": .string(entity.type), "id": .string(entity.identifier),
      "title": .string(entity.title),
    ]
    object["subtitle"] = entity.subtitle.map { .string($0) }
    if !entity.properties.isEmpty {
      object["properties"] = .object(entity.properties.mapValues(\.plainJSON))
    }
    return .object(object)
  }

  /// Only the components that are set: `2026-12-01`, `17:00`, `2026-12-01T17:00`.
  private static func describe(_ components: DateComponents) -> String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    var date = ""
    if let month = components.month, let day = components.day {
      let year = components.year.map { padded($0, 4) } ?? "-"
      date = "\(year)-\(padded(month, 2))-\(padded(day, 2))"
    }
    guard let hour = components.hour else { return date }
    let seconds = components.second.map { ":" + padded($0, 2) } ?? ""
    let time = "\(padded(hour, 2)):\(padded(components.minute ?? 0, 2))\(seconds)"
    return date.isEmpty ? time : "\(date)T\(time)"
  }
}
