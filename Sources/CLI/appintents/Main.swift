// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import Platform

/// The only root of tasks of the tool: a signal cancels it, a second one ends the process at once.
@main
enum Main {
  static func main() async {
    StandardStream.reserveAll()
    // A write to a closed pipe is an error where it happens, and ends the tool quietly.
    Signal.ignoreBrokenPipes()
    let work = Task {
      await CommandMain(AppIntentsTool.self, reportingErrors: ErrorReport.failure)
        .run(Array(CommandLine.arguments.dropFirst()))
    }
    try? Interruption.watch { signal in
      guard InterruptionState.receive(signal) == .first else {
        ProcessExit.now(bySignal: signal)
      }
      ToolProcess.endAll(.terminate)
      work.cancel()
    }
    let code = await work.value
    // The shell should see that a signal ended the tool, not that the tool failed.
    if let signal = InterruptionState.signal { ProcessExit.now(bySignal: signal) }
    ProcessExit.now(code.rawValue)
  }
}
