// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryModel

/// Who a process is, so that its death can be told from its silence and its unfinished runs can
/// be reported with its version.
struct ProcessEntry {
  let words: Words

  private static let textOffset = 64
  private static let textLimits = [160, 64, 64, 80, 80]

  /// The number of the process, and above it one that no other claim has; zero for nobody.
  var owner: UInt64 { words.ordered(0) }
  /// Zero until the owner has written it.
  var start: UInt64 { isWritten ? words[8] : 0 }
  var boot: UInt64 { isWritten ? words[16] : 0 }

  /// Whether what the entry says is the owner's, and not that of one before.
  private var isWritten: Bool { words[48] == owner }

  static func process(_ owner: UInt64) -> Int32 { Int32(truncatingIfNeeded: owner) }

  /// Takes a free entry.
  func claim(process: Int32) -> Bool {
    let own = UInt64(UInt32(bitPattern: process)) | (SystemInterface.random() | 1) << 32
    return words.replace(0, 0, with: own)
  }

  /// Frees the entry; late, after others freed and claimed it, it does nothing.
  func release(_ owner: UInt64) { _ = words.replace(0, owner, with: 0) }

  func write(start: UInt64, context: TelemetryContext) {
    words[24] = UInt64(bitPattern: context.clockOffset)
    let texts = [context.bundle, context.version, context.build, context.system, context.device]
    var lengths: UInt64 = 0
    var offset = Self.textOffset
    for (index, text) in texts.enumerated() {
      let bytes = Array(text.utf8.prefix(Self.textLimits[index]))
      bytes.withUnsafeBytes {
        (words.base + offset).copyMemory(
          from: $0.baseAddress ?? UnsafeRawPointer(words.base), byteCount: bytes.count)
      }
      offset += bytes.count
      lengths |= UInt64(bytes.count) << UInt64(index * 8)
    }
    words[40] = lengths
    words[32] = UInt64(context.kind.rawValue)
    words[16] = context.boot
    words[8] = start
    words[48] = owner
  }

  /// What the process said of itself.
  var context: TelemetryContext {
    var offset = Self.textOffset
    let lengths = words[40]
    let texts = (0..<5).map { index in
      let length = min(Int(lengths >> UInt64(index * 8) & 0xFF), Self.textLimits[index])
      defer { offset += length }
      return String(
        decoding: UnsafeRawBufferPointer(start: words.base + offset, count: length), as: UTF8.self)
    }
    return TelemetryContext(
      bundle: texts[0], version: texts[1], build: texts[2], system: texts[3], device: texts[4],
      kind: TelemetryProcessKind(rawValue: UInt8(truncatingIfNeeded: words[32])) ?? .app,
      boot: words[16], clockOffset: Int64(bitPattern: words[24]))
  }
}
