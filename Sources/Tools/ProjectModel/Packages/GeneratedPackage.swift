// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials

/// The package that `appintents init` writes beside a project, over links to the project's sources.
package enum GeneratedPackage {
  /// The beginning of a line of its manifest.
  package static let mark = "// Written by 'appintents init'"

  /// Whether a folder's package is one. What it holds belongs to the project already.
  static func isAt(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Package.swift") else {
      return false
    }
    return String(decoding: data.prefix(400), as: UTF8.self).contains("\n" + mark)
  }
}
