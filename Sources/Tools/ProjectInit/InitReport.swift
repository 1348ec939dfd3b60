// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What a person reads after `appintents init`.
package struct InitReport {
  private let plan: InitPlan
  private let isTrial: Bool
  private var lines: [InitWriter.Outcome: [String]] = [:]

  package init(_ plan: InitPlan, isTrial: Bool) {
    self.plan = plan
    self.isTrial = isTrial
  }

  package mutating func add(_ entry: InitPlan.Entry, _ outcome: InitWriter.Outcome) {
    lines[outcome, default: []].append("\(plan.shown(entry.path)): \(entry.purpose)")
  }

  /// Whether something that exists was left in the place of a file of the plan.
  package var hasKept: Bool { lines[.kept] != nil }

  package var text: String {
    var blocks: [String] = []
    func add(_ title: String, _ lines: [String]) {
      guard !lines.isEmpty else { return }
      blocks.append(title + "\n" + lines.map { "  \($0)" }.joined(separator: "\n"))
    }
    add(isTrial ? "Would write" : "Wrote", lines[.written] ?? [])
    add("Already as it should be", lines[.unchanged] ?? [])
    add(
      "Left as it is, since it exists; --force replaces files and links, never a folder",
      lines[.kept] ?? [])
    add(
      "Cannot build on Linux, and is left out",
      plan.leftOut.map { "\(plan.shown($0.path)):\($0.line): \($0.reason)" })
    add("Note", plan.notes)
    add("Next", plan.next)
    return blocks.joined(separator: "\n\n")
  }
}
