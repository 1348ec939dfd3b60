// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Foundation
internal import IntentTelemetry

/// What the uploader keeps beside the segments; consent that is withdrawn takes all of it along.
package struct UploadFolder: Sendable {
  package let url: URL

  /// - Parameter recorder: the folder of the segments.
  package init(besideSegmentsIn recorder: String) {
    url = URL(fileURLWithPath: recorder).appendingPathComponent(SealedSegments.uploadFolderName)
  }

  package var ledger: LedgerFile { LedgerFile(url.appendingPathComponent("ledger.json")) }
  package var payloads: BoundedFolder {
    BoundedFolder(url.appendingPathComponent("payloads"), files: 32, bytes: 2 << 20)
  }
  /// Records that the collector does not want, for a person who looks for the reason.
  package var refused: BoundedFolder {
    BoundedFolder(url.appendingPathComponent("refused"), files: 64, bytes: 256 << 10)
  }

  package func make() throws {
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Removes what processes left that were killed while they wrote a file.
  ///
  /// - Parameter now: what is younger than a minute may still be written.
  package func clean(now: Date) {
    let files = FileManager.default
    for folder in [url, payloads.url, refused.url] {
      for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
      where name.hasPrefix(".") {
        let path = folder.appendingPathComponent(name).path
        guard let made = (try? files.attributesOfItem(atPath: path))?[.modificationDate] as? Date,
          made.addingTimeInterval(60) < now
        else { continue }
        try? files.removeItem(atPath: path)
      }
    }
  }

  package func delete() throws {
    do {
      try FileManager.default.removeItem(at: url)
    } catch let error as CocoaError where error.code == .fileNoSuchFile {}
  }
}

/// Files of which the oldest go when there are too many or they are too large together.
package struct BoundedFolder: Sendable {
  package let url: URL
  let files: Int
  let bytes: Int

  init(_ url: URL, files: Int, bytes: Int) {
    self.url = url
    self.files = files
    self.bytes = bytes
  }

  package struct Entry: Hashable, Sendable {
    package var name: String
    package var size: Int
    package var modified: Date
  }

  /// Oldest first; what is being written is left out.
  package func entries() throws -> [Entry] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: url.path)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return []
    }
    return names.compactMap { name -> Entry? in
      guard !name.hasPrefix("."), name != Self.countName,
        let attributes = try? FileManager.default.attributesOfItem(
          atPath: url.appendingPathComponent(name).path),
        attributes[.type] as? FileAttributeType == .typeRegular
      else { return nil }
      return Entry(
        name: name, size: (attributes[.size] as? NSNumber)?.intValue ?? 0,
        modified: attributes[.modificationDate] as? Date ?? .distantPast)
    }
    .sorted { ($0.modified, $0.name) < ($1.modified, $1.name) }
  }

  package func read(_ name: String) throws -> Data {
    try Data(contentsOf: url.appendingPathComponent(name))
  }

  /// Writes a file in one step, and makes room for it before.
  ///
  /// - Returns: how many files had to go.
  @discardableResult
  package func write(_ data: Data, as name: String) throws -> Int {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    var kept = try entries().filter { $0.name != name }
    var dropped = 0
    while let oldest = kept.first,
      kept.count >= files || kept.reduce(data.count, { $0 + $1.size }) > bytes
    {
      try remove(oldest.name)
      kept.removeFirst()
      dropped += 1
    }
    if dropped > 0 { try count(dropped) }
    try data.write(
      to: url.appendingPathComponent(name),
      options: [.atomic, .completeFileProtectionUntilFirstUserAuthentication])
    return dropped
  }

  package func remove(_ name: String) throws {
    do {
      try FileManager.default.removeItem(at: url.appendingPathComponent(name))
    } catch let error as CocoaError where error.code == .fileNoSuchFile {}
  }

  // MARK: What had to go

  private static let countName = "dropped"

  /// How many files had to go since consent was given.
  package var droppedCount: Int {
    (try? String(contentsOf: url.appendingPathComponent(Self.countName), encoding: .utf8))
      .flatMap { Int($0) } ?? 0
  }

  private func count(_ dropped: Int) throws {
    try Data("\(droppedCount + dropped)".utf8).write(
      to: url.appendingPathComponent(Self.countName), options: .atomic)
  }
}
