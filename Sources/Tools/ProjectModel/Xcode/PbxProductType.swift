// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What Xcode calls a target's product, and what the extension point makes of it.
enum PbxProductType {
  private static let prefix = "com.apple.product-type."

  static func product(_ type: String?, infoPlist: [String: PlistValue]?) -> ProductType {
    guard let type, type.hasPrefix(prefix) else { return .other(type ?? "") }
    switch type.dropFirst(prefix.count) {
    case "application", "application.messages": return .application
    case "application.on-demand-install-capable": return .appClip
    case "application.watchapp", "application.watchapp2", "application.watchapp2-container":
      return .watchApplication
    case "app-extension", "extensionkit-extension", "app-extension.intents-service",
      "app-extension.messages", "app-extension.messages-sticker-pack", "watchkit-extension",
      "watchkit2-extension", "tv-app-extension":
      return extensionType(type, infoPlist: infoPlist)
    case "framework": return .framework
    case "framework.static", "library.static": return .staticLibrary
    case "library.dynamic": return .dynamicLibrary
    case "bundle": return .bundle
    case "tool": return .tool
    case "bundle.unit-test": return .unitTest
    case "bundle.ui-testing": return .uiTest
    default: return .other(type)
    }
  }

  private static func extensionType(
    _ type: String, infoPlist: [String: PlistValue]?
  ) -> ProductType {
    let point =
      infoPlist?["EXAppExtensionAttributes"]?["EXExtensionPointIdentifier"]?.string
      ?? infoPlist?["NSExtension"]?["NSExtensionPointIdentifier"]?.string
    switch point {
    case "com.apple.widgetkit-extension": return .widgetExtension
    case "com.apple.appintents-extension": return .appIntentsExtension
    case "com.apple.intents-service": return .intentsExtension
    case "com.apple.intents-ui-service": return .intentsUIExtension
    default:
      return type.hasSuffix(".intents-service") ? .intentsExtension : .appExtension(point: point)
    }
  }

  /// The value of `CFBundlePackageType`.
  static func packageType(_ type: String?) -> String {
    switch type?.dropFirst(prefix.count) {
    case "application", "application.messages", "application.on-demand-install-capable",
      "application.watchapp2":
      "APPL"
    case "framework", "framework.static": "FMWK"
    case "app-extension", "extensionkit-extension", "watchkit2-extension", "tv-app-extension":
      "XPC!"
    default: "BNDL"
    }
  }
}
