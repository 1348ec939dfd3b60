// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import ProjectModel

/// The `Package.swift` of the package for Linux.
struct ManifestText {
  let layout: PackageLayout
  let place: OpenAppIntentsPlace

  var text: String {
    """
    // swift-tools-version: \(needsSwiftFive ? "5.9" : "6.0")
    \(GeneratedPackage.mark): the intents of \(oneLine(layout.appName)), built and tested on Linux.

    import PackageDescription

    let package = Package(
      name: \(literal(layout.appTarget)),
      defaultLocalization: \(literal(layout.developmentRegion)),
      platforms: [.iOS(.v17), .macOS(.v14)],
      dependencies: [\(dependency)],
      targets: [
    \(targets.joined(separator: "\n"))
      ]
    )

    """
  }

  /// Swift 6 refuses what older code writes; one module in Swift 5 mode puts all there.
  private var needsSwiftFive: Bool {
    !layout.modules.allSatisfy {
      $0.chosen.target.settings["SWIFT_VERSION"]?.hasPrefix("6") == true
    }
  }

  private var dependency: String {
    switch place {
    case .url(let url): ".package(url: \(literal(url)), branch: \"main\")"
    case .folder(let folder, _):
      ".package(name: \"OpenAppIntents\", path: \(literal(layout.path(to: folder))))"
    }
  }

  private var targets: [String] {
    var result = layout.modules.map { module in
      let isApp = module.chosen.isApp
      let products = isApp ? module.chosen.products.union(["UIKit"]) : module.chosen.products
      return target(
        isApp ? "executableTarget" : "target", module.chosen.name,
        dependencies: module.dependencies.map(literal) + products.sorted().map(product),
        exclude: module.exclude, defines: conditions(module.chosen.target), hasPlugin: true)
    }
    if !layout.hasOwnApp {
      result.append(
        target(
          "executableTarget", layout.appTarget,
          dependencies: layout.modules.map { literal($0.chosen.name) }
            + ["AppIntents", "UIKit"].map(product),
          exclude: layout.appFiles.map { String($0.path.split(separator: "/").last ?? "") }
            .filter { !$0.hasSuffix(".swift") }))
    }
    result.append(
      target(
        "testTarget", "ConversationTests",
        dependencies: [literal(layout.appTarget), product("AppIntentsTesting")]))
    return result
  }

  private func conditions(_ target: Target) -> [String] {
    target.settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS").filter { $0 != "DEBUG" }
  }

  private func target(
    _ kind: String, _ name: String, dependencies: [String], exclude: [String] = [],
    defines: [String] = [], hasPlugin: Bool = false
  ) -> String {
    var lines = ["name: \(literal(name))", list("dependencies", dependencies)]
    if !exclude.isEmpty { lines.append(list("exclude", exclude.map(literal))) }
    if !defines.isEmpty {
      lines.append(list("swiftSettings", defines.map { ".define(\(literal($0)))" }))
    }
    if hasPlugin {
      lines.append(
        list("plugins", [".plugin(name: \"AppIntentsMetadata\", package: \(packageName))"]))
    }
    return "    .\(kind)(\n      " + lines.joined(separator: ",\n      ") + "),"
  }

  private func list(_ label: String, _ items: [String]) -> String {
    "\(label): [\n" + items.map { "        \($0),\n" }.joined() + "      ]"
  }

  private func product(_ name: String) -> String {
    ".product(name: \(literal(name)), package: \(packageName))"
  }

  private var packageName: String { literal(place.packageName) }

  private func literal(_ text: String) -> String { SwiftLiteral.of(text) }

  private func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

/// A text as a string literal of Swift.
enum SwiftLiteral {
  static func of(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n", "\r", "\r\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}
