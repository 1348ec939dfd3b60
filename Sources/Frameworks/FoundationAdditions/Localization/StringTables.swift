// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform
import Synchronization

/// The string tables of a process, each read at most once.
final class StringTables: Sendable {
  static let shared = StringTables()

  private struct Place: Hashable {
    var bundle: URL?
    var table: String
    var locale: String
  }

  private let cache = Mutex<[Place: [String: StringTableEntry]]>([:])

  func entry(key: String, table: String, bundle: URL?, locale: Locale) -> StringTableEntry? {
    let place = Place(bundle: bundle, table: table, locale: locale.identifier)
    if let entries = cache.withLock({ $0[place] }) { return entries[key] }
    let entries = StringTableReader(table: table, locale: locale)
      .entries(in: bundle.map { [$0] } ?? Self.mainFolders())
    cache.withLock { $0[place] = entries }
    return entries[key]
  }

  /// Where the running executable's own tables are.
  ///
  /// On iOS an app target's tables lie in the app bundle itself. SwiftPM puts the resources of
  /// the executable target in `<Package>_<Target>.resources` beside the executable.
  private static func mainFolders() -> [URL] {
    let root = LaunchVariable.bundle.value.map { URL(fileURLWithPath: $0) } ?? Bundle.main.bundleURL
    let name = (CommandLine.arguments.first ?? "").split(separator: "/").last ?? ""
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    let own = names.filter { $0.hasSuffix("_\(name).resources") }.sorted()
    return [root] + own.map { root.appendingPathComponent($0) }
  }
}
