// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A declaration that is a typed view of a JSON object.
///
/// The object is the storage, so a key that this version does not know survives a round trip
/// unchanged, and a key that was absent stays absent.
public protocol JSONBacked: Codable, Hashable, Sendable {
  /// Every key of the declaration, known or not.
  var object: JSONObject { get set }

  /// Wraps `object` as it is; use `check(_:at:)` first for an object from outside.
  init(object: JSONObject)

  /// Throws ``ManifestError`` for a key that has to be there, or is of another type, naming it.
  ///
  /// - Parameter path: where the object stands in the document, for the message.
  static func check(_ object: JSONObject, at path: String) throws(ManifestError)
}

extension JSONBacked {
  public init(from decoder: any Decoder) throws {
    let object = try decoder.singleValueContainer().decode(JSONObject.self)
    let path = decoder.codingPath.map(\.stringValue).joined(separator: ".")
    try Self.check(object, at: path)
    self.init(object: object)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(object)
  }
}

/// A manifest that is JSON but not `extract.actionsdata`.
public struct ManifestError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where in the document, for example `actions.CreateTask.parameters[0].name`.
  public var path: String
  public var problem: String

  public init(path: String, problem: String) {
    self.path = path
    self.problem = problem
  }

  public var description: String {
    "'\(path.isEmpty ? "the document" : path)' \(problem); rebuild the bundle that it came from"
  }
}

extension JSONObject {
  func list<Element: JSONBacked>(_ key: String, of type: Element.Type) -> [Element] {
    (self[key]?.arrayValue ?? []).compactMap { $0.objectValue.map(Element.init(object:)) }
  }

  /// What is no object keeps its place between the elements.
  mutating func set<Element: JSONBacked>(_ key: String, to list: [Element]) {
    var rest = list[...]
    var written: [JSONValue] = []
    for old in self[key]?.arrayValue ?? [] {
      if old.objectValue == nil {
        written.append(old)
      } else if let element = rest.popFirst() {
        written.append(.object(element.object))
      }
    }
    self[key] = .array(written + rest.map { .object($0.object) })
  }

  func map<Element: JSONBacked>(_ key: String, of type: Element.Type) -> [String: Element] {
    (self[key]?.objectValue ?? [:]).compactMapValues { $0.objectValue.map(Element.init(object:)) }
  }

  /// What is no object stays, unless an element takes its name.
  mutating func set<Element: JSONBacked>(_ key: String, to map: [String: Element]) {
    let others = (self[key]?.objectValue ?? [:]).filter { $0.value.objectValue == nil }
    let elements = map.mapValues { JSONValue.object($0.object) }
    self[key] = .object(elements.merging(others) { element, _ in element })
  }

  func element<Element: JSONBacked>(_ key: String, of type: Element.Type) -> Element? {
    self[key]?.objectValue.map(Element.init(object:))
  }

  mutating func set<Element: JSONBacked>(_ key: String, to element: Element?) {
    self[key] = element.map { .object($0.object) }
  }

  func strings(_ key: String) -> [String] {
    (self[key]?.arrayValue ?? []).compactMap(\.stringValue)
  }

  /// A list of pairs that is written flat: `[key, value, key, value]`.
  func pairs(_ key: String) -> [(key: String, value: JSONValue)] {
    let flat = self[key]?.arrayValue ?? []
    return stride(from: 0, to: flat.count - 1, by: 2).compactMap { index in
      flat[index].stringValue.map { ($0, flat[index + 1]) }
    }
  }

  mutating func setPairs(_ key: String, to pairs: [(key: String, value: JSONValue)]) {
    self[key] = .array(pairs.flatMap { [.string($0.key), $0.value] })
  }
}

// MARK: Checks

/// The lists and maps may hold elements that are no objects, as files in the field do: those are
/// kept, and no typed view shows them.
extension JSONObject {
  func requireString(_ key: String, at path: String) throws(ManifestError) {
    guard self[key]?.stringValue != nil else {
      throw ManifestError(
        path: join(path, key), problem: self[key] == nil ? "is missing" : "is not a string")
    }
  }

  func checkList<Element: JSONBacked>(
    _ key: String, of type: Element.Type, at path: String
  ) throws(ManifestError) {
    guard let value = self[key], value != .null else { return }
    guard let list = value.arrayValue else {
      throw ManifestError(path: join(path, key), problem: "is not a list")
    }
    for (index, element) in list.enumerated() {
      guard let object = element.objectValue else { continue }
      try Element.check(object, at: join(path, key) + "[\(index)]")
    }
  }

  func checkMap<Element: JSONBacked>(
    _ key: String, of type: Element.Type, at path: String
  ) throws(ManifestError) {
    guard let value = self[key], value != .null else { return }
    guard let map = value.objectValue else {
      throw ManifestError(path: join(path, key), problem: "is not an object")
    }
    for (name, element) in map.sorted(by: { $0.key < $1.key }) {
      guard let object = element.objectValue else { continue }
      try Element.check(object, at: join(join(path, key), name))
    }
  }

  func checkElement<Element: JSONBacked>(
    _ key: String, of type: Element.Type, at path: String
  ) throws(ManifestError) {
    guard let value = self[key], value != .null else { return }
    guard let object = value.objectValue else {
      throw ManifestError(path: join(path, key), problem: "is not an object")
    }
    try Element.check(object, at: join(path, key))
  }

  private func join(_ path: String, _ key: String) -> String {
    path.isEmpty ? key : "\(path).\(key)"
  }
}
