// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Platform
import Testing

@testable import ProcessAccounting

@Suite("Accounts that cannot be kept")
struct LostAccountsTests {
  @Test("are counted, and the first is told with the reason")
  func counted() {
    let lost = LostAccounts()
    let store = AccountStore(directory: "/dev/null/metrics")
    let record = AccountingRecord(
      bundleIdentifier: "com.acme.tasks", kind: "app", processIdentifier: 1, begin: 0, end: 1)
    var told: [String] = []
    for _ in 0..<3 {
      lost.attempt({ try store.append(record) }, tell: { told.append($0) })
    }
    lost.attempt({}, tell: { told.append($0) })
    #expect(lost.count == 3)
    #expect(told.count == 1)
    #expect(told.first?.contains("/dev/null/metrics") == true)
  }
}
