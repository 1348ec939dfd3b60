// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentTelemetryUpload
import Testing

@Suite struct NextRunTests {
  static let now = Date(timeIntervalSince1970: 1_000_000)

  @Test(
    arguments: [
      (.done, 4 * 3_600),
      // Never within the quarter of an hour in which the system would not begin anyway.
      (.later(now.addingTimeInterval(10), .failures), 15 * 60),
      (.later(now.addingTimeInterval(86_400), .serverAsked), 86_400),
      (.stopped(.unauthorized(status: 401)), 4 * 3_600),
      (.stopped(.refused(status: 404)), 4 * 3_600),
      (.stopped(.notAllowed), nil), (.stopped(.insecureEndpoint), nil),
      (.stopped(.extensionProcess), nil),
    ] as [(UploadReport.End, TimeInterval?)])
  func theNextRun(end: UploadReport.End, delay: TimeInterval?) {
    #expect(
      UploadReport(end: end).nextRun(after: Self.now)
        == delay.map { Self.now.addingTimeInterval($0) })
  }

  @Test func problemsSayWhatToDo() {
    let problems: [UploadReport.Problem] = [
      .notAllowed, .unauthorized(status: 401), .noToken, .redirected(status: 302),
      .refused(status: 404), .insecureEndpoint, .extensionProcess, .noContainer,
    ]
    for problem in problems {
      #expect(!problem.description.hasSuffix("."))
      #expect(problem.description.first?.isLowercase == true)
    }
  }
}
