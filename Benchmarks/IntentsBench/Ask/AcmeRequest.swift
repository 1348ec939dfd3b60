// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Device
internal import Foundation

/// The request that is measured, and a device of its own to make it on.
///
/// It has three values: a text, a date, and an entity that the app's query finds by its name. It
/// ends with a row in the app's database.
final class AcmeRequest {
  static let utterance = "Create a task call the bank due tomorrow for marketing in Acme"
  static let now = "2026-11-30T10:00:00Z"
  static let timeZone = "UTC"

  /// The path of the app's bundle.
  let app: String
  let folder: String
  var deviceFolder: String { folder + "/device" }

  init(app: String) throws {
    self.app = app
    folder = FileManager.default.temporaryDirectory.path + "/openappintents-\(UUID().uuidString)"
    _ = try Device.create(at: folder + "/device")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }
}
