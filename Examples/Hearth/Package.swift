// swift-tools-version: 6.0
// Hearth, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Hearth",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "OpenAppIntents", path: "../..")],
  targets: [
    .executableTarget(
      name: "Hearth",
      dependencies: [
        .product(name: "AppIntents", package: "OpenAppIntents"),
        .product(name: "UIKit", package: "OpenAppIntents"),
      ],
      exclude: ["Info.plist", "Hearth.entitlements"],
      plugins: [.plugin(name: "AppIntentsMetadata", package: "OpenAppIntents")])
  ],
  swiftLanguageModes: [.v6]
)
