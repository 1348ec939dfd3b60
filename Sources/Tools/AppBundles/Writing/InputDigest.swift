// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Platform

/// A number that changes when any file of some folders changes, made without reading the files.
///
/// Hidden files and folders do not count (`.build` among them), nor does a package's `Tests`.
struct InputDigest {
  /// FNV-1a of 64 bits: the same in every process, unlike `Hasher`.
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init(roots: [String]) {
    for root in roots.sorted() { addFolder(root, isRoot: true) }
  }

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(UInt8(0))
  }

  mutating func add(file path: String) {
    guard let stamp = FileStamp(path: path) else { return }
    add(path)
    add(UInt64(bitPattern: stamp.modified))
    add(UInt64(bitPattern: stamp.size))
  }

  private mutating func addFolder(_ path: String, isRoot: Bool) {
    for name in FileStamp.entries(of: path) where !name.hasPrefix(".") {
      if isRoot, name == "Tests" { continue }
      let entry = "\(path)/\(name)"
      guard let stamp = FileStamp(path: entry) else { continue }
      if stamp.isDirectory {
        // A link to a folder may lead back here, and what it leads to is no source of a package.
        if !stamp.isLink { addFolder(entry, isRoot: false) }
      } else {
        add(entry)
        add(UInt64(bitPattern: stamp.modified))
        add(UInt64(bitPattern: stamp.size))
      }
    }
  }

  private mutating func add(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
