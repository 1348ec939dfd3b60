// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import Platform

/// A file of a bundle, read whole.
enum BundleFile {
  /// - Returns: nil when there is no such file.
  /// - Throws: ``DeviceError`` when there is something that cannot be read.
  static func read(_ path: String, or code: DeviceError.Code) throws(DeviceError) -> Data? {
    if let data = try? Data(contentsOf: URL(filePath: path)) { return data }
    guard let stamp = FileStamp(path: path) else { return nil }
    throw DeviceError(
      code,
      stamp.isDirectory
        ? "'\(path)' is a folder where a file should be; build the bundle again"
        : "'\(path)' may not be read; make it readable with 'chmod +r'")
  }
}
