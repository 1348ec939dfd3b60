// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Rules about targets, bundles, languages and identities.
enum PlacementRules {
  static let all: [any Rule.Type] = [
    IdentityChanged.self,
    TargetInNoTarget.self, TargetDuplicate.self, PlistIntentsSupported.self,
    PlistPrincipalClass.self, PlistScenes.self,
    LocalizationNoPhraseCatalog.self, LocalizationPhraseMismatch.self, LocalizationTable.self,
    TargetIntentNotInApp.self, TargetOpensAppInExtension.self, TargetLiveActivityNotInApp.self,
    MigrationLegacyIntentDropped.self,
  ]
}
