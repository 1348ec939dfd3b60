// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftParser
import SwiftSyntax

/// A shared file must not be emptied after an upload: somebody may have written to it meanwhile.
struct FileLostAppend: Rule {
  static let id: RuleID = "file.lost-append"
  static let tier = Tier.risky
  static let severity = Severity.warning
  static let summary =
    "a shared file is read, sent, then removed: what was appended meanwhile is lost"
  static let words: Set<String> = [
    "forSecurityApplicationGroupIdentifier", "removeItem upload", "removeItem URLSession",
  ]
  static let page = """
    A file in an App Group is written by the app and by its extensions, each when it likes. Code \
    that reads it, waits for an upload and then removes it also removes what another process \
    appended while the upload was under way; nobody ever misses it. Rename the file first, to a \
    name that only the uploader knows, then read, send and remove the renamed one: writers start a \
    new file. Left over renamed files are sent by the next run.
    """
  static let examples: [Example] = [
    .fails(
      upload(
        """
        guard let data = try? Data(contentsOf: file) else { return }
        let (_, response) = try await URLSession.shared.upload(for: request, from: data)
        try? ↓FileManager.default.removeItem(at: file)
        """)),
    .fails(
      upload(
        """
        let text = try String(contentsOf: file, encoding: .utf8)
        try await send(text)
        try ↓Data().write(to: file)
        """)),
    // Renamed before it is read.
    .passes(
      upload(
        """
        let batch = file.appendingPathExtension("sending")
        try FileManager.default.moveItem(at: file, to: batch)
        let data = try Data(contentsOf: batch)
        try await send(data)
        try FileManager.default.removeItem(at: batch)
        """)),
    // Nothing is waited for in between.
    .passes(
      upload(
        """
        let data = try Data(contentsOf: file)
        try FileManager.default.removeItem(at: file)
        try await send(data)
        """)),
    // A file that nobody else knows.
    .passes(
      """
      func upload() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "export.json")
        let data = try Data(contentsOf: file)
        try await send(data)
        try FileManager.default.removeItem(at: file)
      }
      """),
  ]

  private static func upload(_ statements: String) -> String {
    """
    enum Uploader {
      static func shared() -> URL? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.acme")?
          .appending(path: "events.jsonl")
      }
      static func upload() async throws {
        guard let file = shared() else { return }
        \(statements)
      }
    }
    """
  }

  func findings(in project: CheckedProject) -> [Finding] {
    let resolver = project.intentCode.resolver
    let (reading, emptying) = (
      WordSearch(["contentsOf", "forReadingFrom"]), WordSearch(["removeItem", "write"])
    )
    return resolver.functions { $0.mentions(reading) && $0.mentions(emptying) }.flatMap {
      findings(in: $0, resolver: resolver, of: project)
    }
  }

  private func findings(
    in callable: Callable, resolver: CallResolver, of project: CheckedProject
  ) -> [Finding] {
    let calls = callable.body.all(FunctionCallExprSyntax.self, in: callable.file)
    let waits = callable.body.all(AwaitExprSyntax.self, in: callable.file)
    guard !calls.contains(where: { Self.guarding.contains($0.calleeName ?? "") }) else { return [] }
    let code = resolver.context(of: callable)
    return calls.compactMap { removal in
      guard let file = Self.emptiedFile(removal),
        let read = calls.first(where: {
          Self.readFile($0) == file && $0.position < removal.position
        }),
        waits.contains(where: { read.position < $0.position && $0.position < removal.position }),
        isShared(file, code, resolver, callable)
      else { return nil }
      return project.finding(Self.self, at: removal, in: callable.file, .lostAppend(file))
    }
  }

  /// What keeps others from writing, or takes the file away from them.
  private static let guarding: Set<String> = [
    "moveItem", "replaceItem", "replaceItemAt", "coordinate", "flock", "lockf", "rename",
    "linkItem", "copyItem",
  ]

  private static func readFile(_ call: FunctionCallExprSyntax) -> String? {
    guard let name = call.calleeName else { return nil }
    let label: String
    switch name {
    case "Data", "String", "NSData": label = "contentsOf"
    case "FileHandle": label = "forReadingFrom"
    default: return nil
    }
    return call.arguments.argument(label)?.as(DeclReferenceExprSyntax.self)?.baseName.plainName
  }

  private static func emptiedFile(_ call: FunctionCallExprSyntax) -> String? {
    switch call.calleeName {
    case "removeItem":
      let written = call.arguments.argument("at") ?? call.arguments.argument("atPath")
      let root = written?.as(MemberAccessExprSyntax.self)?.base ?? written
      return root?.as(DeclReferenceExprSyntax.self)?.baseName.plainName
    case "write":
      guard let receiver = call.receiver, isEmpty(receiver) else { return nil }
      return call.arguments.argument("to")?.as(DeclReferenceExprSyntax.self)?.baseName.plainName
    default: return nil
    }
  }

  private static func isEmpty(_ expression: ExprSyntax) -> Bool {
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return literal.representedLiteralValue == ""
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    return ["Data", "String"].contains(call.calleeName) && call.arguments.isEmpty
  }

  /// Whether the file lies in an App Group's container.
  private func isShared(
    _ name: String, _ code: CodeContext, _ resolver: CallResolver, _ callable: Callable
  ) -> Bool {
    let value: Syntax
    if let binding = code.binding(name) {
      guard let initial = binding.value else { return false }
      value = Syntax(initial)
      if let getter = resolver.getter(of: initial.unwrapped, in: code), names(group: getter.body) {
        return true
      }
    } else if !code.binds(name),
      let property = code.owner.flatMap({ owner in
        (owner.properties(named: name, isStatic: false)
          + owner.properties(named: name, isStatic: true)).first
      })
    {
      value = Syntax(property.binding)
    } else {
      return false
    }
    if names(group: value) { return true }
    return value.all(FunctionCallExprSyntax.self, in: callable.file).contains { call in
      resolver.callee(of: call, in: code).map { names(group: $0.body) } ?? false
    }
  }

  private func names(group syntax: some SyntaxProtocol) -> Bool {
    syntax.tokens(viewMode: .sourceAccurate).contains {
      $0.plainName == "forSecurityApplicationGroupIdentifier"
    }
  }
}

extension Finding.Message {
  fileprivate static func lostAppend(_ file: String) -> Self {
    """
    what another process appends to '\(file)' during the upload is lost here; \
    rename the file before reading it, and remove the renamed one
    """
  }
}
