// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LogStore
import Platform

@testable import os

extension OSLogMessage {
  /// What a person reads.
  var text: String { interpolation.content.text }
  /// What C's form of the statement would say.
  var format: String { interpolation.content.format }
  var arguments: [LogComponent.Argument] { interpolation.content.components.map(\.argument) }
}

/// A message as a function takes it that expects a literal.
func message(_ message: OSLogMessage) -> OSLogMessage { message }

/// The text of a format of C's.
func formatted(_ format: StaticString, _ arguments: any CVarArg...) -> String {
  FormattedMessage.content(format, arguments).text
}

/// A device whose log records are in a folder of their own, for the code in `body`.
func withDevice<Result>(
  _ body: (_ store: String) async throws -> Result
) async throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "os-\(UUID().uuidString)").path()
  let store = folder + "/logs/store"
  let scope = LaunchScope([.logs: store, .bundle: "/apps/Acme.app"])
  defer {
    scope.close()
    try? FileManager.default.removeItem(atPath: folder)
  }
  return try await scope.with { try await body(store) }
}

/// The records of a store on disk.
func records(in store: String) -> [LogRecord] { LogReader(directory: store).records().records }
