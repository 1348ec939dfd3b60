// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CPlatform

/// The memory of this process.
package enum Heap {
  /// For a program that works on one thread and ends soon: memory is taken from the system in
  /// large pieces and kept. By default the heap of any thread but the first grows a page at a time.
  ///
  /// To be called before the first thread.
  package static func allocateGenerously() { oai_allocate_generously() }
}

/// Memory that was allocated as one piece.
package enum HeapBlock {
  /// How many bytes the block that begins at an address has at least.
  package static func size(at start: UnsafeRawPointer) -> Int { Int(oai_block_size(start)) }
}
