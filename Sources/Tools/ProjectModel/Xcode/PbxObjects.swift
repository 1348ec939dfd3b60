// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// One object of a `project.pbxproj`; its fields are looked at when they are asked for.
struct PbxObject {
  let id: String
  private let fields: [String: Any]

  init(id: String, fields: [String: Any]) {
    self.id = id
    self.fields = fields
  }

  var isa: String { string("isa") ?? "" }

  /// What people know it by.
  var name: String { string("name") ?? string("path") ?? id }

  func string(_ key: String) -> String? { fields[key] as? String }
  func dictionary(_ key: String) -> [String: Any] { fields[key] as? [String: Any] ?? [:] }

  /// A list of strings; one string stands for a list of one.
  func strings(_ key: String) -> [String] {
    guard let value = fields[key] else { return [] }
    return value as? [String] ?? (value as? String).map { [$0] } ?? []
  }
}

/// The objects of a `project.pbxproj`.
struct PbxObjects {
  private let objects: [String: Any]
  let project: PbxObject
  private let bytes: [UInt8]
  /// What the file has that was mended to read it.
  let problem: ProjectProblem?

  subscript(id: String) -> PbxObject? {
    (objects[id] as? [String: Any]).map { PbxObject(id: id, fields: $0) }
  }

  func objects(_ ids: [String]) -> [PbxObject] { ids.compactMap { self[$0] } }

  /// The lines that objects are written on.
  func lines(of ids: Set<String>) -> [String: Int] {
    guard !ids.isEmpty else { return [:] }
    var result: [String: Int] = [:]
    for (index, line) in bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).enumerated() {
      // `<tab><tab>ID /* name */ = {`
      let word = line.drop { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ") }
        .prefix { $0 > UInt8(ascii: " ") }
      guard word.count > 7, word.count + 2 < line.count else { continue }
      let id = String(decoding: word, as: UTF8.self)
      if ids.contains(id), line.contains(UInt8(ascii: "{")) { result[id] = index + 1 }
    }
    return result
  }

  init(path: String) throws(ProjectProblem) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ProjectProblem(
        file: path, problem: "the project has no readable project.pbxproj", remedy: "restore it")
    }
    bytes = Array(data)
    if let tree = try? Self.parse(data) {
      problem = nil
      (objects, project) = try Self.root(tree, path)
      return
    }
    guard let line = ConflictMarkers.first(in: bytes) else {
      throw Self.failure(data, path)
    }
    problem = ProjectProblem(
      file: path, line: line, problem: "the project file has conflict markers",
      remedy: "finish the merge; until then the side that was merged into counts")
    guard let tree = try? Self.parse(Data(ConflictMarkers.ours(in: bytes))) else {
      throw ProjectProblem(
        file: path, line: line,
        problem: "the project file has conflict markers and cannot be read",
        remedy: "finish the merge")
    }
    (objects, project) = try Self.root(tree, path)
  }

  private static func parse(_ data: Data) throws -> Any {
    try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
  }

  private static func root(
    _ tree: Any, _ path: String
  ) throws(ProjectProblem) -> ([String: Any], PbxObject) {
    // A text that is no property list at all reads as one word or as an empty dictionary.
    guard let root = tree as? [String: Any], let objects = root["objects"] as? [String: Any],
      let id = root["rootObject"] as? String, let fields = objects[id] as? [String: Any]
    else {
      throw ProjectProblem(
        file: path, problem: "the project file describes no project", remedy: "restore it")
    }
    return (objects, PbxObject(id: id, fields: fields))
  }

  private static func failure(_ data: Data, _ path: String) -> ProjectProblem {
    var text = ""
    do {
      _ = try parse(data)
    } catch {
      text = "\((error as NSError).userInfo["NSDebugDescription"] ?? "")"
    }
    let line = text.firstRange(of: "line ").flatMap { found in
      Int(text[found.upperBound...].prefix { $0.isNumber })
    }
    return ProjectProblem(
      file: path, line: line, problem: "the project file is damaged or cut off",
      remedy: "restore it; its targets are unknown")
  }
}
