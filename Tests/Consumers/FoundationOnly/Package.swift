// swift-tools-version: 5.9
// A consumer of OpenAppIntents whose files import Foundation alone
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "FoundationOnly",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "OpenAppIntents", path: "../../..")],
  targets: [
    .target(
      name: "Reminders",
      dependencies: [.product(name: "FoundationAdditions", package: "OpenAppIntents")],
      plugins: [.plugin(name: "AppIntentsMetadata", package: "OpenAppIntents")]),
    .executableTarget(
      name: "FoundationOnly",
      dependencies: [
        "Reminders",
        .product(name: "FoundationAdditions", package: "OpenAppIntents"),
        .product(name: "FoundationNetworkingAdditions", package: "OpenAppIntents"),
      ],
      resources: [.process("Resources")],
      plugins: [.plugin(name: "AppIntentsMetadata", package: "OpenAppIntents")]),
  ]
)
