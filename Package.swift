// swift-tools-version: 6.2
// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackageDescription

// MARK: The table of modules

/// A module, the row of `Documentation/Architecture.md` that it stands in, and what it imports.
///
/// An arrow may only point to a lower row, or sideways inside a row. `Scripts/check-imports`
/// reads this table through `swift package describe` and compares it with the real imports.
struct Module {
  enum Row: String {
    case ground = "Ground"
    case vocabulary = "Vocabulary"
    case frameworks = "Frameworks"
    case system = "System"
    case collector = "Collector"
    case tools = "Tools"
    case testing = "Testing"
    case cli = "CLI"
    /// What tests and benchmarks share; never part of a product.
    case support = "Support"
    case benchmarks = "Benchmarks"

    /// The folder of the row's modules.
    var folder: String {
      switch self {
      case .support: "Tests/Support"
      case .benchmarks: "Benchmarks"
      default: "Sources/\(rawValue)"
      }
    }
  }
  enum Kind { case library, c, systemLibrary(pkgConfig: String, apt: String), executable }

  var name: String
  var row: Row
  var uses: [String] = []
  var kind = Kind.library
  /// Gets the search path of the toolchain's SwiftSyntax.
  var parsesSwift = false
  /// A module that users' packages name in their manifests.
  var isProduct = false
  /// Tests live in `Tests/<row>/<name>Tests`.
  var hasTests = false
  /// What the tests use beside the module itself.
  var testUses: [String] = []
  /// Folders of files beside the tests that these read.
  var testFolders: [String] = []
  /// System libraries to link that no module map names.
  var links: [String] = []
  /// For a module that Apple's systems get too: what is left out there. Nil for all others.
  var excludedOnApple: [String]?
  /// Whether it brings a privacy manifest.
  var hasPrivacyManifest = false
}

