// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// The bodies that run when the system runs an intent or a query.
struct IntentCode {
  /// A body, and the first entry point that it was reached from.
  struct Reached {
    let callable: Callable
    let entry: EntryPoint
    /// How many calls away from the entry point it stands.
    let depth: Int
  }

  let resolver: CallResolver
  let performs: [EntryPoint]
  let queries: [EntryPoint]
  /// The entry points and what they surely call, each once.
  let reached: [Reached]

  var entries: [EntryPoint] { performs + queries }

  init(_ project: CheckedProject) {
    resolver = CallResolver(project)
    performs = project.performs
    queries = project.queryBodies
    let walk = CallWalk(resolver: resolver)
    var seen: Set<SyntaxIdentifier> = []
    var reached: [Reached] = []
    for entry in performs + queries + project.otherBodies {
      walk.through(entry.callable) { callable, depth in
        if seen.insert(callable.id).inserted {
          reached.append(Reached(callable: callable, entry: entry, depth: depth))
        }
      }
    }
    self.reached = reached
  }
}
