// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The open defaults of a process: every instance of a suite shares one file and one set of
/// registered defaults.
final class PreferencesFiles: Sendable {
  static let shared = PreferencesFiles()

  private let files = Mutex<[String: PreferencesFile]>([:])
  private let registered = Mutex<[String: PropertyListValue]>([:])

  func file(suite: String?) -> PreferencesFile {
    let url = AppContainers.current.preferencesFile(suite: suite)
    return files.withLock { files in
      if let file = files[url.path] { return file }
      let file = PreferencesFile(url: url, suite: suite)
      files[url.path] = file
      return file
    }
  }

  /// Writes again what was refused.
  func save() {
    for file in files.withLock({ Array($0.values) }) { file.save() }
  }

  /// The registration domain, which on Apple's platforms too is one for the whole process.
  var registration: [String: PropertyListValue] { registered.withLock { $0 } }

  func register(_ defaults: [String: PropertyListValue]) {
    registered.withLock { $0.merge(defaults) { $1 } }
  }
}
