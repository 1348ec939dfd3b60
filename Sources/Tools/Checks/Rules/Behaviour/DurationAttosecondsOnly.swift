// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// A duration has two components, and both count.
struct DurationAttosecondsOnly: Rule {
  static let id: RuleID = "duration.attoseconds-only"
  static let tier = Tier.risky
  static let severity = Severity.warning
  static let summary = "a duration is read by its attoseconds alone, without its whole seconds"
  static let words: Set<String> = ["attoseconds"]
  static let page = """
    `Duration.components` is a pair: the whole seconds, and the attoseconds that are left of one \
    second. Read alone, the attoseconds say 0.2 s of a wait of 3.2 s, so the slow runs, the ones \
    that matter, look fast. Add the seconds, or divide: `duration / .milliseconds(1)` is the \
    whole as a `Double`.
    """
  static let examples: [Example] = [
    .fails("let milliseconds = Double(elapsed.components.↓attoseconds) / 1e15"),
    .fails(
      """
      func milliseconds(since start: ContinuousClock.Instant) -> Double {
        let parts = start.duration(to: .now).components
        return Double(parts.↓attoseconds) / 1e15
      }
      """),
    .passes(
      """
      extension Duration {
        var inSeconds: Double {
          Double(components.seconds) + Double(components.attoseconds) / 1e18
        }
      }
      """),
    .passes(
      """
      func nanoseconds(_ duration: Duration) -> Int64 {
        let (seconds, attoseconds) = duration.components
        return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
      }
      """),
    // A duration made of parts.
    .passes("let pause = Duration(secondsComponent: 1, attosecondsComponent: 0)"),
    // A property of another type.
    .passes("let rest = pulse.attoseconds"),
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    let words = WordSearch(["attoseconds"])
    return project.files.flatMap { file in
      var found: [MemberAccessExprSyntax] = []
      ActiveWalk.through(file, mentioning: words) { node in
        if let member = node.as(MemberAccessExprSyntax.self),
          member.declName.baseName.plainName == "attoseconds",
          isComponent(member, in: file), !readsSeconds(around: member, in: file)
        {
          found.append(member)
        }
        return .visitChildren
      }
      return found.map {
        project.finding(Self.self, at: $0.declName, in: file, .attosecondsOnly)
      }
    }
  }

  private func isComponent(_ member: MemberAccessExprSyntax, in file: ParsedFile) -> Bool {
    guard let base = member.base?.unwrapped else { return false }
    if base.lastName == "components" { return true }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.plainName,
      let scope = Self.scope(of: member)
    else { return false }
    return scope.all(PatternBindingSyntax.self, in: file).contains {
      $0.pattern.trimmedDescription == name
        && $0.initializer?.value.unwrapped.lastName == "components"
    }
  }

  private func readsSeconds(around member: MemberAccessExprSyntax, in file: ParsedFile) -> Bool {
    guard let scope = Self.scope(of: member) else { return false }
    return scope.all(MemberAccessExprSyntax.self, in: file).contains {
      $0.declName.baseName.plainName == "seconds"
    }
  }

  /// The body around, else the declaration.
  private static func scope(of node: some SyntaxProtocol) -> Syntax? {
    if let function = node.ancestor(FunctionDeclSyntax.self) { return Syntax(function) }
    if let made = node.ancestor(InitializerDeclSyntax.self) { return Syntax(made) }
    return node.ancestor(VariableDeclSyntax.self).map { Syntax($0) }
      ?? node.ancestor(CodeBlockItemSyntax.self).map { Syntax($0) }
  }
}

extension Finding.Message {
  fileprivate static let attosecondsOnly: Self = """
    'attoseconds' is what is left of one second, so whole seconds are dropped; \
    add 'seconds', or divide the duration by '.milliseconds(1)'
    """
}
