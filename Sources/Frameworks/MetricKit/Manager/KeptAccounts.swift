// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import ProcessAccounting
internal import os

extension PayloadPlace {
  /// Keeps a record; the app never fails because it cannot be kept, but the log says so once.
  func keep(_ record: AccountingRecord) { attempt { try store.append(record) } }

  func keep(_ diagnostic: StoredDiagnostic) { attempt { try store.append(diagnostic) } }

  private func attempt(_ write: () throws -> Void) {
    LostAccounts.own.attempt(write) { reason in
      Logger(subsystem: "org.openappintents.metrickit", category: "accounts")
        .error("\(reason, privacy: .public)")
    }
  }
}
