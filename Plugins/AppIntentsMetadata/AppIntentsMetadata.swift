// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Runs `appintents-metadata` on each target that names the plugin.
///
/// The tool leaves `extract.actionsdata` and `openappintents.json` in the plugin's work folder,
/// and one Swift file that is compiled into the target.
@main
struct AppIntentsMetadata: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let folder = context.pluginWorkDirectoryURL
    let record = folder.appending(path: "\(module.moduleName)+AppIntentsRecord.swift")
    let own = module.swiftFiles
    let others = TargetContext(package: context.package, target: target)

    var arguments = [
      "--module-name", module.moduleName, "--output-dir", folder.plainPath,
      "--swift-output", record.plainPath, "--root", context.package.directoryURL.plainPath,
      "--language-mode", context.package.toolsVersion.major >= 6 ? "6" : "5",
    ]
    for condition in (module as? SwiftSourceModuleTarget)?.compilationConditions ?? [] {
      arguments += ["--define", condition]
    }
    for name in others.importableModules { arguments += ["--importable", name] }
    arguments += own.map(\.plainPath)
    for other in others.readableModules {
      arguments += ["--context-module", other.moduleName] + other.swiftFiles.map(\.plainPath)
    }
    return [
      .buildCommand(
        displayName: "Reading the App Intents of \(module.moduleName)",
        executable: try context.tool(named: "appintents-metadata").url, arguments: arguments,
        inputFiles: own + others.readableModules.flatMap(\.swiftFiles), outputFiles: [record])
    ]
  }
}

extension SourceModuleTarget {
  /// The target's own files: what this plugin wrote before is no source to read.
  var swiftFiles: [URL] {
    sourceFiles(withSuffix: ".swift").map(\.url)
      .filter { !$0.path.contains("/plugins/outputs/") }
      .sorted { $0.path < $1.path }
  }
}

extension URL {
  var plainPath: String { path(percentEncoded: false) }
}
