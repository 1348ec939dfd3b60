// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Platform

/// What this process holds at a moment.
struct Census {
  /// Allocators and thread pools keep some memory after a load. A leak of 400 bytes for each of the
  /// 12,500 runs would be over this.
  static let memoryBound = 4 << 20

  /// The log's limit for one bundle: the current file and the one before.
  static let logBound = 2 << 20 + 65_536

  let descriptors = OwnProcess.openDescriptorCount
  let processes = OwnProcess.childIdentifiers.count
  let threads = OwnProcess.threadCount
  let memory = Int(OwnProcess.usage?.memory ?? 0)

  func isWithinBounds(of before: Census) -> Bool {
    descriptors <= before.descriptors && processes <= before.processes
      && memory <= before.memory + Self.memoryBound
  }

  static func bytes(in folder: String) -> Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.reduce(0) { sum, name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: folder + "/" + name)
      return sum + ((attributes?[.size] as? Int) ?? 0)
    }
  }
}
