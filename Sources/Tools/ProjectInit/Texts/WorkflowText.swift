// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The GitHub Actions file.
struct WorkflowText {
  /// Absolute: where the workflow runs.
  let repository: String
  let project: String
  /// The package for Linux, nil when there is none to test.
  let package: String?
  let place: OpenAppIntentsPlace

  private var packagePath: String? { package.map { RelativePath.from(repository, to: $0) } }

  /// Where OpenAppIntents lies, relative to the repository.
  private var tools: String {
    switch place {
    case .folder(let folder, _): RelativePath.from(repository, to: folder)
    // SwiftPM fetches what the package depends on; the command is built from the same revision.
    case .url: (packagePath.map { "\($0)/.build/checkouts" } ?? "..") + "/" + place.packageName
    }
  }

  private var isInRepository: Bool {
    guard case .folder(let folder, _) = place else { return false }
    return folder == repository || folder.hasPrefix(repository + "/")
  }

  private var source: String? {
    switch place {
    case .url(let url): url
    case .folder(_, let origin): origin
    }
  }

  /// What a person has to set up.
  var notes: [String] {
    guard source == nil, !isInRepository else { return [] }
    return [
      "The workflow clones OpenAppIntents from the repository variable OPENAPPINTENTS_URL; set it in "
        + "the repository's settings, under Actions variables."
    ]
  }

  var text: String {
    """
    # Written by 'appintents init': checks the intents and runs their tests on every pull request.
    name: App Intents

    on:
      pull_request:
      push:
        branches: [main]

    permissions:
      contents: read

    jobs:
      intents:
        runs-on: ubuntu-latest
        container: swift:6.3-bookworm
        env:
          OPENAPPINTENTS: \(quoted(tools))
    \(urlVariable)    steps:
          - uses: actions/checkout@v4
    \(steps.joined(separator: "\n"))

    """
  }

  private var urlVariable: String {
    if isInRepository { return "" }
    return "      OPENAPPINTENTS_URL: \(source.map(quoted) ?? "${{ vars.OPENAPPINTENTS_URL }}")\n"
  }

  private var steps: [String] {
    var result: [String] = []
    if !isInRepository { result.append(step("Get OpenAppIntents", fetch)) }
    result.append(
      step(
        "Set up",
        """
        command -v make > /dev/null || { apt-get update -qq && apt-get install -y -qq make; }
        "$OPENAPPINTENTS/Scripts/setup"
        test -x "$OPENAPPINTENTS/bin/appintents" || make -C "$OPENAPPINTENTS" build
        """))
    result.append(
      step(
        "Check",
        "\"$OPENAPPINTENTS/bin/appintents\" check "
          + "\(ShellWord.quoted(RelativePath.from(repository, to: project))) --reporter github"))
    if let packagePath {
      result.append(step("Test", "swift test --package-path \(ShellWord.quoted(packagePath))"))
    }
    return result
  }

  private var fetch: String {
    if case .url = place, let packagePath {
      return "swift package --package-path \(ShellWord.quoted(packagePath)) resolve"
    }
    return "test -d \"$OPENAPPINTENTS\" || git clone --depth 1 \"$OPENAPPINTENTS_URL\" "
      + "\"$OPENAPPINTENTS\""
  }

  private func step(_ name: String, _ commands: String) -> String {
    let lines = commands.split(separator: "\n").map { "          \($0)" }
    return "      - name: \(name)\n        run: |\n" + lines.joined(separator: "\n")
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "''") + "'"
  }
}
