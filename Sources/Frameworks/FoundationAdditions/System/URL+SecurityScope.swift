// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension URL {
  /// Asks for access to a file that a person chose outside the app's container.
  ///
  /// Nothing but the file system guards a file on Linux, so the answer is whether it can be read.
  public func startAccessingSecurityScopedResource() -> Bool {
    isFileURL && FileManager.default.isReadableFile(atPath: path)
  }

  /// Ends the access; there is nothing to give back on Linux.
  public func stopAccessingSecurityScopedResource() {}
}
