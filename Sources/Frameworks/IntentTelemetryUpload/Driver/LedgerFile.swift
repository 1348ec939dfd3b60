// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Where the ledger outlives a process.
package struct LedgerFile: Sendable {
  private let path: URL

  package init(_ path: URL) { self.path = path }

  /// A missing file is an empty ledger; one that cannot be understood is begun anew and counted.
  ///
  /// Then some ranges are sent again, which the collector counts once.
  /// - Throws: when the file is there and cannot be read, as on a device that is locked.
  package func load() throws -> UploadLedger {
    let data: Data
    do {
      data = try Data(contentsOf: path)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return UploadLedger()
    }
    guard let ledger = try? JSONDecoder().decode(UploadLedger.self, from: data) else {
      var ledger = UploadLedger()
      ledger.counts.ledgersLost = 1
      return ledger
    }
    return ledger
  }

  /// Replaces the file in one step.
  package func save(_ ledger: UploadLedger) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try encoder.encode(ledger).write(
      to: path, options: [.atomic, .completeFileProtectionUntilFirstUserAuthentication])
  }

  package func remove() { try? FileManager.default.removeItem(at: path) }
}
