// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The call stacks of a diagnostic as a flat list.
///
/// The root of a stack is its innermost frame; what it holds leads towards `main`. Several roots and
/// branches make a flame graph.
package struct CallStackTree: Hashable, Sendable {
  package struct Frame: Hashable, Sendable {
    package var binaryName: String?
    package var binaryUUID: String?
    package var address: UInt64?
    /// What stands under `offsetIntoBinaryTextSegment`.
    package var writtenOffset: UInt64?
    package var sampleCount: Int?
    /// The frame that holds this one, before it in the list; nil for a root.
    package var parent: Int?
    package var unknown: [String: String] = [:]

    package init(parent: Int? = nil) { self.parent = parent }

    /// The written offset is the address at which the image was loaded: so iOS 14 wrote it.
    package var isOffsetLoadAddress: Bool {
      guard let writtenOffset, let address else { return false }
      return writtenOffset > address / 2 && writtenOffset <= address
    }

    /// How far the address is from the beginning of its image.
    package var offset: UInt64? {
      guard let writtenOffset else { return nil }
      guard isOffsetLoadAddress, let address else { return writtenOffset }
      return address - writtenOffset
    }
  }

  package struct Stack: Hashable, Sendable {
    package var isAttributed: Bool?
    /// Each frame after the one that holds it.
    package var frames: [Frame] = []
    package var unknown: [String: String] = [:]

    package init(isAttributed: Bool? = nil) { self.isAttributed = isAttributed }

    /// From the innermost frame on, where nothing branches; else down the branch with most samples.
    package var heaviestPath: [Frame] {
      var heaviestChild: [Int?] = Array(repeating: nil, count: frames.count)
      var next: Int?
      func isHeavier(_ index: Int, than other: Int?) -> Bool {
        guard let other else { return true }
        return (frames[index].sampleCount ?? 0) > (frames[other].sampleCount ?? 0)
      }
      for (index, frame) in frames.enumerated() {
        if let parent = frame.parent {
          if isHeavier(index, than: heaviestChild[parent]) { heaviestChild[parent] = index }
        } else if isHeavier(index, than: next) {
          next = index
        }
      }
      var path: [Frame] = []
      while let index = next {
        path.append(frames[index])
        next = heaviestChild[index]
      }
      return path
    }

    /// How often each frame was on top itself: its samples less those of what it holds.
    package var selfCounts: [Int] {
      var counts = frames.map { $0.sampleCount ?? 0 }
      for frame in frames {
        if let parent = frame.parent { counts[parent] -= frame.sampleCount ?? 0 }
      }
      return counts.map { max(0, $0) }
    }
  }

  package var isPerThread: Bool?
  package var stacks: [Stack] = []
  package var unknown: [String: String] = [:]

  package init(isPerThread: Bool? = nil) { self.isPerThread = isPerThread }

  /// The stack that the diagnostic is about.
  package var attributed: Stack? { stacks.first { $0.isAttributed == true } ?? stacks.first }
}