let modules: [Module] = [
  // Ground
  Module(name: "CPlatform", row: .ground, kind: .c),
  Module(name: "Platform", row: .ground, uses: ["CPlatform"], hasTests: true),
  Module(
    name: "SQLite3", row: .ground,
    kind: .systemLibrary(pkgConfig: "sqlite3", apt: "libsqlite3-dev"), isProduct: true),
  Module(
    name: "CSodium", row: .ground,
    kind: .systemLibrary(pkgConfig: "libsodium", apt: "libsodium-dev")),
  Module(name: "BackgroundTaskStore", row: .ground, uses: ["Platform"], hasTests: true),
  Module(
    name: "zlib", row: .ground, kind: .systemLibrary(pkgConfig: "zlib", apt: "zlib1g-dev"),
    isProduct: true),
  Module(name: "Gzip", row: .ground, uses: ["zlib"], hasTests: true, excludedOnApple: []),
  Module(name: "SQLiteKit", row: .ground, uses: ["SQLite3"], hasTests: true),
  Module(
    name: "CZstd", row: .ground, kind: .systemLibrary(pkgConfig: "libzstd", apt: "libzstd-dev")),
  Module(name: "Zstd", row: .ground, uses: ["CZstd"], hasTests: true),
  Module(name: "CommandLineKit", row: .ground, uses: ["Platform"], hasTests: true),
  Module(name: "COS", row: .ground, kind: .c),
  Module(
    name: "LogStore", row: .ground, uses: ["Platform"], hasTests: true, testUses: ["LogProcess"]),
  Module(name: "CTelemetryAtomics", row: .ground, kind: .c, excludedOnApple: []),

  // Vocabulary
  Module(name: "IntentMetadata", row: .vocabulary, hasTests: true, links: ["m"]),
  Module(name: "IntentWire", row: .vocabulary, uses: ["IntentMetadata"], hasTests: true),
  Module(
    name: "IntentRuntime", row: .vocabulary,
    uses: ["CPlatform", "Platform", "IntentMetadata", "IntentWire"], hasTests: true),
  Module(
    name: "MetricPayloads", row: .vocabulary, hasTests: true, testFolders: ["Payloads"]),
  Module(
    name: "TelemetryModel", row: .vocabulary, uses: ["CTelemetryAtomics"], hasTests: true,
    excludedOnApple: []),
  Module(
    name: "ProcessAccounting", row: .vocabulary, uses: ["MetricPayloads", "Platform"],
    hasTests: true),

  // Frameworks
  Module(
    name: "FoundationAdditions", row: .frameworks, uses: ["Platform"], isProduct: true,
    hasTests: true),
  Module(
    name: "IntentTelemetry", row: .frameworks,
    uses: [
      "CTelemetryAtomics", "FoundationAdditions", "IntentRuntime", "IntentWire", "Platform",
      "TelemetryModel", "os",
    ], isProduct: true, hasTests: true, testUses: ["TelemetryTorture"],
    excludedOnApple: ["Observation"], hasPrivacyManifest: true),
  Module(
    name: "FoundationNetworkingAdditions", row: .frameworks, isProduct: true, hasTests: true),
  Module(
    name: "AppIntents", row: .frameworks,
    uses: ["FoundationAdditions", "IntentRuntime", "IntentWire", "IntentMetadata", "Platform"],
    isProduct: true, hasTests: true),
  Module(
    name: "os", row: .frameworks, uses: ["COS", "FoundationAdditions", "LogStore", "Platform"],
    isProduct: true, hasTests: true),
  Module(
    name: "OSLog", row: .frameworks,
    uses: ["FoundationAdditions", "LogStore", "Platform", "os"], isProduct: true, hasTests: true),
  Module(
    name: "UIKit", row: .frameworks,
    uses: ["AppIntents", "FoundationAdditions", "IntentRuntime", "IntentWire", "Platform"],
    isProduct: true, hasTests: true),
  Module(
    name: "BackgroundTasks", row: .frameworks,
    uses: [
      "BackgroundTaskStore", "FoundationAdditions", "IntentRuntime", "IntentWire", "Platform",
    ],
    isProduct: true, hasTests: true, testUses: ["BackgroundApp", "Device", "HostFixtures"]),
  Module(
    name: "Security", row: .frameworks, uses: ["CSodium", "FoundationAdditions", "Platform"],
    isProduct: true, hasTests: true, testUses: ["BackgroundApp", "Device", "HostFixtures"]),
  Module(
    name: "IntentTelemetryUpload", row: .frameworks,
    uses: [
      "BackgroundTasks", "FoundationNetworkingAdditions", "Gzip", "IntentTelemetry",
      "TelemetryModel",
    ],
    isProduct: true, hasTests: true,
    testUses: [
      "AppIntents", "FoundationAdditions", "TelemetryTorture", "UIKit", "UnreliableServer",
    ],
    excludedOnApple: [], hasPrivacyManifest: true),
  Module(
    name: "MetricKit", row: .frameworks,
    uses: ["FoundationAdditions", "MetricPayloads", "Platform", "ProcessAccounting", "os"],
    isProduct: true, hasTests: true,
    testUses: [
      "Device", "HostFixtures", "IntentHost", "IntentMetadata", "IntentWire", "MetricsApp",
    ]),

  // System
  Module(
    name: "Device", row: .system,
    uses: [
      "BackgroundTaskStore", "IntentMetadata", "IntentWire", "LogStore", "Platform",
      "ProcessAccounting",
    ],
    hasTests: true, testUses: ["HostFixtures"]),
  Module(
    name: "IntentHost", row: .system,
    uses: [
      "BackgroundTaskStore", "Device", "IntentWire", "IntentMetadata", "LogStore",
      "MetricPayloads", "Platform", "ProcessAccounting",
    ],
    hasTests: true, testUses: ["BackgroundApp", "DoomedHost", "HostFixtures", "StubProcess"]),
  Module(
    name: "Language", row: .system, uses: ["IntentMetadata", "IntentWire"], hasTests: true),
  Module(
    name: "Assistant", row: .system,
    uses: ["Language", "IntentMetadata", "IntentWire", "LogStore"], hasTests: true),

  // Collector
  Module(name: "TelemetryAnalysis", row: .collector, hasTests: true),
  Module(
    name: "TelemetryStore", row: .collector,
    uses: ["Platform", "SQLiteKit", "TelemetryAnalysis", "TelemetryModel", "Zstd"],
    hasTests: true, testUses: ["StoreWriterProcess"]),

  // Tools
  Module(
    name: "SourceModel", row: .tools, uses: ["IntentMetadata"], parsesSwift: true, hasTests: true,
    testUses: ["FoundationAdditions", "FoundationNetworkingAdditions"]),
  Module(
    name: "ProjectModel", row: .tools, uses: ["AppBundles", "IntentMetadata", "Platform"],
    parsesSwift: true, hasTests: true),
  Module(
    name: "Checks", row: .tools,
    uses: ["CommandLineKit", "IntentMetadata", "Platform", "ProjectModel", "SourceModel"],
    parsesSwift: true, hasTests: true),
  Module(
    name: "Reporters", row: .tools,
    uses: ["Checks", "CommandLineKit", "IntentMetadata", "ProjectModel", "SourceModel"],
    parsesSwift: true, hasTests: true),
  Module(
    name: "ProjectInit", row: .tools,
    uses: ["AppBundles", "IntentMetadata", "Platform", "ProjectModel", "SourceModel"],
    parsesSwift: true, hasTests: true),
  Module(name: "SourceCommands", row: .tools, uses: ["CommandLineKit"]),
  Module(
    name: "LogReports", row: .tools,
    uses: ["CommandLineKit", "FoundationAdditions", "LogStore", "Platform"], hasTests: true),
  Module(
    name: "AppBundles", row: .tools, uses: ["Device", "IntentMetadata", "Language", "Platform"],
    hasTests: true),

  // Testing
  Module(
    name: "IntentConversations", row: .testing,
    uses: [
      "Assistant", "CommandLineKit", "Device", "IntentHost", "IntentMetadata", "IntentWire",
      "Language", "Platform",
    ], hasTests: true),
  Module(
    name: "AppIntentsTesting", row: .testing,
    uses: [
      "AppBundles", "AppIntents", "Assistant", "CommandLineKit", "Device", "IntentConversations",
      "IntentHost", "IntentMetadata", "IntentRuntime", "IntentWire", "Language", "LogStore",
      "Platform",
    ], isProduct: true, hasTests: true),

  // CLI
  Module(
    name: "appintents-metadata", row: .cli, uses: ["SourceModel", "IntentMetadata"],
    kind: .executable, parsesSwift: true),
  Module(
    name: "appintents-source", row: .cli,
    uses: [
      "Checks", "CommandLineKit", "IntentMetadata", "Platform", "ProjectInit", "ProjectModel",
      "Reporters", "SourceCommands", "SourceModel",
    ], kind: .executable, parsesSwift: true, isProduct: true),
  Module(
    name: "appintents", row: .cli,
    uses: [
      "AppBundles", "Assistant", "BackgroundTaskStore", "CommandLineKit", "Device",
      "IntentConversations", "IntentHost", "IntentMetadata", "IntentWire", "Language",
      "LogReports", "LogStore", "MetricPayloads", "Platform", "ProcessAccounting",
      "SourceCommands",
    ], kind: .executable, isProduct: true, hasTests: true,
    testUses: [
      "BackgroundApp", "HostFixtures", "LogProcess", "appintents-metadata", "appintents-source",
    ],
    testFolders: ["Actionsdata", "Schemas", "Snapshots"]),

  // Support
  Module(
    name: "HostFixtures", row: .support, uses: ["Device", "IntentMetadata", "Platform"]),
  Module(
    name: "LogProcess", row: .support, uses: ["LogStore", "Platform"], kind: .executable),
  Module(
    name: "StoreWriterProcess", row: .support,
    uses: ["Platform", "TelemetryModel", "TelemetryStore"], kind: .executable),
  Module(
    name: "StubProcess", row: .support, uses: ["IntentMetadata", "IntentWire", "Platform"],
    kind: .executable),
  Module(
    name: "BackgroundApp", row: .support, uses: ["BackgroundTasks", "Security", "UIKit"],
    kind: .executable),
  Module(
    name: "DoomedHost", row: .support,
    uses: ["Device", "HostFixtures", "IntentHost", "IntentWire", "StubProcess"],
    kind: .executable),
  Module(
    name: "IntegrationApp", row: .support, uses: ["AppIntents", "UIKit"], kind: .executable),
  Module(
    name: "TelemetryApp", row: .support, uses: ["AppIntents", "IntentTelemetry", "UIKit"],
    kind: .executable),
  Module(name: "CLoopback", row: .support, kind: .c),
  Module(name: "UnreliableServer", row: .support, uses: ["CLoopback", "Gzip", "Platform"]),
  Module(
    name: "MetricsApp", row: .support, uses: ["AppIntents", "MetricKit", "UIKit"],
    kind: .executable),

  // Benchmarks
  Module(
    name: "BenchExtension", row: .benchmarks, uses: ["AppIntents"], kind: .executable),
  Module(name: "EmptyProgram", row: .benchmarks, kind: .executable),
  Module(name: "BenchReport", row: .benchmarks),
  Module(
    name: "LogBench", row: .benchmarks, uses: ["BenchReport", "LogMeasurements"],
    kind: .executable),
  Module(
    name: "LogMeasurements", row: .benchmarks,
    uses: ["BenchReport", "LogStore", "Platform", "os"]),
  Module(
    name: "ReleaseSimulator", row: .benchmarks, uses: ["BenchReport", "TelemetryAnalysis"],
    kind: .executable),
  Module(
    name: "CheckBench", row: .benchmarks, uses: ["BenchReport", "Platform", "ProjectModel"],
    kind: .executable, parsesSwift: true),
  Module(name: "CAllocationCount", row: .benchmarks, kind: .c),
  Module(
    name: "TelemetryBench", row: .benchmarks,
    uses: [
      "BenchReport", "CAllocationCount", "FoundationNetworkingAdditions", "Gzip",
      "IntentTelemetry", "IntentTelemetryUpload", "LogMeasurements", "Platform", "TelemetryModel",
      "UnreliableServer",
    ], kind: .executable),
  Module(
    name: "StoreBench", row: .benchmarks,
    uses: ["BenchReport", "Platform", "TelemetryAnalysis", "TelemetryModel", "TelemetryStore"],
    kind: .executable),
  Module(
    name: "TelemetryTorture", row: .benchmarks,
    uses: [
      "CTelemetryAtomics", "IntentTelemetry", "IntentTelemetryUpload", "TelemetryModel",
      "UnreliableServer",
    ], kind: .executable),
  Module(
    name: "HostTorture", row: .benchmarks,
    uses: [
      "BenchExtension", "Device", "HostFixtures", "IntentHost", "IntentMetadata", "IntentWire",
      "Platform",
    ], kind: .executable),
  Module(
    name: "IntentsBench", row: .benchmarks,
    uses: [
      "AppBundles", "Assistant", "BenchExtension", "BenchReport", "Device", "EmptyProgram",
      "HostFixtures", "IntentHost", "IntentMetadata", "IntentWire", "Language", "Platform",
    ], kind: .executable),
]

