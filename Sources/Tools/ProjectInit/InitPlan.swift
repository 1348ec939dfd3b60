// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What `appintents init` is going to write.
package struct InitPlan: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
      case text(String)
      /// A symbolic link, with the text of its target.
      case link(String)
    }

    /// Absolute.
    package var path: String
    package var content: Content
    /// What it is, in a few words.
    package var purpose: String
  }

  package var entries: [Entry] = []
  /// The files that cannot build on Linux.
  package var leftOut: [LeftOutFile] = []
  /// What the person has to know or do, sentences.
  package var notes: [String] = []
  /// The commands that come next.
  package var next: [String] = []
  /// The folder that messages show paths relative to.
  package var root: String

  package func shown(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.utf8.count + 1)) : path
  }
}
