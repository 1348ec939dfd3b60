// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform
import Testing

/// Enough of an iOS 16 SDK to type-check against, made on this machine.
///
/// Swift's own modules are compiled for iOS from the interfaces that the toolchain has for Linux; they
/// name the iOS version of every declaration, so the compiler itself refuses what is newer. Apple's
/// modules are declarations by hand, in `Stubs`: only what is there exists.
struct AppleSDK: Sendable {
  /// The oldest system that the portable modules run on.
  static let target =
    Self.architecture == "x86_64"
    ? "x86_64-apple-ios16.0-simulator" : "arm64-apple-ios16.0"

  private static let interfaceName =
    Self.architecture == "x86_64"
    ? "x86_64-apple-ios-simulator.swiftinterface" : "arm64-apple-ios.swiftinterface"

  private static let architecture: String = {
    #if arch(x86_64)
      "x86_64"
    #else
      "aarch64"
    #endif
  }()

  /// Made once for all tests.
  static let shared = Result { try AppleSDK() }

  /// Everything that is made; what takes long stays for the next run.
  private let folder: String
  /// The macros of Swift itself.
  private let plugins: String

  /// The folder of this package.
  static let repository: String = {
    let file = URL(filePath: #filePath)
    let folder = file.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return standardizedPath(folder)
  }()

  private static func standardizedPath(_ folder: URL) -> String {
    "/" + folder.pathComponents.dropFirst().joined(separator: "/")
  }

  private init() throws {
    let information = try Self.compilerInformation()
    let built = Self.standardizedPath(
      URL(filePath: OwnProcess.executablePath ?? "").deletingLastPathComponent())
    folder = "\(built)/portability/\(information.version)"
    plugins = "\(information.resources)/host/plugins"
    for module in ["Swift", "_Concurrency", "_StringProcessing"] {
      try write(Self.adapted(module, information), to: "sdk/\(module).swiftmodule")
    }
    var modules = Set(["Swift", "_Concurrency", "_StringProcessing"].map { "\($0).swiftmodule" })
    let stubs = Self.repository + "/Tests/Portability/Stubs"
    for file in try FileManager.default.contentsOfDirectory(atPath: stubs)
    where file.hasSuffix(".swiftinterface") {
      let module = String(file.dropLast(".swiftinterface".count))
      let text = try String(contentsOfFile: "\(stubs)/\(file)", encoding: .utf8)
      modules.insert("\(module).swiftmodule")
      try write(
        Self.header(module, information) + text, to: "sdk/\(module).swiftmodule")
    }
    for entry in try FileManager.default.contentsOfDirectory(atPath: "\(folder)/sdk")
    where !modules.contains(entry) {
      try FileManager.default.removeItem(atPath: "\(folder)/sdk/\(entry)")
    }
    try write(
      """
      module CTelemetryAtomics {
        header "\(Self.repository)/Sources/Ground/CTelemetryAtomics/include/CTelemetryAtomics.h"
        export *
      }
      """, to: "c", as: "module.modulemap")
  }

  // MARK: Interfaces

  private struct CompilerInformation {
    var version: String
    var resources: String
  }

  private static func compilerInformation() throws -> CompilerInformation {
    let result = try ToolProcess("swiftc", ["-print-target-info"]).run()
    let object = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
    let paths = object?["paths"] as? [String: Any]
    let version = try #require(object?["compilerVersion"] as? String)
    return CompilerInformation(
      version: String(version.map { $0.isLetter || $0.isNumber ? $0 : "-" }),
      resources: try #require(paths?["runtimeResourcePath"] as? String))
  }

  /// An interface of Swift itself, for iOS.
  private static func adapted(_ module: String, _ compiler: CompilerInformation) throws -> String {
    let path =
      "\(compiler.resources)/linux/\(module).swiftmodule/\(architecture)-unknown-linux-gnu.swiftinterface"
    return try String(contentsOfFile: path, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        // Its own declarations are right as they are; without bodies nothing can be deployed back.
        if line.hasPrefix("// swift-module-flags:") {
          return String(line).replacing(
            "-target \(architecture)-unknown-linux-gnu",
            with: "-target \(target) -disable-availability-checking")
        }
        return line.contains("@backDeployed(before:")
          ? String(line).replacing(/@backDeployed\(before:[^)]*\)/, with: "") : String(line)
      }
      .joined(separator: "\n")
  }

  private static func header(_ module: String, _ compiler: CompilerInformation) -> String {
    """
    // swift-interface-format-version: 1.0
    // swift-module-flags: -target \(target) -swift-version 5 -O -module-name \(module)

    """
  }

  private func write(_ text: String, to path: String, as name: String = Self.interfaceName) throws {
    let directory = "\(folder)/\(path)"
    let file = "\(directory)/\(name)"
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    // What is made of an interface counts as old when the interface is younger.
    if (try? String(contentsOfFile: file, encoding: .utf8)) == text { return }
    try Data(text.utf8).write(to: URL(filePath: file), options: .atomic)
  }

  // MARK: Checking

  /// What the compiler says of some sources; empty when it accepts them.
  ///
  /// - Parameters:
  ///   - module: what importers will call it.
  ///   - makesModule: whether later modules import it.
  func complaints(
    _ module: String, _ sources: [String], makesModule: Bool = true
  ) throws -> String {
    try FileManager.default.createDirectory(
      atPath: "\(folder)/made", withIntermediateDirectories: true)
    let said = try compile(module, sources, ["-typecheck"])
    guard said.isEmpty, makesModule else { return said }
    // Bodies were checked; a module for importers needs none.
    return try compile(
      module, sources,
      [
        "-emit-module", "-experimental-skip-all-function-bodies", "-o",
        "\(folder)/made/\(module).swiftmodule",
      ])
  }

  private func compile(
    _ module: String, _ sources: [String], _ mode: [String]
  ) throws -> String {
    let arguments =
      ["-frontend"] + mode + [
        "-module-name", module, "-parse-as-library", "-O", "-target", Self.target,
        "-disable-objc-interop", "-swift-version", "6", "-warnings-as-errors",
        "-package-name", "openappintents", "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "MemberImportVisibility",
        "-D", "OAI_APPLE", "-I", "\(folder)/sdk", "-I", "\(folder)/made", "-I", "\(folder)/c",
        "-module-cache-path", "\(folder)/cache", "-Xcc", "-ffreestanding",
        "-plugin-path", plugins,
      ]
    let result = try ToolProcess("swiftc", arguments + sources).run()
    let said = String(decoding: result.errorOutput + result.output, as: UTF8.self)
    return result.isSuccess ? "" : said.isEmpty ? "the compiler failed" : said
  }

  /// What the compiler says of one source that imports the portable modules.
  func complaints(about source: String) throws -> String {
    let path = "\(folder)/made/Snippet-\(UUID().uuidString).swift"
    try Data(source.utf8).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try complaints("Snippet", [path], makesModule: false)
  }
}
