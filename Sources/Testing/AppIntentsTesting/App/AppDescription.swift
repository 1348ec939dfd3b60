// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import AppIntents
internal import Device
internal import Foundation
internal import IntentHost
internal import IntentMetadata
internal import IntentRuntime
internal import IntentWire
internal import LogStore
internal import Platform

/// What a test knows of the app: a bundle that was built, or modules that are linked into the tests.
struct AppDescription: Sendable {
  var bundleIdentifier: String
  var displayName: String
  var otherNames: [String]
  var manifest: Manifest
  /// The modules of the app, nil for all that are linked into the tests.
  private var modules: Set<String>?
  private var bundle: AppBundle?

  init(_ bundle: AppBundle) {
    bundleIdentifier = bundle.bundleIdentifier
    displayName = bundle.displayName
    otherNames = bundle.otherNames
    manifest = bundle.manifest
    modules = Set(bundle.supplement.executables.flatMap(\.modules))
    self.bundle = bundle
  }

  /// An app of modules that are linked into the tests and that no bundle holds.
  init(modules: Set<String>, named name: String) throws(IntentTestError) {
    bundleIdentifier = "local.\(name.lowercased().filter { $0.isLetter || $0.isNumber })"
    displayName = name
    otherNames = []
    self.modules = modules
    let linked = SectionRecords.all
    for module in modules.sorted() {
      if let error = NameCheck.error(
        module, in: linked.map(\.module), kind: "module with records", of: "this test bundle")
      {
        throw error
      }
    }
    manifest = Manifest(generator: "openappintents", generatorVersion: "1")
    for record in linked where modules.contains(record.module) {
      do throws(ManifestError) {
        manifest.add(try record.manifest())
      } catch {
        throw IntentTestError(
          .setUp, "the metadata of module '\(record.module)' is broken: \(error)")
      }
    }
  }

  /// The executable that runs intents: the extension, where there is one.
  var intentsExecutable: BundleExecutable? {
    guard let bundle else { return nil }
    return bundle.supplement.executables.first { $0.kind == .appIntentsExtension } ?? bundle.app
  }

  /// The names of executables by bundle identifier.
  var executables: [String: String] {
    Dictionary(
      (bundle?.supplement.executables ?? []).map { ($0.bundleIdentifier, $0.executable) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The kinds of executables by bundle identifier.
  func kind(of bundleIdentifier: String) -> BundleExecutable.Kind? {
    bundle?.executable(bundleIdentifier)?.kind
  }

  /// The types of the app that are linked into the tests.
  ///
  /// - Throws: ``IntentTestError`` when a module that declares intents is not.
  func registry() throws(IntentTestError) -> ProcessRegistry {
    let registry = ProcessRegistry(SectionRecords.all, modules: modules)
    let missing = Set(manifest.intents.values.map(\.module)).subtracting(registry.modules).sorted()
    guard missing.isEmpty else {
      throw IntentTestError(
        .setUp,
        "the module '\(missing[0])' of '\(displayName)' is not linked into the tests; add it to "
          + "the dependencies of the test target, or test over .process")
    }
    return registry
  }

  func session(in host: IntentHost) throws(IntentTestError) -> any IntentService {
    guard let bundle else {
      throw IntentTestError(
        .setUp, "'\(displayName)' is no bundle, so it has no processes; test it over .inProcess")
    }
    return host.session(for: bundle)
  }

  /// What the environment of the app's process says on a device.
  func launchVariables(
    on device: Device, locale: String
  ) throws -> [LaunchVariable: String] {
    if let bundle, let executable = intentsExecutable {
      let environment = try device.launchEnvironment(for: executable, of: bundle)
      var variables: [LaunchVariable: String] = [:]
      for variable in LaunchVariable.allCases where variable != .socket {
        variables[variable] = environment[variable.rawValue]
      }
      return variables
    }
    return [
      .groups: device.groupsDirectory, .data: try device.dataContainer(bundleIdentifier),
      .bundleIdentifier: bundleIdentifier, .kind: BundleExecutable.Kind.app.rawValue,
      .locale: locale, .logs: device.logStore.path, .keychain: device.keychainDirectory,
      .accessGroups: bundleIdentifier,
      .locked: try device.settings().isLocked ? "yes" : "no",
    ]
  }
}

extension Manifest {
  /// Adds what another module declares.
  fileprivate mutating func add(_ other: Manifest) {
    intents.merge(other.intents) { first, _ in first }
    entities.merge(other.entities) { first, _ in first }
    queries.merge(other.queries) { first, _ in first }
    enums += other.enums
    shortcuts += other.shortcuts
    negativePhrases += other.negativePhrases
  }
}
