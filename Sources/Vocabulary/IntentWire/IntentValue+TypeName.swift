// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension IntentValue {
  /// The type as a person who writes Swift calls it, never the value itself.
  package var typeName: String {
    switch self {
    case .null: "nil"
    case .string: "String"
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .date: "Date"
    case .dateComponents: "DateComponents"
    case .url: "URL"
    case .attributedString: "AttributedString"
    case .duration: "Duration"
    case .measurement(_, _, let dimension): "Measurement<\(dimension)>"
    case .enumeration(let type, _): type
    case .entity(let entity): entity.type
    case .file: "IntentFile"
    case .array(let values): "[\(values.first?.typeName ?? "…")]"
    case .codable(let type, _): type
    }
  }
}