/// Tests that belong to no single module: whole trips through real processes.
let integrationTestUses = [
  "AppBundles", "Assistant", "Device", "HostFixtures", "IntegrationApp", "IntentHost",
  "IntentMetadata", "IntentTelemetry", "IntentWire", "Language", "LogStore", "Platform",
  "StubProcess", "TelemetryApp", "TelemetryModel", "appintents",
]

// MARK: Settings

/// The folder of the running toolchain's SwiftSyntax modules: found, never written down.
///
/// The manifest is compiled and run by the toolchain itself, so the Swift runtime that is mapped
/// into this process tells where that toolchain is.
let swiftSyntaxFolder: String = {
  // A handle reads to the end; String(contentsOfFile:) stops after the first page of /proc.
  let data = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
  let maps = String(decoding: data, as: UTF8.self)
  for line in maps.split(separator: "\n") where line.hasSuffix("/libswiftCore.so") {
    guard let start = line.firstIndex(of: "/") else { continue }
    let libraries = URL(fileURLWithPath: String(line[start...]))
      .deletingLastPathComponent().deletingLastPathComponent()
    return libraries.appendingPathComponent("host").path
  }
  return "/usr/lib/swift/host"
}()

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let swiftSyntaxSwift: [SwiftSetting] = [.unsafeFlags(["-I", swiftSyntaxFolder])]
let swiftSyntaxLinker: [LinkerSetting] = [
  .unsafeFlags(["-L", swiftSyntaxFolder, "-Xlinker", "-rpath", "-Xlinker", swiftSyntaxFolder])
]

