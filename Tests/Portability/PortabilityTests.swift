// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("The telemetry modules on iOS 16", .serialized) struct PortabilityTests {
  private let sdk: AppleSDK

  init() throws { sdk = try AppleSDK.shared.get() }

  /// In the order in which they import each other.
  @Test("are type-checked against the declarations of Apple's modules")
  func modules() throws {
    for module in PortableModule.allCases {
      let complaints = try sdk.complaints(module.rawValue, module.sources)
      guard complaints.isEmpty else {
        Issue.record(
          """
          \(module.rawValue) does not compile for iOS 16. What iOS 16 has is declared in \
          Tests/Portability/Stubs; what it lacks has to be done otherwise.
          \(complaints)
          """)
        return
      }
    }
  }

  @Test("ask which system they run on in one file at most", arguments: PortableModule.allCases)
  func conditions(_ module: PortableModule) throws {
    let asking = try module.sources.filter { path in
      try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").contains {
        $0.trimmingCharacters(in: .whitespaces).hasPrefix("#if")
      }
    }
    #expect(asking.count <= 1, "\(asking)")
  }

  @Test("cannot use what nobody declared")
  func undeclared() throws {
    let complaints = try sdk.complaints(
      about: "import Foundation\nfunc use() { FileManager.default.isUbiquitousItem(1) }")
    #expect(complaints.contains("has no member 'isUbiquitousItem'"))
  }

  @Test(
    "cannot use what iOS 16 does not have",
    arguments: [
      ("func use(_ number: Int128) {}", "iOS 18.0"),
      ("func use() async { await withDiscardingTaskGroup { _ in } }", "iOS 17.0"),
    ])
  func newer(source: String, complaint: String) throws {
    #expect(try sdk.complaints(about: source).contains(complaint))
  }

  @Test(
    "cannot import what only our side has",
    arguments: [
      "Platform", "IntentRuntime", "IntentWire", "FoundationEssentials", "FoundationNetworking",
      "Glibc", "Synchronization",
    ])
  func ours(module: String) throws {
    let complaints = try sdk.complaints(about: "import \(module)")
    #expect(complaints.contains("no such module '\(module)'"))
  }

  @Test("may use what iOS 16 has")
  func allowed() throws {
    let source = """
      func use() async throws { try await Task.sleep(for: .seconds(1)) }
      func find(_ text: String) -> Bool { text.contains("word") }
      """
    #expect(try sdk.complaints(about: source) == "")
  }
}
