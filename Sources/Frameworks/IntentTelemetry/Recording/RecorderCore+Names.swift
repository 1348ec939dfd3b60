// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryModel

extension RecorderCore {
  /// The number of a name, 0 for the empty one.
  @inline(__always)
  func number(of text: String) -> Int {
    if text.isEmpty { return 0 }
    var text = text
    return text.withUTF8 { bytes in
      let bytes = bytes.count <= SegmentLayout.textLimit ? bytes : Self.shortened(bytes)
      let hash = TextHash.of(bytes)
      let number = texts.find(bytes, hash: hash)
      return number != 0 ? number : addName(bytes, hash: hash)
    }
  }

  @inline(never)
  private func addName(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int {
    lock.withLock { texts.add(bytes, hash: hash) }
  }

  /// As many whole characters of UTF-8 as a definition holds.
  static func shortened(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var count = SegmentLayout.textLimit
    while count > 0, bytes[count] & 0xC0 == 0x80 { count -= 1 }
    return UnsafeBufferPointer(rebasing: bytes[..<count])
  }

  /// The cell where a name is defined in a segment, 0 for no name; nil when the segment takes no
  /// more.
  @inline(__always)
  func cell(_ number: Int, in use: SegmentPool.Use) -> UInt16? {
    if number == 0 { return 0 }
    let cell = texts.cell(number, serial: use.serial)
    return cell != 0 ? cell : define(number, in: use)
  }

  @inline(never)
  private func define(_ number: Int, in use: SegmentPool.Use) -> UInt16? {
    let bytes = texts.bytes(number)
    let definitions = SegmentDefinitions(use: use)
    let hash = texts.hash(number)
    if let cell = definitions.find(hash, isWanted: { definitions.isText(bytes, at: $0) }) {
      texts.setCell(number, serial: use.serial, cell: cell)
      return cell
    }
    guard let cell = use.append(.text, RecordWords.text(bytes)) else { return nil }
    definitions.add(hash, cell: cell)
    texts.setCell(number, serial: use.serial, cell: cell)
    return cell
  }

  /// A text that is written once and not looked up again.
  func defineOnce(_ text: String, in use: SegmentPool.Use) -> UInt16? {
    var text = text
    return text.withUTF8 { bytes in
      let bytes = bytes.count <= SegmentLayout.textLimit ? bytes : Self.shortened(bytes)
      return use.append(.text, RecordWords.text(bytes))
    }
  }

  /// The cell of this process's context; nil when the segment takes no more.
  @inline(__always)
  func ownContextCell(in use: SegmentPool.Use) -> UInt16? {
    let cell = use.context
    return cell != 0 ? cell : defineOwnContext(in: use)
  }

  @inline(never)
  private func defineOwnContext(in use: SegmentPool.Use) -> UInt16? {
    guard let cell = define(lock.withLock { ownContext() }, in: use) else { return nil }
    use.context = cell
    return cell
  }

  /// The cell of a context, that of another process where it says the same.
  func define(_ context: TelemetryContext, in use: SegmentPool.Use) -> UInt16? {
    let names = [context.bundle, context.version, context.build, context.system, context.device]
    var cells: [UInt16] = []
    for name in names {
      guard let cell = cell(number(of: name), in: use) else { return nil }
      cells.append(cell)
    }
    let record = ContextRecord(
      boot: context.boot, clockOffset: context.clockOffset, bundle: cells[0], version: cells[1],
      build: cells[2], system: cells[3], device: cells[4], kind: context.kind)
    let definitions = SegmentDefinitions(use: use)
    var shape = record.encode().array
    // Processes that start within a second of each other's clocks are of one context.
    shape[1] = 0
    let hash = shape.withUnsafeBytes { TextHash.of($0.bindMemory(to: UInt8.self)) } ^ 0x5555
    if let cell = definitions.find(hash, isWanted: { definitions.isContext(record, at: $0) }) {
      return cell
    }
    guard let cell = use.append(.context, record.encode().array) else { return nil }
    definitions.add(hash, cell: cell)
    return cell
  }
}
