// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials

extension PlistValue: Decodable {
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
      self = .date(value.timeIntervalSinceReferenceDate)
    } else if let value = try? container.decode(Data.self) {
      self = .data(Array(value))
    } else if let value = try? container.decode([PlistValue].self) {
      self = .array(value)
    } else {
      self = .dictionary(try container.decode([String: PlistValue].self))
    }
  }
}

extension PlistValue {
  /// The value with `$(NAME)` replaced in every string.
  func expanding(_ expand: (String) -> String) -> PlistValue {
    switch self {
    case .string(let text): .string(text.contains("$") ? expand(text) : text)
    case .array(let values): .array(values.map { $0.expanding(expand) })
    case .dictionary(let values): .dictionary(values.mapValues { $0.expanding(expand) })
    default: self
    }
  }

  /// Reads a dictionary; an empty file has no keys.
  static func read(_ path: String) throws(ProjectProblem) -> [String: PlistValue] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ProjectProblem(
        file: path, problem: "there is no '\(PathText.name(of: path))'",
        remedy: "add the file, or correct the setting that names it")
    }
    if data.isEmpty { return [:] }
    do {
      return try PropertyListDecoder().decode([String: PlistValue].self, from: data)
    } catch {
      let marker = ConflictMarkers.first(in: Array(data))
      throw ProjectProblem(
        file: path, line: marker,
        problem: marker == nil
          ? "'\(PathText.name(of: path))' is not a property list with a dictionary"
          : "'\(PathText.name(of: path))' has conflict markers",
        remedy: marker == nil ? "mend it" : "finish the merge")
    }
  }
}

extension ProjectProblem: Error {}
