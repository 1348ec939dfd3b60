// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppBundles
import Device
import Dispatch
import Foundation

/// The example apps, each built once in its package's own `.build`.
actor ExampleApps {
  static let shared = ExampleApps()

  private var builds: [String: Task<AppBundle, any Error>] = [:]
  /// One build at a time, off the threads that the tests run on.
  private static let queue = DispatchQueue(label: "example-apps")

  static func package(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples/\(name)")
      .path
  }

  func bundle(_ name: String) async throws -> AppBundle {
    if let build = builds[name] { return try await build.value }
    let build = Task {
      try await withCheckedThrowingContinuation { continuation in
        Self.queue.async { continuation.resume(with: Result { try Self.build(name) }) }
      }
    }
    builds[name] = build
    return try await build.value
  }

  private static func build(_ name: String) throws -> AppBundle {
    do {
      return try AppBundle(at: AppBuilder(package: package(name)).build { _ in }.path)
    } catch let error as BundleBuildError {
      throw FailedBuild(description: ([error.message] + error.details).joined(separator: "\n"))
    }
  }

  /// What the compiler says belongs to it.
  private struct FailedBuild: Error, CustomStringConvertible { var description: String }
}
