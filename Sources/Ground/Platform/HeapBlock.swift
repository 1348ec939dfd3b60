// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CPlatform

/// Memory that was allocated as one piece.
package enum HeapBlock {
  /// How many bytes the block that begins at an address has at least.
  package static func size(at start: UnsafeRawPointer) -> Int { Int(oai_block_size(start)) }
}