// MARK: A smaller package while one module is written

/// `OPENAPPINTENTS_ONLY=Language swift test` builds that module, what it uses, and its tests.
let only = ProcessInfo.processInfo.environment["OPENAPPINTENTS_ONLY"]
  .map { Set($0.split(separator: ",").map(String.init)) }

/// A Mac builds what Apple's SDK lacks, the telemetry; `Documentation/Portability.md`.
/// `OPENAPPINTENTS_PLATFORM=apple` shows the manifest as a Mac reads it.
let isApple: Bool = {
  #if os(Linux)
    ProcessInfo.processInfo.environment["OPENAPPINTENTS_PLATFORM"] == "apple"
  #else
    true
  #endif
}()

let chosenModules: [Module] = {
  if isApple {
    return modules.filter { $0.excludedOnApple != nil }.map { module in
      var module = module
      module.uses.removeAll { use in
        !modules.contains { $0.name == use && $0.excludedOnApple != nil }
      }
      module.hasTests = false
      return module
    }
  }
  guard let only else { return modules }
  var needed = only
  if only.contains("IntegrationTests") { needed.formUnion(integrationTestUses) }
  if only.contains("PortabilityTests") { needed.insert("Platform") }
  var grew = true
  while grew {
    let uses = modules.filter { needed.contains($0.name) }
      .flatMap { $0.uses + (only.contains($0.name) ? $0.testUses : []) }
    grew = !needed.isSuperset(of: uses)
    needed.formUnion(uses)
  }
  return modules.filter { needed.contains($0.name) }.map { module in
    var module = module
    module.hasTests = module.hasTests && only.contains(module.name)
    return module
  }
}()

