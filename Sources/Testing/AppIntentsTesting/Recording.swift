// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Testing
internal import XCTest

/// Where in a test something was called.
struct CallSite: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt
}

/// Tells the library that runs the test of a failure.
enum FailureRecorder {
  /// `swift test` runs the two libraries one after the other, each in a process of its own.
  private static let isSwiftTesting = CommandLine.arguments.contains("swift-testing")

  /// Swift Testing knows its test, except in a detached task; what else runs without one is XCTest's.
  static func record(_ message: String, at site: CallSite) {
    guard Test.current != nil || isSwiftTesting else {
      return XCTFail(message, file: site.filePath, line: site.line)
    }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: "\(site.fileID)", filePath: "\(site.filePath)", line: Int(site.line),
        column: Int(site.column)))
  }
}
