// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Platform

extension LogRecord {
  /// The record as it lies in a file.
  func encoded() -> [UInt8] {
    let length = encodedLength
    guard length <= RecordFormat.longestRecord else { return truncated().encoded() }
    return [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      var writer = RecordEncoder(UnsafeMutableRawBufferPointer(buffer))
      encode(into: &writer)
      count = writer.offset
      let checked = UnsafeRawBufferPointer(buffer)[(RecordFormat.Offset.checksum + 4)..<count]
      writer.offset = RecordFormat.Offset.checksum
      writer.add(CRC32C.checksum(of: UnsafeRawBufferPointer(rebasing: checked)))
    }
  }

  private func encode(into writer: inout RecordEncoder) {
    let (kind, detail, number, name) = kindFields
    writer.add(RecordFormat.magic)
    writer.add(UInt32(truncatingIfNeeded: writer.buffer.count))
    writer.add(UInt32(0))
    writer.add(RecordFormat.version)
    writer.add(kind)
    writer.add(detail)
    writer.add(isTruncated ? RecordFormat.truncatedFlag : UInt8(0))
    writer.add(time)
    writer.add(uptime)
    writer.add(sequence)
    writer.add(threadIdentifier)
    writer.add(activityIdentifier)
    writer.add(number)
    writer.add(processIdentifier)
    writer.add(UInt32(storeCategory.rawValue))
    for text in [process, sender, subsystem, category, name, formatString, message] {
      writer.add(text)
    }
    writer.add(UInt16(truncatingIfNeeded: components.count))
    for component in components {
      writer.add(component.literal)
      writer.add(component.placeholder)
      switch component.argument {
      case .none: writer.add(RecordFormat.ArgumentCode.none)
      case .string(let value):
        writer.add(RecordFormat.ArgumentCode.string)
        writer.add(value)
      case .signed(let value):
        writer.add(RecordFormat.ArgumentCode.signed)
        writer.add(value)
      case .unsigned(let value):
        writer.add(RecordFormat.ArgumentCode.unsigned)
        writer.add(value)
      case .double(let value):
        writer.add(RecordFormat.ArgumentCode.double)
        writer.add(value.bitPattern)
      case .data(let value):
        writer.add(RecordFormat.ArgumentCode.data)
        writer.add(UInt32(truncatingIfNeeded: value.count))
        value.withUnsafeBytes { writer.add($0) }
      }
    }
  }

  private var kindFields: (kind: UInt8, detail: UInt8, number: UInt64, name: String) {
    switch kind {
    case .log(let level): (RecordFormat.KindCode.log, level.rawValue, 0, "")
    case .signpost(let signpost):
      (
        RecordFormat.KindCode.signpost, signpost.phase.rawValue, signpost.identifier, signpost.name
      )
    case .loss(let loss):
      (RecordFormat.KindCode.loss, loss.reason.rawValue, loss.count, loss.owner)
    }
  }

  private var encodedLength: Int {
    var length = RecordFormat.Offset.texts + 2
    for text in [process, sender, subsystem, category, kindFields.name, formatString, message] {
      length += 4 + text.utf8.count
    }
    for component in components {
      length += 9 + component.literal.utf8.count + component.placeholder.utf8.count
      switch component.argument {
      case .none: break
      case .string(let value): length += 4 + value.utf8.count
      case .signed, .unsigned, .double: length += 8
      case .data(let value): length += 4 + value.count
      }
    }
    return length
  }

  /// The same record without components and with texts that surely fit.
  private func truncated() -> LogRecord {
    var record = self
    record.isTruncated = true
    record.components = []
    record.message = message.cut(RecordFormat.longestMessage)
    record.formatString = formatString.cut(RecordFormat.longestText)
    record.process = process.cut(RecordFormat.longestText)
    record.sender = sender.cut(RecordFormat.longestText)
    record.subsystem = subsystem.cut(RecordFormat.longestText)
    record.category = category.cut(RecordFormat.longestText)
    switch kind {
    case .signpost(var signpost):
      signpost.name = signpost.name.cut(RecordFormat.longestText)
      record.kind = .signpost(signpost)
    case .loss(var loss):
      loss.owner = loss.owner.cut(RecordFormat.longestText)
      record.kind = .loss(loss)
    case .log: break
    }
    return record
  }
}

extension String {
  /// At most that many bytes, never half a character.
  fileprivate func cut(_ limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var end = utf8.index(startIndex, offsetBy: limit)
    while end > startIndex, end.samePosition(in: unicodeScalars) == nil {
      end = utf8.index(before: end)
    }
    return String(self[..<end])
  }
}

/// Puts numbers and texts behind each other into memory that is large enough.
private struct RecordEncoder {
  let buffer: UnsafeMutableRawBufferPointer
  var offset = 0

  init(_ buffer: UnsafeMutableRawBufferPointer) { self.buffer = buffer }

  mutating func add<Number: FixedWidthInteger>(_ number: Number) {
    buffer.storeBytes(of: number.littleEndian, toByteOffset: offset, as: Number.self)
    offset += MemoryLayout<Number>.size
  }

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    UnsafeMutableRawBufferPointer(rebasing: buffer[offset...]).copyMemory(from: bytes)
    offset += bytes.count
  }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      add(UInt32(truncatingIfNeeded: bytes.count))
      add(UnsafeRawBufferPointer(bytes))
    }
  }
}
