// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// One product of a project and what goes into it.
package struct Target: Hashable, Sendable, Identifiable {
  package struct ID: Hashable, Sendable {
    package var manifest: String
    package var name: String
  }

  package var name: String
  package var moduleName: String
  package var product: ProductType
  /// The file that declares it: `project.pbxproj`, `Package.swift`, `Project.swift` or
  /// `project.yml`; the folder itself when nothing does.
  package var manifest: String
  /// Empty when nothing says it.
  package var platforms: Set<ApplePlatform>
  /// The oldest version that it runs on, where known.
  package var deploymentTargets: [ApplePlatform: String]
  /// The Swift files that are compiled into it.
  package var sources: [String]
  /// Its strings, string catalogs, intent definitions, vocabularies and property lists.
  package var resources: [String]
  /// Names of targets of the same project, those behind products of local packages too.
  package var dependencies: [String]
  /// Products of packages that are not in the project.
  package var packageProducts: [String]
  /// Names of the targets that its copy phases embed: extensions, app clips, watch apps, frameworks.
  package var embeds: [String]
  package var settings: BuildSettings
  /// With the generated keys and expanded settings; nil when it has none.
  package var infoPlist: [String: PlistValue]?
  /// The file that ``infoPlist`` comes from; nil when it is generated wholly.
  package var infoPlistPath: String?
  package var entitlements: [String: PlistValue]?
  package var entitlementsPath: String?
  /// The languages that it has resources in, sorted, without `Base`.
  package var localizations: [String]

  package init(
    name: String, moduleName: String? = nil, product: ProductType, manifest: String,
    platforms: Set<ApplePlatform> = [], deploymentTargets: [ApplePlatform: String] = [:],
    sources: [String] = [], resources: [String] = [], dependencies: [String] = [],
    packageProducts: [String] = [], embeds: [String] = [],
    settings: BuildSettings = BuildSettings(), infoPlist: [String: PlistValue]? = nil,
    infoPlistPath: String? = nil, entitlements: [String: PlistValue]? = nil,
    entitlementsPath: String? = nil, localizations: [String] = []
  ) {
    self.name = name
    self.moduleName = moduleName ?? SettingOperation.moduleName(name)
    self.product = product
    self.manifest = manifest
    self.platforms = platforms
    self.deploymentTargets = deploymentTargets
    self.sources = sources
    self.resources = resources
    self.dependencies = dependencies
    self.packageProducts = packageProducts
    self.embeds = embeds
    self.settings = settings
    self.infoPlist = infoPlist
    self.infoPlistPath = infoPlistPath
    self.entitlements = entitlements
    self.entitlementsPath = entitlementsPath
    self.localizations = localizations
  }

  package var id: ID { ID(manifest: manifest, name: name) }

  /// The App Groups that its entitlements name.
  package var appGroups: [String] {
    entitlements?["com.apple.security.application-groups"]?.array?.compactMap(\.string) ?? []
  }

  /// The keychain access groups that its entitlements name.
  package var keychainGroups: [String] {
    entitlements?["keychain-access-groups"]?.array?.compactMap(\.string) ?? []
  }
}
