// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// A file of written conversations.
package struct ConversationFile: Hashable, Sendable {
  /// How the names of such files end.
  package static let suffix = ".conversation"

  package var path: String
  /// Those that can be held.
  package var conversations: [WrittenConversation]
  /// What is wrong with the file; a conversation with a finding is not among the others.
  package var findings: [ConversationFinding]
  /// Whether the file could not be read at all.
  package private(set) var isUnreadable = false

  /// Reads a file; one that cannot be read is one finding.
  package init(path: String) {
    do throws(LineError) {
      self.init(path: path, text: try Self.text(of: path))
    } catch {
      self.init(path: path, problem: error.message)
    }
  }

  private init(path: String, problem: String) {
    self.path = path
    conversations = []
    findings = [ConversationFinding(file: path, line: 1, message: "the file \(problem)")]
    isUnreadable = true
  }

  private static func text(of path: String) throws(LineError) -> String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard (attributes?[.size] as? Int ?? 0) <= largest else {
      throw LineError("is larger than 1 MiB; a conversation is a few lines of text")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw LineError("cannot be read; give a file of text, or a folder of '*\(suffix)' files")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw LineError("is not UTF-8; save it as UTF-8")
    }
    return text
  }

  package init(path: String, text: String) {
    self.path = path
    var parser = ConversationParser(file: path)
    parser.parse(text)
    conversations = parser.conversations
    findings = parser.findings
    if conversations.isEmpty, findings.isEmpty {
      findings = [
        ConversationFinding(
          file: path, line: 1,
          message: "the file holds no conversation; write what is said after 'You:'")
      ]
    }
  }

  private static let largest = 1 << 20

  /// The files that a path names: the file itself, or those of a folder and the folders in it by
  /// name. Links to folders are not followed.
  ///
  /// - Throws: ``ConversationFinding`` when there is nothing at the path, or nothing in the folder.
  package static func paths(at path: String) throws(ConversationFinding) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ConversationFinding(
        file: path, line: 1,
        message:
          "there is no such file or folder; give a file of conversations, or a folder of them")
    }
    guard isFolder.boolValue else { return [path] }
    let found = files(in: path.hasSuffix("/") ? String(path.dropLast()) : path)
    guard !found.isEmpty else {
      throw ConversationFinding(
        file: path, line: 1,
        message: "no file in this folder ends in '\(suffix)'; name files of conversations so")
    }
    return found
  }

  private static func files(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      guard !name.hasPrefix("."),
        let type = try? FileManager.default.attributesOfItem(atPath: path)[.type]
          as? FileAttributeType
      else { return [] }
      if type == .typeDirectory { return files(in: path) }
      return name.hasSuffix(suffix) ? [path] : []
    }
  }
}
