// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// One request: a range of one item.
package struct UploadBatch: Hashable, Sendable {
  package var item: UploadItem
  package var range: Range<Int>
  /// The ranges of its records, in the order of the lines.
  package var records: [Range<Int>]
  /// The line of the body on which the first of them stands.
  package var firstLine: Int
  /// Where a redirect sent it; nil for the endpoint.
  package var address: URL?
}

/// What was read of an item for a batch.
package struct UploadCut: Hashable, Sendable {
  package var records: [Range<Int>]
  /// From the first byte asked for to the end of the last record, or to the end of what was asked
  /// for when no more records follow.
  package var covered: Range<Int>
  package var firstLine: Int
  /// The size of the request's body.
  package var bodyBytes: Int

  package init(records: [Range<Int>], covered: Range<Int>, firstLine: Int = 2, bodyBytes: Int) {
    self.records = records
    self.covered = covered
    self.firstLine = firstLine
    self.bodyBytes = bodyBytes
  }
}
