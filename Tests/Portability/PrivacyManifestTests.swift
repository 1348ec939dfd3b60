// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("The privacy manifests") struct PrivacyManifestTests {
  private static var modules: [PortableModule] {
    PortableModule.allCases.filter(\.isProduct)
  }

  @Test("give a reason for each interface that needs one, and for no other", arguments: modules)
  func reasons(_ module: PortableModule) throws {
    let manifest = try PrivacyManifest(at: module.privacyManifest)
    let sources = try module.sources.map { try String(contentsOfFile: $0, encoding: .utf8) }
    for api in RequiredReasonAPI.allCases {
      let declared = manifest.accessed.filter { $0.category == api.rawValue }
      let isUsed = sources.contains { api.isUsed(in: $0) }
      #expect(declared.count == (isUsed ? 1 : 0), "\(module.rawValue): \(api.rawValue)")
      for reason in declared.flatMap(\.reasons) {
        #expect(api.fittingReasons.contains(reason), "\(api.rawValue): \(reason)")
      }
      #expect(declared.allSatisfy { !$0.reasons.isEmpty })
    }
    let known = Set(RequiredReasonAPI.allCases.map(\.rawValue))
    #expect(manifest.accessed.allSatisfy { known.contains($0.category) })
  }

  @Test("say what is collected, linked to nobody and never for tracking", arguments: modules)
  func collected(_ module: PortableModule) throws {
    let manifest = try PrivacyManifest(at: module.privacyManifest)
    #expect(!manifest.isTracking)
    #expect(manifest.trackingDomains.isEmpty)
    #expect(manifest.collected.allSatisfy { !$0.isLinked && !$0.isForTracking })
    #expect(
      Set(manifest.collected.map(\.type)) == [
        "NSPrivacyCollectedDataTypeProductInteraction",
        "NSPrivacyCollectedDataTypePerformanceData", "NSPrivacyCollectedDataTypeCrashData",
      ])
    #expect(
      manifest.collected.allSatisfy {
        Set($0.purposes) == [
          "NSPrivacyCollectedDataTypePurposeAnalytics",
          "NSPrivacyCollectedDataTypePurposeAppFunctionality",
        ]
      })
  }

  @Test("would miss neither an interface nor a comment")
  func scanner() {
    #expect(RequiredReasonAPI.fileTimestamp.isUsed(in: "guard fstat(descriptor, &status) == 0"))
    #expect(RequiredReasonAPI.systemBootTime.isUsed(in: "ProcessInfo.processInfo.systemUptime"))
    #expect(!RequiredReasonAPI.systemBootTime.isUsed(in: "  // systemUptime would need a reason"))
    #expect(!RequiredReasonAPI.fileTimestamp.isUsed(in: "let state = status"))
  }
}
