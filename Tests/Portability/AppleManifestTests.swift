// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform
import Testing

@Suite("The package on Apple's systems") struct AppleManifestTests {
  private struct Dump: Decodable {
    struct Target: Decodable {
      struct Resource: Decodable { var path: String }
      var name: String
      var exclude: [String]
      var resources: [Resource]
      var type: String
    }
    struct Platform: Decodable {
      var platformName: String
      var version: String
    }
    struct Product: Decodable { var name: String }
    var targets: [Target]
    var platforms: [Platform]
    var products: [Product]
  }

  /// The manifest as a Mac reads it.
  private func manifest() throws -> Dump {
    let scratch = FileManager.default.temporaryDirectory.path + "/dump-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let result = try ToolProcess(
      "env",
      [
        "-u", "OPENAPPINTENTS_ONLY", "OPENAPPINTENTS_PLATFORM=apple", "swift", "package",
        "--scratch-path", scratch, "dump-package",
      ], directory: AppleSDK.repository
    ).run()
    try #require(result.isSuccess, "\(String(decoding: result.errorOutput, as: UTF8.self))")
    return try JSONDecoder().decode(Dump.self, from: Data(result.output))
  }

  @Test("has the portable modules from iOS 16 on, and nothing that Apple's SDK has itself")
  func portable() throws {
    let manifest = try manifest()
    let portable = PortableModule.allCases
    #expect(
      Set(manifest.targets.map(\.name)) == Set(portable.map(\.rawValue) + ["CTelemetryAtomics"]))
    #expect(
      Set(manifest.products.map(\.name))
        == Set(portable.filter(\.isProduct).map(\.rawValue)))
    #expect(manifest.platforms.contains { $0.platformName == "ios" && $0.version == "16.0" })
    for module in portable {
      let target = try #require(manifest.targets.first { $0.name == module.rawValue })
      #expect(target.exclude == module.excluded)
      let expected = module.isProduct ? ["PrivacyInfo.xcprivacy"] : []
      #expect(target.resources.map(\.path) == expected)
    }
  }
}
