// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Platform

/// Writes a plan, and says of each file what became of it.
package struct InitWriter {
  package enum Outcome: Hashable, Sendable {
    case written, unchanged
    /// Something else stands there, and was left.
    case kept
  }

  private let overwrites: Bool
  private let isTrial: Bool

  /// - Parameters:
  ///   - overwrites: whether files that stand there are replaced.
  ///   - isTrial: whether only what would be done is told.
  package init(overwrites: Bool, isTrial: Bool) {
    self.overwrites = overwrites
    self.isTrial = isTrial
  }

  package func write(_ entry: InitPlan.Entry) throws(InitError) -> Outcome {
    let stamp = FileStamp(path: entry.path)
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: entry.path)
    switch entry.content {
    case .text(let text):
      if link == nil, FileManager.default.contents(atPath: entry.path) == Data(text.utf8) {
        return .unchanged
      }
    case .link(let target): if link == target { return .unchanged }
    }
    if stamp != nil || link != nil {
      // A folder may hold a person's work: it is never replaced.
      guard overwrites, link != nil || stamp?.isDirectory == false else { return .kept }
    }
    guard !isTrial else { return .written }
    do {
      let folder = SourceChoice.folder(of: entry.path)
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      if link != nil { try FileManager.default.removeItem(atPath: entry.path) }
      switch entry.content {
      case .text(let text):
        try Data(text.utf8).write(to: URL(filePath: entry.path), options: .atomic)
      case .link(let target):
        if stamp != nil, link == nil { try FileManager.default.removeItem(atPath: entry.path) }
        try FileManager.default.createSymbolicLink(
          atPath: entry.path, withDestinationPath: target)
      }
    } catch {
      throw InitError("'\(entry.path)' cannot be written; check the folder and the disk")
    }
    return .written
  }
}
