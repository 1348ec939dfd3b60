// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentTelemetryUpload
import Testing

@Suite("A report of an upload")
struct UploadReportTests {
  @Test("is one sentence with counts and why it ended")
  func sentence() {
    var report = UploadReport(end: .done)
    report.delivered = 12
    report.requests = 1
    report.bytes = 640
    #expect(
      "\(report)" == "12 events delivered in 1 request (640 bytes); nothing is left")
    report.duplicate = 3
    report.setAside = 1
    report.end = .later(Date(timeIntervalSince1970: 0), .serverAsked)
    #expect(
      "\(report)" == """
        12 events delivered in 1 request (640 bytes), 3 were there already, 1 refused; \
        the rest waits: the collector asked for a pause
        """)
  }
}
