// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SwiftSyntax

/// A member that Apple's URL loading has and `FoundationNetworkingAdditions` adds to that of Linux.
///
/// Only the one that cannot be mistaken for a member of another type is looked for; without the
/// module the compiler reports the others as well, but not what to do.
enum NetworkingMember {
  static let waitsForConnectivity = "waitsForConnectivity"

  static func diagnostic(at position: SourcePosition) -> SourceDiagnostic {
    SourceDiagnostic(
      position: position, severity: .error,
      problem: "'\(waitsForConnectivity)' cannot be set with Foundation on Linux",
      remedy:
        "add .product(name: \"FoundationNetworkingAdditions\", package: \"OpenAppIntents\") to "
        + "the dependencies of this target")
  }

  /// The places that assign to the member.
  static func assignments(in file: ParsedFile) -> [SourcePosition] {
    let finder = AssignmentFinder(file)
    finder.walk(file.tree)
    return finder.positions
  }
}

/// Finds `….waitsForConnectivity = …` in what is compiled of a file.
private final class AssignmentFinder: SyntaxVisitor {
  private let file: ParsedFile
  private(set) var positions: [SourcePosition] = []

  init(_ file: ParsedFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let active = file.activeElements(of: node) { walk(active) }
    return .skipChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count > 1, elements[1].is(AssignmentExprSyntax.self),
      let member = elements[0].as(MemberAccessExprSyntax.self),
      member.declName.baseName.plainName == NetworkingMember.waitsForConnectivity
    {
      positions.append(file.position(of: member.declName))
    }
    return .visitChildren
  }
}
