// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Resolves the build settings of a project's targets.
struct PbxSettings {
  let objects: PbxObjects
  let paths: PbxPaths
  let projectName: String
  let manifest: String
  var files = ConfigurationFileReader()

  /// The settings of a target in the configuration that archives are made with.
  mutating func layers(of target: PbxObject) -> (configuration: String, layers: SettingLayers) {
    let project = objects.project
    let list = target.string("buildConfigurationList").flatMap { objects[$0] }
    let names = objects.objects(list?.strings("buildConfigurations") ?? []).map(\.name)
    let wanted = list?.string("defaultConfigurationName")
    let configuration =
      wanted.flatMap { names.contains($0) ? $0 : nil }
      ?? names.first { $0 == "Release" } ?? names.first ?? ""
    var layers = SettingLayers(
      layers: [builtIn(target, configuration)], circumstances: ["config": configuration])
    layers.layers += configurationLayers(project, configuration)
    layers.layers += configurationLayers(target, configuration)
    layers.circumstances["variant"] = "normal"
    layers.circumstances["arch"] = "arm64"
    let sdk = PlatformNames.sdk(layers)
    layers.circumstances["sdk"] = sdk
    layers.layers[0]["PLATFORM_NAME"] = [SettingAssignment(value: sdk)]
    return (configuration, layers)
  }

  private func builtIn(_ target: PbxObject, _ configuration: String) -> SettingLayer {
    [
      "TARGET_NAME": target.name, "PROJECT_NAME": projectName, "CONFIGURATION": configuration,
      "SRCROOT": paths.root, "PROJECT_DIR": paths.root, "SOURCE_ROOT": paths.root,
      "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": PbxProductType.packageType(target.string("productType")),
      "DEVELOPMENT_LANGUAGE": objects.project.string("developmentRegion") ?? "en",
    ].mapValues { [SettingAssignment(value: $0)] }
  }

  /// What a configuration is based on, and over it what it says itself.
  private mutating func configurationLayers(
    _ owner: PbxObject, _ name: String
  ) -> [SettingLayer] {
    let list = owner.string("buildConfigurationList").flatMap { objects[$0] }
    let all = objects.objects(list?.strings("buildConfigurations") ?? [])
    let named =
      all.first { $0.name == name }
      ?? all.first { $0.name == list?.string("defaultConfigurationName") } ?? all.first
    guard let configuration = named else { return [] }
    var result: [SettingLayer] = []
    if let path = basePath(configuration) {
      let line = files.isKnown(path) ? nil : objects.lines(of: [configuration.id])[configuration.id]
      result.append(files.layer(path, namedBy: manifest, line: line))
    }
    var own: SettingLayer = [:]
    for (key, value) in configuration.dictionary("buildSettings") {
      let (name, conditions) = SettingAssignment.parse(key)
      let text =
        (value as? String)
        ?? (value as? [String])?.map(Self.quoted).joined(separator: " ") ?? ""
      let assignment = SettingAssignment(value: text, conditions: conditions)
      // The general value lies below those with conditions.
      own[name, default: []].insert(
        assignment, at: conditions.isEmpty ? 0 : own[name]?.count ?? 0)
    }
    return result + [own]
  }

  private func basePath(_ configuration: PbxObject) -> String? {
    if let reference = configuration.string("baseConfigurationReference") {
      return paths.path[reference]
    }
    guard let anchor = configuration.string("baseConfigurationReferenceAnchor"),
      let folder = paths.path[anchor],
      let relative = configuration.string("baseConfigurationReferenceRelativePath")
    else { return nil }
    return PathText.join(folder, relative)
  }

  private static func quoted(_ word: String) -> String {
    word.contains(" ") && !word.hasPrefix("\"") ? "\"\(word)\"" : word
  }
}
