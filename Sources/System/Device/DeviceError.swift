// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Something that a device or a bundle cannot do, as one sentence for the person who asked for it.
package struct DeviceError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Code: Hashable, Sendable {
    /// There is no device in that folder.
    case noDevice
    /// The folder holds something else.
    case notADevice
    /// `device.json` cannot be read.
    case brokenSettings
    case notInstalled
    /// The folder is not an app bundle.
    case notABundle
    /// `Info.plist` is missing, broken or lacks a key.
    case brokenInfo
    case missingManifest
    case brokenManifest
    case missingExecutable
    case badSetting
    /// The file system refused.
    case fileSystem
  }

  package var code: Code
  package var description: String

  package init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
