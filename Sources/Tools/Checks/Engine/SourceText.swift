// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform

/// Why a file is not checked.
package enum SourceReadError: Error, Equatable {
  case missing, unreadable, noFile, tooLarge, notUTF8, tooDeep
}

/// Where the texts of files come from: the disk, or an example.
package struct SourceTexts {
  private let load: (String) throws(SourceReadError) -> String

  package init(_ load: @escaping (String) throws(SourceReadError) -> String) { self.load = load }

  package func read(_ path: String) throws(SourceReadError) -> String { try load(path) }

  /// Texts that were read before are not read again.
  func knowing(_ texts: [String: String]) -> SourceTexts {
    SourceTexts { (path) throws(SourceReadError) in
      if let text = texts[path] { return text }
      return try load(path)
    }
  }

  /// - Parameter limit: the largest file that is read, in bytes.
  package static func onDisk(limit: Int) -> SourceTexts {
    SourceTexts { (path) throws(SourceReadError) in try fileText(path, limit: limit) }
  }

  private static func fileText(_ path: String, limit: Int) throws(SourceReadError) -> String {
    guard let stamp = FileStamp(path: path) else { throw .missing }
    // A pipe or a device would be read for ever.
    guard stamp.isRegular else { throw .noFile }
    guard stamp.size <= limit else { throw .tooLarge }
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable }
    guard let text = String(validating: data, as: UTF8.self) else { throw .notUTF8 }
    return text
  }
}
