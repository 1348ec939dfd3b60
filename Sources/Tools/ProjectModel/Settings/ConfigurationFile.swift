// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import Platform

/// Reads `.xcconfig` files with what they include.
struct ConfigurationFileReader {
  private(set) var problems: [ProjectProblem] = []
  /// The files that are not there, by the problem that each is.
  private(set) var absent: [ProjectProblem: String] = [:]
  private var read: [String: SettingLayer] = [:]

  func isKnown(_ path: String) -> Bool { read[path] != nil }

  mutating func layer(_ path: String, namedBy user: String, line: Int? = nil) -> SettingLayer {
    if let known = read[path] { return known }
    var layer: SettingLayer = [:]
    parse(path, into: &layer, open: [], user: (user, line))
    read[path] = layer
    return layer
  }

  private mutating func parse(
    _ path: String, into layer: inout SettingLayer, open: [String], user: (file: String, line: Int?)
  ) {
    guard !open.contains(path) else {
      add(user, "'\(PathText.name(of: path))' includes itself", "remove one of the includes")
      return
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      let problem = add(
        user, "there is no '\(PathText.name(of: path))', which holds build settings",
        "add the file; until then its settings are unknown")
      absent[problem] = path
      return
    }
    let text = String(decoding: data, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, full) in lines.enumerated() {
      let line = SettingAssignment.trimmed(Self.withoutComment(full))
      if line.hasPrefix("#include") {
        include(line, path, index + 1, into: &layer, open: open + [path])
      } else if line.hasPrefix("<<<<<<<") {
        add((path, index + 1), "the file has conflict markers", "finish the merge")
      } else if let equals = Self.assignment(in: line) {
        var value = SettingAssignment.trimmed(line[line.index(after: equals)...])
        if value.hasSuffix(";") { value.removeLast() }
        let (name, conditions) = SettingAssignment.parse(String(line[..<equals]))
        guard !name.isEmpty else { continue }
        // A later line wins, and `$(inherited)` in it means the earlier one.
        layer[name, default: []].append(SettingAssignment(value: value, conditions: conditions))
      }
    }
  }

  /// The `=` that is not part of a condition.
  private static func assignment(in line: String) -> String.Index? {
    var depth = 0
    return line.firstIndex { character in
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      return character == "=" && depth == 0
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
  }

  private mutating func include(
    _ line: String, _ path: String, _ number: Int, into layer: inout SettingLayer, open: [String]
  ) {
    let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard quoted.count >= 3 else { return }
    let file = Self.existing(PathText.join(PathText.folder(of: path), String(quoted[1])))
    let isOptional = line.hasPrefix("#include?")
    if isOptional, !FileManager.default.fileExists(atPath: file) { return }
    parse(file, into: &layer, open: open, user: (path, number))
  }

  /// The file as it is on the disk: names that differ in case are one on Xcode's file systems.
  private static func existing(_ path: String) -> String {
    guard FileStamp(path: path) == nil else { return path }
    let folder = PathText.folder(of: path)
    let wanted = PathText.name(of: path).lowercased()
    return FileStamp.entries(of: folder).first { $0.lowercased() == wanted }
      .map { "\(folder)/\($0)" } ?? path
  }

  @discardableResult
  private mutating func add(
    _ place: (file: String, line: Int?), _ problem: String, _ remedy: String
  ) -> ProjectProblem {
    let problem = ProjectProblem(
      file: place.file, line: place.line, problem: problem, remedy: remedy)
    if !problems.contains(problem) { problems.append(problem) }
    return problem
  }
}
