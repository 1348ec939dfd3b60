// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import IntentMetadata

/// The `Info.plist` of an executable: what its file says, completed by what iOS expects.
struct InfoPlist: Hashable, Sendable {
  var values: [String: PropertyList]

  var bundleIdentifier: String { string("CFBundleIdentifier") ?? "" }
  var executableName: String { string("CFBundleExecutable") ?? "" }

  func string(_ key: String) -> String? { values[key]?.stringValue }

  /// What kind of executable the file itself declares, nil when it leaves that open.
  static func kind(of values: [String: PropertyList]) -> BundleExecutable.Kind? {
    let extensionKit = values["EXAppExtensionAttributes"]?.dictionaryValue
    let older = values["NSExtension"]?.dictionaryValue
    let point =
      extensionKit?["EXExtensionPointIdentifier"]?.stringValue
      ?? older?["NSExtensionPointIdentifier"]?.stringValue
    switch point {
    case "com.apple.appintents-extension": return .appIntentsExtension
    case "com.apple.widgetkit-extension": return .widgetExtension
    default: return values["CFBundlePackageType"]?.stringValue == "APPL" ? .app : nil
    }
  }

  /// - Parameters:
  ///   - file: the target's own file, nil when it has none.
  ///   - defaultIdentifier: the value of `$(PRODUCT_BUNDLE_IDENTIFIER)`, which Xcode would know.
  init(
    file: [String: PropertyList]?, path: String, target: SwiftPackage.Target,
    kind: BundleExecutable.Kind, defaultIdentifier: String
  ) throws(BundleBuildError) {
    let variables = [
      "PRODUCT_NAME": target.name, "TARGET_NAME": target.name, "EXECUTABLE_NAME": target.name,
      "PRODUCT_MODULE_NAME": target.c99name, "PRODUCT_BUNDLE_IDENTIFIER": defaultIdentifier,
      "PRODUCT_BUNDLE_PACKAGE_TYPE": kind == .app ? "APPL" : "XPC!",
      "DEVELOPMENT_LANGUAGE": "en", "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
    ]
    values = [:]
    for (key, value) in file ?? [:] { values[key] = try value.expanding(variables, in: path) }
    let defaults: [String: PropertyList] = [
      "CFBundleIdentifier": .string(defaultIdentifier),
      "CFBundleExecutable": .string(target.name), "CFBundleName": .string(target.name),
      "CFBundleDevelopmentRegion": .string("en"),
      "CFBundleInfoDictionaryVersion": .string("6.0"),
      "CFBundlePackageType": .string(kind == .app ? "APPL" : "XPC!"),
      "CFBundleShortVersionString": .string("1.0"), "CFBundleVersion": .string("1"),
    ]
    values.merge(defaults) { own, _ in own }
    if kind != .app, Self.kind(of: values) == nil {
      values["EXAppExtensionAttributes"] = .dictionary([
        "EXExtensionPointIdentifier": .string(
          kind == .appIntentsExtension
            ? "com.apple.appintents-extension" : "com.apple.widgetkit-extension")
      ])
    }
    try check(path: path, target: target)
  }

  /// A bundle identifier becomes a folder's name on the device, so nothing else may stand in it.
  private func check(path: String, target: SwiftPackage.Target) throws(BundleBuildError) {
    let identifier = bundleIdentifier
    let isGood =
      !identifier.isEmpty && !identifier.hasPrefix(".") && identifier.count <= 155
      && identifier.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-")
      }
    guard isGood else {
      throw BundleBuildError(
        .declaration,
        "CFBundleIdentifier in '\(path)' may hold letters, digits, '-' and '.' only; mend it")
    }
    guard executableName == target.name else {
      throw BundleBuildError(
        .declaration,
        "CFBundleExecutable in '\(path)' is not the target's name '\(target.name)'; "
          + "write $(EXECUTABLE_NAME)")
    }
  }
}
