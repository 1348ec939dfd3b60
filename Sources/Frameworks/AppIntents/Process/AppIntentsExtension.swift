// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// An executable that the system launches to run a part of an app.
///
/// On Apple's platforms this protocol comes from ExtensionFoundation.
public protocol AppExtension {
  associatedtype Configuration: AppExtensionConfiguration

  /// What the extension takes part in.
  var configuration: Configuration { get }

  /// Called on the main thread before the first request.
  init()

  /// Runs the extension; `@main` calls it.
  static func main() throws
}

/// What an extension takes part in.
public protocol AppExtensionConfiguration {}

/// An extension that runs an app's intents without launching the app.
public protocol AppIntentsExtension: AppExtension {}

extension AppIntentsExtension {
  public var configuration: some AppExtensionConfiguration { AppIntentsExtensionConfiguration() }

  /// Makes the extension and serves the host until it ends the process.
  ///
  /// Started without a host it says so on standard error and exits with status 64.
  public static func main() throws {
    MainActor.assumeIsolated { AppProcess.runExtension { Self() } }
  }
}

/// The configuration of every App Intents extension; it has nothing to choose.
struct AppIntentsExtensionConfiguration: AppExtensionConfiguration {}
