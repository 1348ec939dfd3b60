// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What Apple's format has no place for: the contents of `openappintents.json`, beside
/// `extract.actionsdata`.
public struct ManifestSupplement: Codable, Hashable, Sendable {
  public static let fileName = "openappintents.json"

  public var version = 1
  /// Where each declaration stands, by a path such as `intent/CreateTask/parameter/title`.
  public var positions: [String: SourcePosition] = [:]
  /// The modules whose declarations the manifest holds.
  public var modules: [String] = []
  /// The executables of the bundle, the app first; empty in a module's own supplement.
  public var executables: [BundleExecutable] = []
  /// Which executable runs each intent, by the intent's identifier.
  public var placements: [String: IntentPlacement] = [:]
  /// What was left out of a module's manifest, each with its place and the remedy; nil for none, and
  /// in the supplement of a bundle.
  public var warnings: [String]?

  public init() {}
}

/// A place in a source file; line and column count from 1, columns in UTF-8 bytes.
public struct SourcePosition: Codable, Hashable, Sendable, CustomStringConvertible {
  public var file: String
  public var line: Int
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  public var description: String { "\(file):\(line):\(column)" }
}

/// An executable of a bundle and the modules that are linked into it.
public struct BundleExecutable: Codable, Hashable, Sendable {
  /// What part of the bundle an executable is.
  public enum Kind: String, Codable, Hashable, Sendable {
    case app, appIntentsExtension, widgetExtension
  }

  public var kind: Kind
  public var bundleIdentifier: String
  /// The bundle's folder, relative to the `.app`: empty for the app itself,
  /// `PlugIns/AcmeIntents.appex` for an extension.
  public var bundlePath: String
  /// The executable's file name inside that folder.
  public var executable: String
  public var modules: [String]
  /// The App Groups of its entitlements.
  public var appGroups: [String]
  /// The keychain access groups of its entitlements, without the prefix of a team; nil for none.
  public var keychainGroups: [String]?

  public init(
    kind: Kind, bundleIdentifier: String, bundlePath: String, executable: String,
    modules: [String], appGroups: [String], keychainGroups: [String]? = nil
  ) {
    self.kind = kind
    self.bundleIdentifier = bundleIdentifier
    self.bundlePath = bundlePath
    self.executable = executable
    self.modules = modules
    self.appGroups = appGroups
    self.keychainGroups = keychainGroups
  }
}

/// Which executable runs an intent, and why: decided when the bundle is built.
public struct IntentPlacement: Codable, Hashable, Sendable {
  /// The `bundleIdentifier` of a ``BundleExecutable``.
  public var bundleIdentifier: String
  /// One clause: "compiled into the App Intents extension".
  public var reason: String

  public init(bundleIdentifier: String, reason: String) {
    self.bundleIdentifier = bundleIdentifier
    self.reason = reason
  }
}
