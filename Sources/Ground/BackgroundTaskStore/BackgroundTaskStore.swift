// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import FoundationEssentials
internal import Platform

/// The background tasks that one app waits for: a file of the device that its processes and hosts
/// share.
///
/// Every change reads what others wrote, under a lock, and puts a complete new file in the old one's
/// place; so nothing is lost between processes, and a process that is killed leaves the old file or
/// the new one.
package struct BackgroundTaskStore: Sendable {
  package let path: String
  private let folder: String

  /// - Parameters:
  ///   - folder: where the files of all apps are; made with the first request.
  ///   - app: the app's bundle identifier.
  package init(folder: String, app: String) {
    self.folder = folder
    path = "\(folder)/\(app).json"
  }

  /// The apps that have a file.
  package static func apps(in folder: String) -> [String] {
    FileStamp.entries(of: folder).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
  }

  private struct Contents: Codable {
    var version = 1
    /// In the order of their submission.
    var tasks: [PendingTask] = []
  }

  /// What waits, in the order of submission.
  ///
  /// - Throws: ``BackgroundTaskStoreError`` when the file cannot be read.
  package func tasks() throws -> [PendingTask] { try read().tasks }

  /// Adds a request; one of the same identifier is replaced.
  ///
  /// - Returns: false when as many of its kind wait as may.
  package func submit(_ task: PendingTask) throws -> Bool {
    try change { tasks in
      var others = tasks
      others.removeAll { $0.identifier == task.identifier }
      if let limit = PendingTaskLimit.number(of: task.kind),
        others.count(where: { PendingTaskLimit.areCountedTogether($0.kind, task.kind) }) >= limit
      {
        return false
      }
      tasks = others + [task]
      return true
    }
  }

  package func cancel(_ identifier: String) throws {
    try change { $0.removeAll { task in task.identifier == identifier } }
  }

  package func cancelAll() throws { try change { $0 = [] } }

  /// Takes a submission out because it begins or will never begin.
  ///
  /// - Returns: nil when it is not there any more: it was taken, cancelled or replaced. Of all who
  ///   take the same submission, one gets it.
  package func take(_ token: UUID) throws -> PendingTask? {
    try change { tasks in
      guard let index = tasks.firstIndex(where: { $0.token == token }) else { return nil }
      return tasks.remove(at: index)
    }
  }

  private func change<Result>(_ body: (inout [PendingTask]) -> Result) throws -> Result {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: nil)
    } catch {
      throw BackgroundTaskStoreError("the folder '\(folder)' cannot be made; make it writable")
    }
    do {
      return try FileLock.withLock(path + ".lock") {
        var contents = try read()
        let before = contents.tasks
        let result = body(&contents.tasks)
        if contents.tasks != before { try write(contents) }
        return result
      }
    } catch let error as SystemError {
      throw BackgroundTaskStoreError(
        "\(error); make '\(folder)' writable and free some space")
    }
  }

  private func read() throws -> Contents {
    let bytes: [UInt8]?
    do {
      bytes = try AtomicFile.read(path)
    } catch {
      throw BackgroundTaskStoreError("\(error); make '\(path)' readable")
    }
    guard let bytes else { return Contents() }
    guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes)),
      contents.version == 1
    else {
      // What it holds may be worth something, so nothing replaces it.
      throw BackgroundTaskStoreError(
        "'\(path)' is damaged or of a newer version; mend it, or remove it to forget the app's tasks"
      )
    }
    return contents
  }

  private func write(_ contents: Contents) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try AtomicFile.replace(path, with: Array(try encoder.encode(contents)), permissions: 0o600)
  }
}

/// Why the tasks of a device cannot be read or changed, as one sentence.
package struct BackgroundTaskStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String

  init(_ description: String) { self.description = description }
}
