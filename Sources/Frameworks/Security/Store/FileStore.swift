// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform

/// The keychain of a device: one encrypted file, and its key beside it.
///
/// The folder lies outside every container, so that a copied App Group holds no secret. Whoever may
/// read the folder, which is its owner alone, can open the keychain: nothing here protects a person
/// from their own programs.
struct FileStore: KeychainStore {
  /// Made when it is missing.
  var folder: String

  private var path: String { folder + "/items" }
  private var keyPath: String { folder + "/key" }

  /// The first bytes of the file: what it is and in which version.
  private static let header = Array("OAIKEYCHAIN1".utf8)

  func items() throws(KeychainError) -> [KeychainItem] {
    try files { () throws(SystemError) in try AtomicFile.read(path) }
      .map { bytes throws(KeychainError) in try decode(bytes) } ?? []
  }

  func change(
    _ body: (inout [KeychainItem]) throws(KeychainError) -> Void
  ) throws(KeychainError) {
    try makeFolder()
    do {
      try FileLock.withLock(folder + "/lock") {
        let before = try items()
        var items = before
        try body(&items)
        guard items != before else { return }
        try write(items)
      }
    } catch let error as KeychainError {
      throw error
    } catch let error as SystemError {
      throw KeychainError(error, folder)
    } catch {
      throw KeychainError(errSecIO, "the keychain in '\(folder)' cannot be written: \(error)")
    }
  }

  private func write(_ items: [KeychainItem]) throws(KeychainError) {
    let encoder = PropertyListEncoder()
    // The binary form keeps fractions of a second in dates.
    encoder.outputFormat = .binary
    let known = try readKey()
    // A key that was cut opens nothing; items that it had sealed would have been refused before this.
    let key =
      if let known, known.count == SealedBox.keyLength { known } else { try makeKey() }
    guard let text = try? encoder.encode(items),
      let sealed = SealedBox.seal(Array(text), key: key, header: Self.header)
    else {
      throw KeychainError(
        errSecInternalComponent, "the keychain cannot be encrypted; is libsodium installed?")
    }
    try files { () throws(SystemError) in
      try AtomicFile.replace(path, with: Self.header + sealed, permissions: 0o600)
    }
  }

  private func decode(_ bytes: [UInt8]) throws(KeychainError) -> [KeychainItem] {
    guard bytes.starts(with: Self.header), let key = try readKey(),
      let text = SealedBox.open(
        bytes.dropFirst(Self.header.count), key: key, header: Self.header),
      let items = try? PropertyListDecoder().decode([KeychainItem].self, from: Data(text))
    else {
      // It may be worth something to its owner, so nothing replaces it.
      throw KeychainError(
        errSecDecode,
        "the keychain '\(path)' is damaged or its key is another's; put both back, or remove the "
          + "folder '\(folder)' to begin anew")
    }
    return items
  }

  private func readKey() throws(KeychainError) -> [UInt8]? {
    try files { () throws(SystemError) in try AtomicFile.read(keyPath) }
  }

  /// Call it under the lock.
  private func makeKey() throws(KeychainError) -> [UInt8] {
    let key = RandomBytes.make(SealedBox.keyLength)
    try files { () throws(SystemError) in
      try AtomicFile.replace(keyPath, with: key, permissions: 0o600)
    }
    return key
  }

  private func makeFolder() throws(KeychainError) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw KeychainError(
        errSecWrPerm, "the keychain's folder '\(folder)' cannot be made; check who may write there")
    }
  }

  private func files<Result>(
    _ body: () throws(SystemError) -> Result
  ) throws(KeychainError) -> Result {
    do { return try body() } catch { throw KeychainError(error, folder) }
  }
}

extension KeychainError {
  fileprivate init(_ error: SystemError, _ folder: String) {
    if error.isFullDisk {
      self.init(errSecDiskFull, "\(error); free some space for '\(folder)'")
    } else if error.isForbidden {
      self.init(errSecWrPerm, "\(error); make '\(folder)' readable and writable")
    } else {
      self.init(errSecIO, "\(error)")
    }
  }
}
