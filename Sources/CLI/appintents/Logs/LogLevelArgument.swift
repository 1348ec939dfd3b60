// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import LogStore

/// A level on the command line.
enum LogLevelArgument: String, CaseIterable, ArgumentValue {
  case debug, info, `default`, error, fault

  var level: LogLevel {
    switch self {
    case .debug: .debug
    case .info: .info
    case .default: .default
    case .error: .error
    case .fault: .fault
    }
  }
}
