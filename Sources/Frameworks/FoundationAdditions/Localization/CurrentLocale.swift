// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform

/// `Locale.current` of a process that runs on a device.
///
/// Foundation on Linux makes it from the constant `en_001`; it asks neither the environment nor any
/// preferences, and its reader of them is compiled in. But it makes one object, keeps it, and
/// that object stands behind every `Locale.current`, `autoupdatingCurrent`, `Calendar.current` and
/// formatter without a locale of its own. So the object is given the contents of another one of
/// its class, which Foundation itself makes for the device's identifier. Nothing is known here of
/// what a locale consists of, and where the shapes are not as expected, nothing is touched.
package enum CurrentLocale {
  /// Makes the device's locale the current one; without a device does nothing.
  ///
  /// Call it before the app's own code runs and while there is no other thread.
  package static func adoptDevice() {
    guard let identifier = LaunchVariable.locale.value, !identifier.isEmpty else { return }
    guard adopt(identifier) else {
      return DeveloperWarnings.tell(
        "Locale.current stays '\(Locale.current.identifier)', since this version of Foundation is "
          + "not known; pass Locale(identifier: \"\(identifier)\") where a format matters")
    }
  }

  /// - Returns: whether the current locale has the identifier now.
  static func adopt(_ identifier: String) -> Bool {
    if Locale.current.identifier == identifier { return true }
    guard let new = fresh(identifier), let other = fresh(identifier),
      let source = Contents(of: new), let sibling = Contents(of: other),
      let target = Contents(of: .current),
      // Locales that Foundation shares would share the tables that they fill, too.
      source.object != sibling.object, source.object != target.object,
      source.isSameKind(as: sibling), source.isSameKind(as: target)
    else { return false }
    // Each owns what both now refer to, so neither may ever go.
    for contents in [source, target] {
      _ = Unmanaged<AnyObject>.fromOpaque(contents.object).retain()
    }
    target.fields.copyMemory(from: UnsafeRawBufferPointer(source.fields))
    return Locale.current.identifier == new.identifier
  }

  /// A locale that nobody else has: one with preferences is made anew for each archive, while
  /// `Locale(identifier:)` hands out the same one again.
  private static func fresh(_ identifier: String) -> Locale? {
    let archive = Archive(identifier: identifier, preferences: ["locale": identifier])
    guard let data = try? JSONEncoder().encode(archive) else { return nil }
    return try? JSONDecoder().decode(Locale.self, from: data)
  }

  /// How Foundation archives a locale with the preferences of a person.
  private struct Archive: Encodable {
    var identifier: String
    /// A locale of its own, not a name for the current one.
    var current = 0
    var preferences: [String: String]
  }
}

/// The object behind a locale, which is a reference with its table of a protocol.
private struct Contents {
  let object: UnsafeMutableRawPointer
  private let table: UnsafeRawPointer
  private let type: UnsafeRawPointer
  private let size: Int

  /// Every Swift object begins with its type and its count of references.
  private static let headerSize = 16
  /// Where a class's metadata says how large an instance is (Swift's ABI, without Objective-C).
  private static let sizeOffset = 24

  init?(of locale: Locale) {
    guard MemoryLayout<Locale>.size == 2 * MemoryLayout<UInt>.size,
      MemoryLayout<UInt>.size == 8
    else { return nil }
    let (first, second) = withUnsafeBytes(of: locale) { bytes in
      (
        bytes.load(as: UnsafeMutableRawPointer?.self),
        bytes.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
      )
    }
    guard let first, let second, UInt(bitPattern: first) % 16 == 0,
      let type = first.load(as: UnsafeRawPointer?.self)
    else { return nil }
    object = first
    table = second
    self.type = type
    size = Int(type.load(fromByteOffset: Self.sizeOffset, as: UInt32.self))
    guard size > Self.headerSize, size <= HeapBlock.size(at: first) else { return nil }
  }

  func isSameKind(as other: Contents) -> Bool {
    table == other.table && type == other.type && size == other.size
  }

  var fields: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(
      start: object + Self.headerSize, count: size - Self.headerSize)
  }
}
