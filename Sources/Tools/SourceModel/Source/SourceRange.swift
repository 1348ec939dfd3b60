// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentMetadata

/// A stretch of a file, from its first character to the place after its last one.
package struct SourceRange: Hashable, Sendable {
  package var start: SourcePosition
  package var end: SourcePosition

  package init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = end
  }
}
