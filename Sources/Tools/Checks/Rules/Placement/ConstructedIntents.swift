// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// Those of some types, by bare name, that code makes values of, App Shortcuts left out: an intent
/// among them belongs to a button, a toggle or a control.
struct ConstructedIntents {
  private(set) var names: Set<String> = []

  init(_ project: CheckedProject, of types: Set<String>) {
    guard !types.isEmpty else { return }
    let words = WordSearch(types, areCalled: true)
    var found: Set<String> = []
    for file in project.files {
      ActiveWalk.through(file, mentioning: words) { node in
        guard let call = node.as(FunctionCallExprSyntax.self),
          let callee = WrittenName(call.calledExpression)?.names.last(where: { $0 != "init" })
        else { return .visitChildren }
        if callee == "AppShortcut" { return .skipChildren }
        found.insert(callee)
        return .visitChildren
      }
    }
    names = found
  }
}
