// swift-tools-version: 6.0
// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "AcmeTasks",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "OpenAppIntents", path: "../..")],
  targets: [
    // What the app does, without a word about intents.
    .target(
      name: "AcmeCore",
      dependencies: [
        .product(name: "AppIntents", package: "OpenAppIntents"),
        .product(name: "SQLite3", package: "OpenAppIntents"),
      ],
      plugins: [.plugin(name: "AppIntentsMetadata", package: "OpenAppIntents")]),
    // What the app and its extension record of their own work, once a person agreed.
    .target(
      name: "AcmeTelemetry",
      dependencies: [
        "AcmeCore",
        .product(name: "IntentTelemetry", package: "OpenAppIntents"),
        .product(name: "os", package: "OpenAppIntents"),
      ]),
    // The intents, in the app and in its App Intents extension.
    .target(
      name: "AcmeIntents",
      dependencies: [
        "AcmeCore", "AcmeTelemetry",
        .product(name: "AppIntents", package: "OpenAppIntents"),
        .product(name: "IntentTelemetry", package: "OpenAppIntents"),
      ],
      plugins: [.plugin(name: "AppIntentsMetadata", package: "OpenAppIntents")]),
    .executableTarget(
      name: "Acme",
      dependencies: [
        "AcmeCore", "AcmeIntents", "AcmeTelemetry",
        .product(name: "AppIntents", package: "OpenAppIntents"),
        .product(name: "IntentTelemetryUpload", package: "OpenAppIntents"),
        .product(name: "MetricKit", package: "OpenAppIntents"),
        .product(name: "UIKit", package: "OpenAppIntents"),
      ],
      exclude: ["Info.plist", "Acme.entitlements"]),
    .executableTarget(
      name: "AcmeIntentsExtension",
      dependencies: [
        "AcmeCore", "AcmeIntents",
        .product(name: "AppIntents", package: "OpenAppIntents"),
      ],
      exclude: ["Info.plist", "AcmeIntentsExtension.entitlements"]),
    .testTarget(
      name: "AcmeTests",
      dependencies: [
        "AcmeCore", "AcmeIntents",
        .product(name: "AppIntents", package: "OpenAppIntents"),
        .product(name: "AppIntentsTesting", package: "OpenAppIntents"),
      ],
      exclude: ["Conversations"]),
  ],
  swiftLanguageModes: [.v6]
)
