// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import AppBundles
internal import Device
internal import Dispatch
internal import Foundation
internal import Platform
internal import Synchronization

/// Finds the app that was built with the tests.
enum BuiltApp {
  struct Wish: Hashable, Sendable {
    var bundleIdentifier: String?
    /// A package or an `.app`; the package of the tests when nil.
    var path: String?
    var target: String?
  }

  /// One after the other: who comes second finds the work done. It waits for other programs, so it
  /// stays away from the threads of the tests.
  private static let queue = DispatchQueue(label: "org.openappintents.testing.built-app")
  private static let found = Mutex<[Wish: Result<AppBundle, IntentTestError>]>([:])

  static func find(_ wish: Wish) async throws(IntentTestError) -> AppBundle {
    let result: Result<AppBundle, IntentTestError> = await withCheckedContinuation { continuation in
      queue.async {
        if let known = found.withLock({ $0[wish] }) { return continuation.resume(returning: known) }
        let result = Result { () throws(IntentTestError) in try locate(wish) }
        found.withLock { $0[wish] = result }
        continuation.resume(returning: result)
      }
    }
    return try result.get()
  }

  private static func locate(_ wish: Wish) throws(IntentTestError) -> AppBundle {
    let app: AppBundle
    let place: String
    do {
      if let path = wish.path, !AppBuilder.isPackage(path) {
        place = "'\(path)'"
        app = try AppBundle(at: path)
      } else {
        let build = try TestBuild.current(package: wish.path)
        place = "the package '\(build.package)'"
        var builder = AppBuilder(package: build.package, appTarget: wish.target)
        builder.configuration = build.configuration
        app = try AppBundle(at: try builder.bundleBuiltBesideTests(in: build.scratchPath).path)
      }
    } catch let error as IntentTestError {
      throw error
    } catch {
      throw IntentTestError(.setUp, "there is no app to test: \(error)")
    }
    if let wanted = wish.bundleIdentifier,
      let error = NameCheck.error(
        wanted, in: [app.bundleIdentifier], kind: "app", of: place)
    {
      throw error
    }
    return app
  }
}

/// The build that made the running tests.
private struct TestBuild {
  var package: String
  var scratchPath: String
  var configuration: BuildConfiguration

  static func current(package: String?) throws(IntentTestError) -> TestBuild {
    let executable = OwnProcess.executablePath ?? ""
    let folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
    let scratch = folder.deletingLastPathComponent().deletingLastPathComponent().path
    guard let configuration = BuildConfiguration(rawValue: folder.lastPathComponent),
      FileManager.default.fileExists(atPath: "\(scratch)/plugins/outputs")
    else {
      throw IntentTestError(
        .setUp,
        "'\(executable)' was not built by 'swift test' with the plugin AppIntentsMetadata; run the "
          + "tests with 'swift test', and add the plugin to the targets that declare intents")
    }
    if let package {
      return TestBuild(package: package, scratchPath: scratch, configuration: configuration)
    }
    // The working folder of 'swift test', else whatever the build folder lies in.
    for start in [FileManager.default.currentDirectoryPath, scratch] {
      var path = start
      while path.count > 1 {
        if AppBuilder.isPackage(path) {
          return TestBuild(package: path, scratchPath: scratch, configuration: configuration)
        }
        path = URL(fileURLWithPath: path).deletingLastPathComponent().path
      }
    }
    throw IntentTestError(
      .setUp, "no Package.swift was found above '\(scratch)'; say where it is with 'at:'")
  }
}
