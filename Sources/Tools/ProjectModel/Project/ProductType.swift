// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What a target is built into.
package enum ProductType: Hashable, Sendable {
  case application
  case watchApplication
  case appClip
  /// An extension of another kind than those below; its point, where the `Info.plist` says it.
  case appExtension(point: String?)
  case widgetExtension
  /// An ExtensionKit or classic extension for App Intents.
  case appIntentsExtension
  /// A SiriKit extension.
  case intentsExtension
  case intentsUIExtension
  case framework
  case staticLibrary
  case dynamicLibrary
  case bundle
  case tool
  case unitTest
  case uiTest
  /// A library target of a Swift package.
  case packageLibrary
  /// A macro or a plugin of a Swift package: code that runs while building.
  case buildTool
  /// Sources that no manifest speaks of.
  case folder
  case other(String)

  package var isApplication: Bool {
    switch self {
    case .application, .watchApplication, .appClip: true
    default: false
    }
  }

  package var isExtension: Bool {
    switch self {
    case .appExtension, .widgetExtension, .appIntentsExtension, .intentsExtension,
      .intentsUIExtension:
      true
    default: false
    }
  }

  package var isTest: Bool { self == .unitTest || self == .uiTest }

  /// Whether its code reaches people only inside another target.
  package var isLibrary: Bool {
    switch self {
    case .framework, .staticLibrary, .dynamicLibrary, .packageLibrary: true
    default: false
    }
  }
}
