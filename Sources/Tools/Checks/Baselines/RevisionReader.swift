// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Platform
import ProjectModel

/// Reads the project as it was in a git revision, from a copy of the files that matter.
struct RevisionReader {
  let revision: String
  let project: Project

  /// Pictures, binaries and texts of other kinds say nothing about intents.
  private static let suffixes = [
    ".swift", ".pbxproj", ".xcworkspacedata", ".plist", ".intentdefinition", ".strings",
    ".stringsdict", ".xcstrings", ".entitlements", ".xcconfig", "project.yml", "project.yaml",
  ]

  /// How many files one call of git is given: well below the longest command line.
  private static let batch = 400

  func read() throws(BaselineError) -> Baseline {
    let commit = try commit()
    let folder = try TemporaryFolder()
    let index = folder.path + "/index"
    try git(["read-tree", commit], index: index)
    let top = try git(["rev-parse", "--show-toplevel"]).trimmed
    let prefix = try git(["rev-parse", "--show-prefix"]).trimmed
    let names = try git(
      ["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit]
        + (prefix.isEmpty ? [] : [prefix])
    ).split(separator: "\0").map(String.init).filter { name in
      Self.suffixes.contains { name.hasSuffix($0) }
    }
    guard !names.isEmpty else {
      throw BaselineError(
        "'\(project.root)' has no sources in revision '\(revision)'; name one in which it was there"
      )
    }
    for start in stride(from: 0, to: names.count, by: Self.batch) {
      let some = names[start..<min(start + Self.batch, names.count)]
      try git(
        ["checkout-index", "-f", "--prefix=\(folder.path)/tree/", "--"] + some, in: top,
        index: index)
    }
    do {
      var root = "\(folder.path)/tree/\(prefix)"
      if root.hasSuffix("/") { root.removeLast() }
      return Baseline.read(try ProjectReader.read(root), named: "revision \(revision)")
    } catch {
      throw BaselineError("revision '\(revision)' cannot be read: \(error)")
    }
  }

  /// The project's folder, of a single file the one that it is in.
  private var root: String {
    guard FileStamp(path: project.root)?.isDirectory == false else { return project.root }
    let parent = project.root.split(separator: "/").dropLast().joined(separator: "/")
    return project.root.hasPrefix("/") ? "/" + parent : parent.isEmpty ? "." : parent
  }

  private func commit() throws(BaselineError) -> String {
    let missing = BaselineError(
      "'\(revision)' is neither a file nor a git revision of '\(project.root)'; give one of them, "
        + "or fetch the revision first (a shallow clone has only the newest)")
    guard !revision.hasPrefix("-") else { throw missing }
    let result = try run(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])
    if result.isSuccess { return String(decoding: result.output, as: UTF8.self).trimmed }
    // Git is silent about a revision that is not there, and says what else is wrong.
    throw Self.reason(result).map(failure) ?? missing
  }

  @discardableResult
  private func git(
    _ arguments: [String], in folder: String? = nil, index: String? = nil
  ) throws(BaselineError) -> String {
    let result = try run(arguments, in: folder, index: index)
    guard result.isSuccess else { throw failure(Self.reason(result) ?? "it gave no reason") }
    return String(decoding: result.output, as: UTF8.self)
  }

  private func failure(_ reason: String) -> BaselineError {
    BaselineError("git cannot read revision '\(revision)': \(reason)")
  }

  private static func reason(_ result: ToolProcess.Result) -> String? {
    String(decoding: result.errorOutput, as: UTF8.self).split(separator: "\n").first
      .map { String($0.trimmingPrefix("fatal: ")) }
  }

  /// Runs git. Its filters, which may fetch large files, and the programs that a repository's
  /// configuration names are off; in a container the folder may be somebody else's.
  private func run(
    _ arguments: [String], in folder: String? = nil, index: String? = nil
  ) throws(BaselineError) -> ToolProcess.Result {
    let settings = [
      "filter.lfs.process=", "filter.lfs.smudge=", "filter.lfs.required=false",
      "core.fsmonitor=false", "safe.directory=*",
    ].flatMap { ["-c", $0] }
    let tool = ToolProcess(
      "env", (index.map { ["GIT_INDEX_FILE=\($0)"] } ?? []) + ["git"] + settings + arguments,
      directory: folder ?? root)
    do {
      let result = try tool.run()
      // What `env` says of a program that is not there.
      if result.end == .exited(127) { throw BaselineError("there is no git; install it") }
      return result
    } catch let error as BaselineError {
      throw error
    } catch {
      throw BaselineError("git cannot be run: \(error); install it")
    }
  }
}

extension String {
  /// Without the line end that a command writes.
  fileprivate var trimmed: String { hasSuffix("\n") ? String(dropLast()) : self }
}
