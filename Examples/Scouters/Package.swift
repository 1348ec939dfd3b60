// swift-tools-version: 5.9
// Scouters, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// In Swift 5 mode, as most apps are.
let package = Package(
  name: "Scouters",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "OpenAppIntents", path: "../..")],
  targets: [
    .executableTarget(
      name: "Scouters",
      dependencies: [
        .product(name: "AppIntents", package: "OpenAppIntents"),
        .product(name: "UIKit", package: "OpenAppIntents"),
      ],
      exclude: ["Info.plist", "Scouters.entitlements"],
      plugins: [.plugin(name: "AppIntentsMetadata", package: "OpenAppIntents")]),
    .testTarget(
      name: "ScoutersTests",
      dependencies: [
        "Scouters",
        .product(name: "AppIntents", package: "OpenAppIntents"),
        .product(name: "AppIntentsTesting", package: "OpenAppIntents"),
      ],
      exclude: ["Conversations"]),
  ]
)
