// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import Platform

/// What the `Info.plist` of an app lets it do in the background.
package struct PermittedTasks: Hashable, Sendable {
  package static let identifiersKey = "BGTaskSchedulerPermittedIdentifiers"
  package static let modesKey = "UIBackgroundModes"

  package var bundleIdentifier: String
  package var identifiers: [String]
  package var backgroundModes: [String]

  package init(bundleIdentifier: String, identifiers: [String], backgroundModes: [String]) {
    self.bundleIdentifier = bundleIdentifier
    self.identifiers = identifiers
    self.backgroundModes = backgroundModes
  }

  private struct List: Decodable {
    var bundleIdentifier: String?
    var identifiers: [String]?
    var modes: [String]?

    private enum CodingKeys: String, CodingKey {
      case bundleIdentifier = "CFBundleIdentifier"
      case identifiers = "BGTaskSchedulerPermittedIdentifiers"
      case modes = "UIBackgroundModes"
    }
  }

  /// - Parameter bundle: the folder of an app.
  /// - Returns: nil when its `Info.plist` cannot be read.
  package init?(bundle: String) {
    guard let bytes = try? AtomicFile.read(bundle + "/Info.plist"),
      let list = try? PropertyListDecoder().decode(List.self, from: Data(bytes)),
      let identifier = list.bundleIdentifier
    else { return nil }
    self.init(
      bundleIdentifier: identifier, identifiers: list.identifiers ?? [],
      backgroundModes: list.modes ?? [])
  }

  /// Whether the list names an identifier. A continued task may be named by a pattern that ends in
  /// `.*`, since its identifier is made when a person starts it.
  package func permit(_ identifier: String, _ kind: PendingTask.Kind?) -> Bool {
    if identifiers.contains(identifier) { return true }
    guard kind == nil || kind == .continuedProcessing else { return false }
    return identifiers.contains { Self.match($0, identifier) }
  }

  /// Whether a pattern that ends in `.*` covers an identifier, or is it.
  package static func match(_ pattern: String, _ identifier: String) -> Bool {
    guard pattern.hasSuffix(".*") else { return pattern == identifier }
    return pattern == identifier
      || identifier.hasPrefix(pattern.dropLast()) && identifier.utf8.count >= pattern.utf8.count
  }

  /// The entry of `UIBackgroundModes` that a kind of task needs.
  package static func mode(for kind: PendingTask.Kind) -> String? {
    switch kind {
    case .appRefresh: "fetch"
    case .processing, .healthResearch: "processing"
    case .continuedProcessing: nil
    }
  }

  /// Why a request is not permitted, naming the key to mend; nil when it is.
  package func refusal(of identifier: String, _ kind: PendingTask.Kind) -> String? {
    guard permit(identifier, kind) else {
      return "'\(identifier)' is not permitted; list it under \(Self.identifiersKey) in the "
        + "Info.plist of '\(bundleIdentifier)'"
    }
    guard let mode = Self.mode(for: kind), !backgroundModes.contains(mode) else { return nil }
    return "'\(identifier)' needs the background mode '\(mode)'; add it to \(Self.modesKey) in the "
      + "Info.plist of '\(bundleIdentifier)'"
  }
}
