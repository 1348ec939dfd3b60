// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import IntentConversations

/// A conversation in a text file, which who writes no Swift can write too.
///
/// ```swift
/// @Test(arguments: TestScript.all(in: "Conversations"), Transport.allCases)
/// func written(_ script: TestScript, _ transport: Transport) async throws {
///   try await script.hold(with: "com.acme.tasks", over: transport) { _ in
///     AcmeDependencies.register()
///   }
/// }
/// ```
///
/// The format is `Documentation/Formats/Conversations.md`; `appintents test` holds the same files.
public struct TestScript: Sendable {
  private let content: Result<WrittenConversation, ConversationFinding>

  /// The conversations of a file, or of the files of a folder whose names end in `.conversation`.
  ///
  /// A file that cannot be read is a script that fails.
  ///
  /// - Parameter path: absolute, or relative to the folder of the calling source file.
  public static func all(in path: String, filePath: StaticString = #filePath) -> [TestScript] {
    let folder = URL(fileURLWithPath: "\(filePath)").deletingLastPathComponent().path
    let place = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    do throws(ConversationFinding) {
      return try ConversationFile.paths(at: place).flatMap { path in
        let file = ConversationFile(path: path)
        return file.findings.map { TestScript(content: .failure($0)) }
          + file.conversations.map { TestScript(content: .success($0)) }
      }
    } catch {
      return [TestScript(content: .failure(error))]
    }
  }

  /// Holds the conversation with an app on a device of its own; what differs from what is written fails
  /// the test with the transcript.
  ///
  /// The settings of the file decide; what they leave open is as for ``AppUnderTest``.
  public func hold(
    with bundleIdentifier: String? = nil, over transport: Transport = .process,
    at path: String? = nil, target: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    prepare: @escaping @Sendable (TestDevice) async throws -> Void = { _ in }
  ) async throws {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    switch content {
    case .failure(let finding): FailureRecorder.record(finding.description, at: site)
    case .success(let conversation):
      let bundle = try await BuiltApp.find(
        BuiltApp.Wish(bundleIdentifier: bundleIdentifier, path: path, target: target))
      let app = try await AppUnderTest(
        AppDescription(bundle), over: transport, settings: conversation.settings.applied(),
        prepare: prepare)
      let report = await ConversationTrial(
        conversation, assistant: app.engine.assistant, settings: app.engine.circumstances,
        executables: app.engine.app.executables
      ).hold()
      if !report.isPassed { FailureRecorder.record(report.failure, at: site) }
      await app.close()
    }
  }
}

extension TestScript: CustomStringConvertible {
  public var description: String {
    switch content {
    case .success(let conversation): conversation.title
    case .failure(let finding): finding.file
    }
  }
}
