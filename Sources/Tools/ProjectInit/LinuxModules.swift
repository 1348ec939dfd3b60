// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import SourceModel

/// The modules that a file can import on Linux, and the products that they come in.
///
/// The one place that says it: the manifest, the list of what cannot build and the reading of
/// `#if canImport` all ask here. A test holds it against this package's own table.
package enum LinuxModules {
  /// Products of this package that an app's sources import by Apple's names, or by ours.
  package static let products = [
    "AppIntents", "AppIntentsTesting", "BackgroundTasks", "FoundationAdditions",
    "FoundationNetworkingAdditions", "IntentTelemetry", "IntentTelemetryUpload", "MetricKit",
    "OSLog", "SQLite3", "Security", "UIKit", "os", "zlib",
  ]

  /// Whether an import is found, on its own or by a product.
  static func isAvailable(_ module: String) -> Bool {
    products.contains(module) || SourceConfiguration.linuxModules.contains(module)
  }

  /// Frameworks of Apple's that people import next to intents, for which there is nothing here.
  /// A module that is not among them may just as well be a package's.
  static func isApples(_ module: String) -> Bool { apples.contains(module) }

  private static let apples: Set<String> = [
    "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "ActivityKit", "AlarmKit",
    "AppKit", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices",
    "CallKit", "CloudKit", "Cocoa", "Combine", "Contacts", "ContactsUI",
    "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage",
    "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices",
    "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CoreWLAN",
    "CryptoKit", "Darwin", "DeviceActivity", "EventKit", "EventKitUI", "FamilyControls",
    "FoundationModels", "GameKit", "GameplayKit", "GeoToolbox", "HealthKit", "HomeKit", "IOKit",
    "ImageIO",
    "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication",
    "ManagedSettings", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal",
    "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "Network", "NetworkExtension",
    "NotificationCenter", "ObjectiveC", "PDFKit", "PassKit", "PencilKit", "Photos",
    "PhotosUI", "QuartzCore", "QuickLook", "RealityKit", "ReplayKit", "SafariServices",
    "SceneKit", "ScreenCaptureKit", "ServiceManagement", "ShazamKit", "SoundAnalysis",
    "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "TabularData",
    "TipKit",
    "Translation", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "Vision",
    "VisualIntelligence", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit",
  ]
}
