// swift-tools-version: 5.9
// A consumer of OpenAppIntents in Swift 5 mode, written as intents were before Swift 6
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "SwiftFive",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "OpenAppIntents", path: "../../..")],
  targets: [
    .executableTarget(
      name: "SwiftFive",
      dependencies: [.product(name: "AppIntents", package: "OpenAppIntents")],
      plugins: [.plugin(name: "AppIntentsMetadata", package: "OpenAppIntents")]),
    .executableTarget(
      name: "MonitoredApp",
      dependencies: [
        .product(name: "BackgroundTasks", package: "OpenAppIntents"),
        .product(name: "FoundationNetworkingAdditions", package: "OpenAppIntents"),
        .product(name: "Security", package: "OpenAppIntents"),
        .product(name: "UIKit", package: "OpenAppIntents"),
      ],
      plugins: [.plugin(name: "AppIntentsMetadata", package: "OpenAppIntents")]),
  ]
)
