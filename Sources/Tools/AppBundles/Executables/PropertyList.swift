// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import FoundationEssentials

/// Any value of a property list.
package enum PropertyList: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case real(Double)
  case boolean(Bool)
  case date(Date)
  case data(Data)
  case array([PropertyList])
  case dictionary([String: PropertyList])
}

extension PropertyList: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .real(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Date.self) {
      self = .date(value)
    } else if let value = try? container.decode(Data.self) {
      self = .data(value)
    } else if let value = try? container.decode([PropertyList].self) {
      self = .array(value)
    } else {
      self = .dictionary(try container.decode([String: PropertyList].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .real(let value): try container.encode(value)
    case .boolean(let value): try container.encode(value)
    case .date(let value): try container.encode(value)
    case .data(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .dictionary(let value): try container.encode(value)
    }
  }
}

extension PropertyList {
  package var stringValue: String? { if case .string(let value) = self { value } else { nil } }
  package var arrayValue: [PropertyList]? {
    if case .array(let value) = self { value } else { nil }
  }
  package var dictionaryValue: [String: PropertyList]? {
    if case .dictionary(let value) = self { value } else { nil }
  }

  /// Reads a dictionary from a file in any of Apple's forms; nil when there is no file.
  static func readDictionary(
    _ path: String
  ) throws(BundleBuildError) -> [String: PropertyList]? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      let data = try Data(contentsOf: URL(filePath: path))
      // An empty file is what a template leaves: no keys.
      if data.isEmpty { return [:] }
      return try PropertyListDecoder().decode([String: PropertyList].self, from: data)
    } catch {
      throw BundleBuildError(
        .input, "'\(path)' is not a property list with a dictionary; mend or remove it")
    }
  }

  static func write(_ dictionary: [String: PropertyList]) throws -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return try encoder.encode(dictionary)
  }

  /// The value with `$(NAME)` and `${NAME}` replaced in every string.
  ///
  /// - Throws: a declaration error for a name without a value.
  func expanding(
    _ variables: [String: String], in file: String
  ) throws(BundleBuildError) -> PropertyList {
    switch self {
    case .string(let text):
      return .string(try Self.expand(text, variables, in: file))
    case .array(let values):
      var result: [PropertyList] = []
      for value in values { result.append(try value.expanding(variables, in: file)) }
      return .array(result)
    case .dictionary(let values):
      var result: [String: PropertyList] = [:]
      for (key, value) in values { result[key] = try value.expanding(variables, in: file) }
      return .dictionary(result)
    default: return self
    }
  }

  private static func expand(
    _ text: String, _ variables: [String: String], in file: String
  ) throws(BundleBuildError) -> String {
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      let close: Character? =
        rest.hasPrefix("$(") ? ")" : rest.hasPrefix("${") ? "}" : nil
      guard let close, let end = rest.firstIndex(of: close) else {
        result += rest.prefix(1)
        rest = rest.dropFirst()
        continue
      }
      // `$(PRODUCT_NAME:rfc1034identifier)`: an operation after the name.
      let parts = rest[..<end].dropFirst(2).split(separator: ":")
      guard let name = parts.first, let value = variables[String(name)] else {
        throw BundleBuildError(
          .declaration,
          "'\(file)' uses '\(rest[...end])', which has no value here; write the value itself")
      }
      result += parts.dropFirst().contains("rfc1034identifier") ? identifier(value) : value
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// Letters, digits and hyphens of ASCII, everything else as a hyphen.
  static func identifier(_ text: String) -> String {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }
}
