// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import AppBundles
internal import CommandLineKit
internal import Device
internal import Platform

/// One sentence and an exit status for every error that a command may throw.
enum ErrorReport {
  static func failure(_ error: any Error) -> CommandFailure {
    // Whatever a signal cut short says of itself, it did not fail.
    if InterruptionState.signal != nil { return CommandFailure("interrupted") }
    switch error {
    case let failure as CommandFailure: return failure
    case let error as BundleBuildError:
      return CommandFailure(message(of: error), exitCode: exitCode(of: error))
    case let error as DeviceError:
      return CommandFailure(error.description, exitCode: exitCode(of: error))
    case let error as SystemError:
      return CommandFailure(error.description, exitCode: .inputOutput)
    case is ClosedOutput: ProcessExit.byClosedPipe()
    case is CancellationError: return CommandFailure("cancelled")
    default:
      return CommandFailure(
        "internal error, please report it: \(error)", exitCode: .internalError)
    }
  }

  private static func message(of error: BundleBuildError) -> String {
    guard !error.details.isEmpty else { return error.message }
    // What the compiler says stands first, as it does in a build by hand.
    _ = try? StandardStream.error.write(error.details.joined(separator: "\n") + "\n\n")
    return error.message
  }

  private static func exitCode(of error: BundleBuildError) -> ExitCode {
    switch error.code {
    case .input: .inputOutput
    case .build, .declaration: .failure
    case .ambiguous: .usage
    }
  }

  private static func exitCode(of error: DeviceError) -> ExitCode {
    switch error.code {
    case .badSetting: .usage
    case .notInstalled: .failure
    case .noDevice, .notADevice, .brokenSettings, .notABundle, .brokenInfo, .missingManifest,
      .brokenManifest, .missingExecutable, .fileSystem:
      .inputOutput
    }
  }
}
