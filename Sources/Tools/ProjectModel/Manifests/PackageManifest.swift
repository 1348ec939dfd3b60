// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials

/// What a `Package.swift` says, as far as it can be told without running it.
struct PackageManifest: Hashable {
  struct Target: Hashable {
    /// `target`, `executableTarget`, `testTarget`, `macro`, `plugin`, …
    var kind: String
    var name: String
    var path: String?
    var exclude: [String]
    /// Nil takes every source of the folder.
    var sources: [String]?
    /// Targets of this package, or products of packages.
    var dependencies: [String]
    var line: Int
  }

  struct Product: Hashable {
    /// `library`, `executable`, `iOSApplication`, …
    var kind: String
    var name: String
    var targets: [String]
  }

  var name: String
  var toolsVersion: (major: Int, minor: Int) { (toolsMajor, toolsMinor) }
  private var toolsMajor = 5
  private var toolsMinor = 0
  var defaultLocalization: String?
  var platforms: [ApplePlatform: String] = [:]
  var products: [Product] = []
  var targets: [Target] = []
  /// A line whose meaning could not be told, and which may name targets.
  var unreadLine: Int?

  /// - Returns: nil when the file makes no `Package`.
  init?(text: String, path: String) {
    let folder = PathText.name(of: PathText.folder(of: path))
    guard let package = ManifestEvaluator(text, path: path).value(callOf: "Package") else {
      return nil
    }
    name = package["name"]?.string ?? folder
    (toolsMajor, toolsMinor) = Self.version(text)
    defaultLocalization = package["defaultLocalization"]?.string
    for platform in package["platforms"]?.array ?? [] {
      guard let kind = platform.name.flatMap(Self.platform) else { continue }
      platforms[kind] = Self.version(of: platform[nil]) ?? ""
    }
    products = (package["products"]?.array ?? []).compactMap { product in
      guard let kind = product.name, let name = product["name"]?.string else { return nil }
      return Product(kind: kind, name: name, targets: product["targets"]?.strings ?? [])
    }
    readTargets(package["targets"])
  }

  private mutating func readTargets(_ value: ManifestValue?) {
    guard let value else { return }
    guard let list = value.array else {
      unreadLine = value.firstUnknown ?? value.line ?? 1
      return
    }
    for entry in list {
      guard let kind = entry.name, let name = entry["name"]?.string else {
        unreadLine = unreadLine ?? entry.firstUnknown ?? entry.line ?? 1
        continue
      }
      targets.append(
        Target(
          kind: kind, name: name, path: entry["path"]?.string,
          exclude: entry["exclude"]?.strings ?? [],
          sources: entry["sources"]?.array.map { $0.compactMap(\.string) },
          dependencies: (entry["dependencies"]?.array ?? []).compactMap(Self.dependency),
          line: entry.line ?? 1))
    }
  }

  private static func dependency(_ value: ManifestValue) -> String? {
    if case .string(let name) = value { return name }
    return value["name"]?.string
  }

  private static func platform(_ name: String) -> ApplePlatform? {
    ApplePlatform.allCases.first { $0.rawValue == name }
  }

  /// `.v17_4` is 17.4, and `"17.4"` too.
  private static func version(of value: ManifestValue?) -> String? {
    if let text = value?.string { return text }
    return value?.name.map { String($0.dropFirst()).replacing("_", with: ".") }
  }

  /// The first line: `// swift-tools-version: 6.0`.
  private static func version(_ text: String) -> (Int, Int) {
    guard let found = text.firstRange(of: "swift-tools-version:") else { return (5, 0) }
    let numbers = text[found.upperBound...].prefix { !$0.isNewline && $0 != ";" }
      .split(separator: ".").map { part in Int(part.filter(\.isNumber)) ?? 0 }
    return (numbers.first ?? 5, numbers.dropFirst().first ?? 0)
  }
}
