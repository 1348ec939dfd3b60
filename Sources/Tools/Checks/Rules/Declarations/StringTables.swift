// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel

/// The translations of a project that hold certain words, each file read when it is asked for.
struct StringTables {
  /// A translation and the place that has to be changed.
  struct Entry: Hashable {
    var path: String
    var line: Int
    var value: String
  }

  private let project: CheckedProject
  private let words: TableWords
  private var files: [String: [String: [Entry]]] = [:]

  /// - Parameter words: what translations are looked at for, in ASCII letters. Most hold none, and
  ///   tables are large: only what holds one is made a string.
  init(project: CheckedProject, holding words: [String]) {
    self.project = project
    self.words = TableWords(words)
  }

  /// The translations of a key in the tables of this name that the targets have.
  mutating func translations(
    of key: String, in table: String, for targets: [Target]
  ) -> [Entry] {
    let paths = targets.flatMap(\.resources).filter { path in
      path.hasSuffix("/\(table).strings") || path.hasSuffix("/\(table).xcstrings")
    }
    return Set(paths).sorted().flatMap { entries(of: $0)[key] ?? [] }
  }

  private mutating func entries(of path: String) -> [String: [Entry]] {
    if let known = files[path] { return known }
    var text = project.text(ofResource: path) ?? ""
    let isCatalog = path.hasSuffix(".xcstrings")
    let read = text.withUTF8 { bytes -> [String: [Entry]]? in
      guard words.occur(in: bytes) else { return [:] }
      return isCatalog ? StringCatalogReader.entries(of: path, bytes, holding: words) : nil
    }
    let found = read ?? entries(ofStrings: text, path)
    files[path] = found
    return found
  }

  private func entries(ofStrings text: String, _ path: String) -> [String: [Entry]] {
    let found = StringsText.entries(of: text, holding: words) ?? []
    return Dictionary(grouping: found, by: \.key).mapValues { found in
      found.map { Entry(path: path, line: $0.line, value: $0.value) }
    }
  }
}

/// Words that are looked for in bytes, whatever the case of their letters.
struct TableWords {
  private let words: [[UInt8]]
  /// For each byte, whether a word has it as its first, and as its second.
  private var starts = Array(repeating: false, count: 256)
  private var seconds = Array(repeating: false, count: 256)

  init(_ words: [String]) {
    self.words = words.map { Array($0.lowercased().utf8) }
    for word in self.words {
      if let first = word.first { starts[Int(first)] = true }
      if let second = word.dropFirst().first { seconds[Int(second)] = true }
    }
  }

  func occur(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for start in 0..<max(0, bytes.count - 1)
    where starts[Int(bytes[start] | 0x20)] && seconds[Int(bytes[start + 1] | 0x20)] {
      let isFound = words.contains { word in
        start + word.count <= bytes.count
          && word.indices.allSatisfy { bytes[start + $0] | 0x20 == word[$0] }
      }
      if isFound { return true }
    }
    return false
  }
}
