// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Platform

/// Where OpenAppIntents is to be had from.
package enum OpenAppIntentsPlace: Hashable, Sendable {
  /// An absolute folder, and the URL that it was cloned from.
  case folder(String, clonedFrom: String?)
  case url(String)

  /// What was asked for: a folder or a URL.
  package init(_ text: String, directory: String) throws(InitError) {
    if text.contains("://") || text.hasPrefix("git@") {
      self = .url(text)
      return
    }
    let folder = URL(
      filePath: text, relativeTo: URL(filePath: directory, directoryHint: .isDirectory)
    ).standardizedFileURL.path
    guard Self.isPackage(folder) else {
      throw InitError("'\(text)' is not the folder of OpenAppIntents; give that or a git URL")
    }
    self = .folder(folder, clonedFrom: Self.origin(of: folder))
  }

  /// The package that a program was built in.
  package init(program: String?) throws(InitError) {
    var folder = program ?? ""
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      if Self.isPackage(folder) {
        self = .folder(folder, clonedFrom: Self.origin(of: folder))
        return
      }
    }
    throw InitError("OpenAppIntents does not lie around this program; say where with --package")
  }

  /// What SwiftPM calls the package: of a URL the last part, without `.git`.
  var packageName: String {
    guard case .url(let url) = self,
      let last = url.split(whereSeparator: { "/:".contains($0) }).last.map(String.init)
    else { return "OpenAppIntents" }
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  private static func isPackage(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Package.swift") else {
      return false
    }
    return data.range(of: Data("\n  name: \"OpenAppIntents\"".utf8)) != nil
  }

  private static func origin(of folder: String) -> String? {
    let git = ToolProcess("git", ["config", "--get", "remote.origin.url"], directory: folder)
    guard let result = try? git.run(), result.isSuccess else { return nil }
    let url = String(decoding: result.output, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    // A path on this machine leads nowhere on another.
    return url.contains("://") && !url.hasPrefix("file:") || url.hasPrefix("git@") ? url : nil
  }
}
