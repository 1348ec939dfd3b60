// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryModel

/// The recorder of the process, behind one word, so that reading it costs next to nothing.
enum SharedRecorder {
  private static let word: Words = {
    let base = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
    let words = Words(base)
    let unstarted = TelemetryRecorder(
      folder: { nil },
      app: { TelemetryApp(bundleIdentifier: "", version: "", build: "", kind: .app) },
      environment: .silent)
    unstarted.core.neverRecord()
    words[0] = retained(unstarted)
    return words
  }()

  static var current: TelemetryRecorder {
    guard let pointer = UnsafeRawPointer(bitPattern: UInt(word[0])) else {
      preconditionFailure("the shared recorder is there from its first use on")
    }
    return Unmanaged<TelemetryRecorder>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// The one before stays for whoever is using it; a process starts a recorder once.
  static func replace(by recorder: TelemetryRecorder) { word[0] = retained(recorder) }

  private static func retained(_ recorder: TelemetryRecorder) -> UInt64 {
    UInt64(UInt(bitPattern: Unmanaged.passRetained(recorder).toOpaque()))
  }
}

extension RecorderEnvironment {
  /// For the recorder that nobody started: it has nothing to tell.
  fileprivate static var silent: RecorderEnvironment {
    var environment = RecorderEnvironment.system
    environment.log = { _ in }
    return environment
  }
}
