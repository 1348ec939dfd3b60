// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import BackgroundTaskStore
internal import CommandLineKit
internal import Device

/// Finds the waiting tasks that a person names.
struct BackgroundTaskChoice {
  var device: Device
  /// The apps that may be meant.
  var apps: [AppBundle]

  /// - Throws: a sentence that says why nothing waits under a name.
  func tasks(named identifiers: [String]) throws -> [DeviceTask] {
    let all = try device.backgroundTasks()
      .filter { entry in apps.contains { $0.bundleIdentifier == entry.app } }
    return try identifiers.map { identifier in
      let found = all.filter { $0.task.identifier == identifier }
      guard let first = found.first else { throw missing(identifier) }
      guard found.count == 1 else {
        let owners = found.map { "'\($0.app)'" }.joined(separator: " and ")
        throw CommandFailure(
          "\(owners) wait for '\(identifier)'; choose one with --app", exitCode: .usage)
      }
      return first
    }
  }

  private func missing(_ identifier: String) -> CommandFailure {
    let permitted = apps.compactMap { PermittedTasks(bundle: $0.path) }
    guard let owner = permitted.first(where: { $0.permit(identifier, nil) }) else {
      let listed = Set(permitted.flatMap(\.identifiers)).sorted()
      if let near = nearestName(to: identifier, among: listed) {
        return CommandFailure(
          "no app may run '\(identifier)'; did you mean '\(near)'?", exitCode: .usage)
      }
      let place = apps.count == 1 ? "of '\(apps[0].bundleIdentifier)'" : "of its app"
      return CommandFailure(
        "'\(identifier)' is not permitted; list it under \(PermittedTasks.identifiersKey) in the "
          + "Info.plist \(place)")
    }
    return CommandFailure(
      "'\(owner.bundleIdentifier)' does not wait for '\(identifier)'; it asks with "
        + "BGTaskScheduler.shared.submit(_:), often as it leaves the foreground: try --open")
  }
}
