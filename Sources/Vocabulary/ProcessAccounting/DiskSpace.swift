// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import MetricPayloads
internal import Platform

/// The space that an app takes on its disk.
package struct DiskSpace: Hashable, Sendable {
  package var binaries = Usage()
  package var data = Usage()
  package var caches = Usage()
  /// Of the disk with the data, in bytes; nil when the system does not say.
  package var capacity: UInt64?

  package struct Usage: Hashable, Sendable {
    package var size: UInt64 = 0
    package var count = 0

    /// What a folder holds. Links are not followed, and it stops after a hundred thousand files.
    package init(of folder: String? = nil) {
      var waiting = folder.map { [$0] } ?? []
      while let next = waiting.popLast(), count < 100_000 {
        for name in FileStamp.entries(of: next) {
          let path = "\(next)/\(name)"
          guard let stamp = FileStamp(path: path), !stamp.isLink else { continue }
          if stamp.isDirectory {
            waiting.append(path)
          } else if stamp.isRegular {
            size += UInt64(max(0, stamp.size))
            count += 1
          }
        }
      }
    }
  }

  package init() {}

  /// Of the bundle of this process; nil outside of a device.
  package static var ofProcess: DiskSpace? {
    guard let bundle = LaunchVariable.bundle.value, let data = LaunchVariable.data.value else {
      return nil
    }
    var space = DiskSpace()
    space.binaries = Usage(of: bundle)
    space.data = Usage(of: data)
    space.caches = Usage(of: data + "/Library/Caches")
    let other = Usage(of: data + "/.cache")
    space.caches.size += other.size
    space.caches.count += other.count
    space.capacity = FileEntry.capacity(ofDiskAt: data)
    return space
  }

  /// Writes what was measured into a payload. Nobody knows of clones here.
  func write(to model: inout MetricModel) {
    func kilobytes(_ bytes: UInt64) -> Quantity { Quantity(Double(bytes) / 1000, .kilobytes) }
    model.scalars[.binaryFileSize] = kilobytes(binaries.size)
    model.counts[.binaryFileCount] = binaries.count
    model.scalars[.dataFileSize] = kilobytes(data.size)
    model.counts[.dataFileCount] = data.count
    model.scalars[.cacheFolderSize] = kilobytes(caches.size)
    model.scalars[.diskSpaceUsed] = kilobytes(binaries.size + data.size)
    model.scalars[.diskSpaceCapacity] = capacity.map(kilobytes)
  }
}