// MARK: From the table to targets

func targets(of module: Module) -> [Target] {
  let dependencies = module.uses.map { Target.Dependency(stringLiteral: $0) }
  let path = "\(module.row.folder)/\(module.name)"
  var result: [Target] = []
  switch module.kind {
  case .c:
    result.append(.target(name: module.name, path: path))
  case .systemLibrary(let pkgConfig, let apt):
    result.append(
      .systemLibrary(
        name: module.name, path: path, pkgConfig: pkgConfig, providers: [.apt([apt])]))
  case .library, .executable:
    let settings =
      isApple
      ? [.define("OAI_APPLE")] + strict : strict + (module.parsesSwift ? swiftSyntaxSwift : [])
    let privacyManifest = module.hasPrivacyManifest ? ["PrivacyInfo.xcprivacy"] : []
    let linker =
      module.links.map { LinkerSetting.linkedLibrary($0) }
      + (module.parsesSwift ? swiftSyntaxLinker : [])
    if case .executable = module.kind {
      result.append(
        .executableTarget(
          name: module.name, dependencies: dependencies, path: path, swiftSettings: settings,
          linkerSettings: linker))
    } else {
      result.append(
        .target(
          name: module.name, dependencies: dependencies, path: path,
          exclude: isApple ? module.excludedOnApple ?? [] : privacyManifest,
          resources: isApple ? privacyManifest.map { .copy($0) } : [], swiftSettings: settings,
          linkerSettings: linker))
    }
  }
  if module.hasTests {
    result.append(
      .testTarget(
        name: "\(module.name)Tests",
        dependencies: ([module.name] + module.uses + module.testUses)
          .map { Target.Dependency(stringLiteral: $0) },
        path: "Tests/\(module.row.rawValue)/\(module.name)Tests",
        exclude: module.testFolders,
        swiftSettings: strict + (module.parsesSwift ? swiftSyntaxSwift : []),
        linkerSettings: module.parsesSwift ? swiftSyntaxLinker : []))
  }
  return result
}

func product(of module: Module) -> Product {
  if case .executable = module.kind {
    return .executable(name: module.name, targets: [module.name])
  }
  return .library(name: module.name, targets: [module.name])
}

let package = Package(
  name: "OpenAppIntents",
  platforms: [.iOS(.v16), .macOS(.v13), .watchOS(.v9), .visionOS(.v1)],
  products: chosenModules.filter(\.isProduct).map(product(of:))
    + (only == nil && !isApple
      ? [.plugin(name: "AppIntentsMetadata", targets: ["AppIntentsMetadata"])] : []),
  targets: chosenModules.flatMap(targets(of:))
    + (only?.contains("IntegrationTests") ?? !isApple
      ? [
        .testTarget(
          name: "IntegrationTests",
          dependencies: integrationTestUses.map { Target.Dependency(stringLiteral: $0) },
          path: "Tests/Integration", exclude: ["Utterances"], swiftSettings: strict)
      ] : [])
    + (only?.contains("PortabilityTests") ?? !isApple
      ? [
        .testTarget(
          name: "PortabilityTests", dependencies: ["Platform"], path: "Tests/Portability",
          exclude: ["Stubs"], swiftSettings: strict)
      ] : [])
    + (only == nil && !isApple
      ? [
        .plugin(
          name: "AppIntentsMetadata", capability: .buildTool(),
          dependencies: ["appintents-metadata"])
      ] : [])
)
