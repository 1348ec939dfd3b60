// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What a file of a project is to us, by its name.
enum FileKind {
  case swift
  /// An intent definition or a vocabulary: sources too, as Xcode builds them.
  case definition
  /// Strings, catalogs, property lists.
  case resource
  /// Settings and manifests, which go into no product.
  case configuration

  /// - Returns: nil for a file that nothing here reads.
  static func of(_ path: String) -> FileKind? {
    switch PathText.fileExtension(of: path) {
    case "swift": .swift
    case "intentdefinition": .definition
    case "plist":
      PathText.name(of: path) == "AppIntentVocabulary.plist" ? .definition : .resource
    case "strings", "stringsdict", "xcstrings": .resource
    case "entitlements", "xcconfig", "yml", "yaml": .configuration
    default: nil
    }
  }

  /// Folders that are no sources of the project: built, fetched, or one file to a person.
  static func isSkipped(folder name: String) -> Bool {
    if name.hasPrefix(".") || skippedFolders.contains(name) { return true }
    return packageExtensions.contains(String(PathText.fileExtension(of: name)))
  }

  private static let skippedFolders: Set<String> = [
    "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages",
  ]

  private static let packageExtensions: Set<String> = [
    "xcassets", "xcodeproj", "xcworkspace", "xcdatamodeld", "xcdatamodel", "xcframework",
    "framework", "app", "appex", "bundle", "docc", "playground", "dSYM", "xcarchive", "icon",
    "scnassets", "xcappdata",
  ]
}
