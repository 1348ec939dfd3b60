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

  package init(name: String, files: [SourceFile]) {
    self.name = name
    self.files = files
  }
}
