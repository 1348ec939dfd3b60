// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The user's folders, the same that `FileManager.urls(for:in:)` answers.
///
/// In an app that a host started they lie in the app's data container, which is its `HOME`.
extension URL {
  /// The folder of the user's documents.
  public static var documentsDirectory: URL { user(.documentDirectory, "Documents") }

  /// The folder of files that can be made again.
  public static var cachesDirectory: URL { user(.cachesDirectory, ".cache") }

  /// The folder of files that an app needs and a person does not see.
  public static var applicationSupportDirectory: URL {
    user(.applicationSupportDirectory, ".local/share")
  }

  /// The folder that holds an app's other folders.
  public static var libraryDirectory: URL { user(.libraryDirectory, "Library") }

  /// The folder of the user's downloads.
  public static var downloadsDirectory: URL { user(.downloadsDirectory, "Downloads") }

  /// The folder of the user's desktop.
  public static var desktopDirectory: URL { user(.desktopDirectory, "Desktop") }

  /// The folder of the user's films.
  public static var moviesDirectory: URL { user(.moviesDirectory, "Videos") }

  /// The folder of the user's music.
  public static var musicDirectory: URL { user(.musicDirectory, "Music") }

  /// The folder of the user's pictures.
  public static var picturesDirectory: URL { user(.picturesDirectory, "Pictures") }

  private static func user(_ directory: FileManager.SearchPathDirectory, _ name: String) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
      .appendingPathComponent(name, isDirectory: true)
  }
}
