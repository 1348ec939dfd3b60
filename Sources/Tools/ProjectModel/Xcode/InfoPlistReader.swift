// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The `Info.plist` of a target, as the built product has it.
struct InfoPlistReader {
  let layers: SettingLayers
  let settings: BuildSettings
  let folder: String
  let tree: FileTree

  struct Result {
    var values: [String: PlistValue]?
    var path: String?
    var problem: ProjectProblem?
  }

  func read() -> Result {
    var result = Result()
    if let name = settings["INFOPLIST_FILE"], !name.isEmpty {
      let path = PathText.join(folder, name)
      result.path = tree.existing(path) ?? path
      do {
        let values = try PlistValue.read(result.path ?? path)
        result.values = values.mapValues { $0.expanding(layers.expand) }
      } catch {
        // Such a file is written for the C preprocessor first.
        if !settings.isOn("INFOPLIST_PREPROCESS") { result.problem = error }
        result.path = nil
      }
    }
    guard settings.isOn("GENERATE_INFOPLIST_FILE") else { return result }
    result.values = generated.merging(result.values ?? [:]) { _, file in file }
    return result
  }

  /// What Xcode writes itself. Keys without their own setting need a file.
  private var generated: [String: PlistValue] {
    var values: [String: PlistValue] = [:]
    let standard = [
      ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("CFBundleName", "PRODUCT_NAME"),
      ("CFBundleExecutable", "EXECUTABLE_NAME"),
      ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"),
      ("CFBundlePackageType", "PRODUCT_BUNDLE_PACKAGE_TYPE"),
      ("CFBundleShortVersionString", "MARKETING_VERSION"),
      ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
    ]
    for (key, setting) in standard { values[key] = settings[setting].map { .string($0) } }
    let prefix = "INFOPLIST_KEY_"
    for (name, text) in settings.values where name.hasPrefix(prefix) {
      let key = String(name.dropFirst(prefix.count))
      guard !Self.needsFile.contains(key) else { continue }
      if key == "EXAppExtensionAttributes_EXExtensionPointIdentifier" {
        values["EXAppExtensionAttributes"] = .dictionary([
          "EXExtensionPointIdentifier": .string(text)
        ])
        continue
      }
      switch text {
      case "YES": values[key] = .boolean(true)
      case "NO": values[key] = .boolean(false)
      default:
        values[key] =
          Self.isList(key)
          ? .array(SettingList.words(text).map { .string($0) }) : .string(text)
      }
    }
    return values
  }

  private static let needsFile: Set<String> = [
    "NSExtension", "NSUserActivityTypes", "INIntentsSupported", "INAlternativeAppNames",
    "EXAppExtensionAttributes",
  ]

  private static func isList(_ key: String) -> Bool {
    key.hasPrefix("UISupportedInterfaceOrientations") || key == "UIRequiredDeviceCapabilities"
      || key == "UIBackgroundModes"
  }
}
