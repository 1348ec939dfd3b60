// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import IntentTelemetry
internal import TelemetryModel

/// What the started processes do.
enum Writer {
  static func recorder(_ folder: String, limits: TelemetryLimits) -> TelemetryRecorder {
    TelemetryRecorder(
      folder: { folder },
      app: {
        TelemetryApp(
          bundleIdentifier: "com.example.torture", version: "1.0", build: "1", kind: .extension)
      }, limits: limits)
  }

  static func name(_ writer: Int) -> String { "Writer\(writer)" }

  /// Runs in bursts until it is killed, told to stop, or done.
  static func write(
    _ folder: String, scores: Scoreboard, writer: Int, runs: UInt64, burst: UInt64,
    limits: TelemetryLimits
  ) {
    let recorder = recorder(folder, limits: limits)
    let name = name(writer)
    var times: [UInt64] = []
    times.reserveCapacity(4096)
    var run: UInt64 = 0
    while run < runs, scores[writer, .stop] == 0 {
      run += 1
      scores[writer, .begun] = run
      let before = nanoseconds()
      let interval = recorder.begin(name, module: "Torture", surface: .siri)
      scores[writer, .started] = run
      // The number of the run travels as the code of its failure, or it would be a success.
      interval.end(.failure(type: name, code: Int(run)))
      let after = nanoseconds()
      scores[writer, .published] = run
      if run == 1 { scores[writer, .first] = after - before }
      if times.count < 4096 { times.append(after - before) }
      if run % burst == 0 { pause(microseconds: 300) }
    }
    times.sort()
    if !times.isEmpty { scores[writer, .median] = times[times.count / 2] }
  }

  /// Begins a run, goes to a phase and stays there.
  static func hang(_ folder: String, scores: Scoreboard, writer: Int) {
    let recorder = recorder(folder, limits: TelemetryLimits())
    let interval = recorder.begin(name(writer), surface: .siri)
    interval.enter(phase(writer))
    scores[writer, .started] = 1
    while true { sleep(100) }
  }

  /// Begins a run, forks, and ends it in both processes; each then records a run of its own.
  ///
  /// - Returns: whether all went well.
  static func fork(_ folder: String, scores: Scoreboard) -> Bool {
    let recorder = recorder(folder, limits: KillPhase.limits)
    func record(_ writer: Int) {
      scores[writer, .begun] = 1
      let interval = recorder.begin(name(writer), surface: .siri)
      scores[writer, .started] = 1
      interval.end(.failure(type: name(writer), code: 1))
      scores[writer, .published] = 1
    }
    scores[0, .begun] = 1
    let interval = recorder.begin(name(0), surface: .siri)
    scores[0, .started] = 1
    // Swift does not offer it; C libraries that an app links call it all the same.
    guard let symbol = dlsym(nil, "fork") else { return false }
    let process = unsafeBitCast(symbol, to: (@convention(c) () -> pid_t).self)()
    if process == 0 {
      interval.end(.failure(type: name(0), code: 1))
      record(1)
      _exit(0)
    }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    interval.end(.failure(type: name(0), code: 1))
    scores[0, .published] = 1
    record(2)
    return status == 0
  }

  static func phase(_ writer: Int) -> TelemetryPhase {
    TelemetryPhase.allCases[writer % TelemetryPhase.allCases.count]
  }

  /// Seals and reports over and over, as an app does that is killed while it does so.
  static func seal(_ folder: String, limits: TelemetryLimits) {
    let recorder = recorder(folder, limits: limits)
    while true {
      recorder.sealedSegments.seal()
      pause(microseconds: 2000)
    }
  }
}
