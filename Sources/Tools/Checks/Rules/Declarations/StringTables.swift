// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProjectModel

/// The translations of a project, each file read when it is first asked for.
struct StringTables {
  /// A translation and the place that has to be changed.
  struct Entry: Hashable {
    var path: String
    var line: Int
    var value: String
  }

  private let project: CheckedProject
  private var files: [String: [String: [Entry]]] = [:]

  /// Lower-case words of which a file needs one to be read: most tables have none.
  private let words: [[UInt8]]

  /// - Parameter words: what a translation is looked at for, in ASCII letters.
  init(project: CheckedProject, holding words: [String]) {
    self.project = project
    self.words = words.map { Array($0.lowercased().utf8) }
  }

  /// The translations of a key in the tables of this name that the targets have.
  mutating func translations(
    of key: String, in table: String, for targets: [Target]
  ) -> [Entry] {
    let paths = targets.flatMap(\.resources).filter { path in
      let name = path.split(separator: "/").last ?? ""
      return name == "\(table).strings" || name == "\(table).xcstrings"
    }
    return Set(paths).sorted().flatMap { entries(of: $0)[key] ?? [] }
  }

  private mutating func entries(of path: String) -> [String: [Entry]] {
    if let known = files[path] { return known }
    var text = project.text(ofResource: path) ?? ""
    guard text.withUTF8(holdsWord) else {
      files[path] = [:]
      return [:]
    }
    let read =
      path.hasSuffix(".xcstrings")
      ? StringCatalogReader(path: path, text: text).entries()
      : Self.entries(ofStrings: text, path)
    files[path] = read
    return read
  }

  private static func entries(ofStrings text: String, _ path: String) -> [String: [Entry]] {
    Dictionary(grouping: StringsText.entries(of: text) ?? [], by: \.key).mapValues { found in
      found.map { Entry(path: path, line: $0.line, value: $0.value) }
    }
  }
}

extension StringTables {
  /// Whether one of the words is in it, whatever the case of its letters.
  private func holdsWord(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let firsts = Set(words.compactMap(\.first))
    return bytes.indices.contains { start in
      guard firsts.contains(bytes[start] | 0x20) else { return false }
      return words.contains { word in
        start + word.count <= bytes.count
          && word.indices.allSatisfy { bytes[start + $0] | 0x20 == word[$0] }
      }
    }
  }
}

/// Reads the translations of a string catalog; lines are found by the text of the value.
private struct StringCatalogReader {
  let path: String
  let text: String

  func entries() -> [String: [StringTables.Entry]] {
    guard let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      let strings = json["strings"] as? [String: Any]
    else { return [:] }
    let lines = text.sourceLines
    return strings.reduce(into: [:]) { entries, pair in
      var values: [String] = []
      collect((pair.value as? [String: Any])?["localizations"] ?? [:], &values)
      let start = CatalogLines.first(with: pair.key, in: lines) ?? 0
      entries[pair.key] = Set(values).sorted().map { value in
        let line = CatalogLines.first(with: value, in: lines, from: start + 1) ?? start
        return StringTables.Entry(path: path, line: line + 1, value: value)
      }
    }
  }

  /// The texts of units, sets and variations.
  private func collect(_ node: Any, _ values: inout [String]) {
    if let list = node as? [Any] {
      for item in list { collect(item, &values) }
    } else if let object = node as? [String: Any] {
      if let value = object["value"] as? String { values.append(value) }
      if let set = object["values"] as? [String] { values += set }
      for (name, child) in object where name != "value" && name != "values" {
        collect(child, &values)
      }
    }
  }
}
