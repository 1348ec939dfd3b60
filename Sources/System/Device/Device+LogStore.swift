// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import LogStore
internal import Platform

extension Device {
  /// What the processes of this device, its host and its assistant log.
  package var logStore: LogFolder { LogFolder(path("logs/store")) }

  /// A writer to the device's log under the name of a part of the system: `host`, `assistant`.
  package func logWriter(_ process: String) -> LogWriter {
    LogWriter(directory: logStore.path, process: process)
  }

  /// Tells the writers what the settings say. A store that cannot be written is no reason to fail.
  func configureLogs(_ settings: DeviceSettings) {
    try? logStore.configure(limits: settings.logLimits, level: settings.logLevel?.level ?? .default)
  }
}

/// Which log messages are stored beside those that always are.
package enum LogDetail: String, Codable, Sendable {
  case info, debug

  var level: LogLevel {
    switch self {
    case .info: .info
    case .debug: .debug
    }
  }
}

extension DeviceSettings {
  var logLimits: LogLimits {
    guard let logSize else { return .standard }
    return LogLimits(totalBytes: Int64(logSize) << 20)
  }

  /// Whether writers have to be told of the difference.
  func logs(as other: DeviceSettings) -> Bool {
    logLevel == other.logLevel && logSize == other.logSize
  }
}
