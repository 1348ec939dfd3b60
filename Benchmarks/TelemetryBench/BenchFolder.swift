// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import IntentTelemetry
internal import TelemetryModel

/// A folder for one run of the bench, removed with this object.
final class BenchFolder: Sendable {
  private let root: String

  init() throws {
    root = FileManager.default.temporaryDirectory.path + "/telemetry-bench-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func path(_ name: String) -> String { root + "/" + name }

  func url(_ name: String) -> URL { URL(fileURLWithPath: path(name)) }

  /// Bytes of all files below a folder, or of one file.
  static func bytes(_ path: String) -> Int {
    let below = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return (below.map { path + "/" + $0 } + [path]).reduce(0) { sum, path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      guard attributes?[.type] as? FileAttributeType == .typeRegular else { return sum }
      return sum + ((attributes?[.size] as? NSNumber)?.intValue ?? 0)
    }
  }
}

enum BenchRecorder {
  /// Wide enough that no limit is met.
  static let wide = TelemetryLimits(totalBytes: 256 << 20, bytesPerDay: 64 << 30)

  static func make(
    _ folder: String, limits: TelemetryLimits = wide, environment: RecorderEnvironment = .system
  ) -> TelemetryRecorder {
    TelemetryRecorder(
      folder: { folder },
      app: {
        TelemetryApp(
          bundleIdentifier: "com.acme.todo.intents", version: "2.4.1", build: "1207",
          kind: .extension)
      }, limits: limits, environment: environment)
  }
}
