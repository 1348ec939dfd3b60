// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import Platform

/// The accounts of one app's processes on a device: `<device>/metrics/<app>`.
///
/// ```
/// <bundle identifier>/records.jsonl       AccountingRecord
/// <bundle identifier>/diagnostics.jsonl   StoredDiagnostic
/// <bundle identifier>/delivery.json       what its subscribers got, and when
/// <bundle identifier>/past.jsonl          the payloads that they got
/// ```
///
/// Each file has an end: 512 KiB of records, 1 MiB of diagnostics and of past payloads for each bundle.
package struct AccountStore: Sendable {
  package let directory: String

  package init(directory: String) { self.directory = directory }

  package func append(_ record: AccountingRecord) throws {
    try makeFolder(record.bundleIdentifier)
    try records(record.bundleIdentifier).append(record)
  }

  package func append(_ diagnostic: StoredDiagnostic) throws {
    try makeFolder(diagnostic.bundleIdentifier)
    try diagnostics(diagnostic.bundleIdentifier).append(diagnostic)
  }

  /// All records of a bundle that are still kept, the oldest first.
  package func allRecords(of bundle: String) -> [AccountingRecord] {
    records(bundle).read(AccountingRecord.self).values
  }

  package func allDiagnostics(of bundle: String) -> [StoredDiagnostic] {
    diagnostics(bundle).read(StoredDiagnostic.self).values
  }

  /// The bundles of the app that have an account, in alphabetical order.
  package var bundles: [String] {
    FileStamp.entries(of: directory).filter {
      FileStamp(path: "\(directory)/\($0)")?.isDirectory ?? false
    }
  }

  // MARK: Files

  func records(_ bundle: String) -> RecordFile {
    RecordFile(path: "\(directory)/\(bundle)/records.jsonl", limit: 256 << 10)
  }

  func diagnostics(_ bundle: String) -> RecordFile {
    RecordFile(path: "\(directory)/\(bundle)/diagnostics.jsonl", limit: 512 << 10)
  }

  func past(_ bundle: String) -> RecordFile {
    RecordFile(path: "\(directory)/\(bundle)/past.jsonl", limit: 512 << 10)
  }

  func deliveryPath(_ bundle: String) -> String { "\(directory)/\(bundle)/delivery.json" }

  func makeFolder(_ bundle: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(directory)/\(bundle)", withIntermediateDirectories: true, attributes: nil)
  }
}
