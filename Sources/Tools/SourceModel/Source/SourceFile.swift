// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// One Swift file, as it was read.
package struct SourceFile: Sendable {
  /// The path that diagnostics and positions name.
  package var path: String
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// The Swift files of one module.
package struct SourceModule: Sendable {
  package var name: String
  package var files: [SourceFile]
  /// Whether no other module uses what it declares: its files are read for themselves only.
  package var isLeaf: Bool

  package init(name: String, files: [SourceFile], isLeaf: Bool = false) {
    self.name = name
    self.files = files
    self.isLeaf = isLeaf
  }
}
