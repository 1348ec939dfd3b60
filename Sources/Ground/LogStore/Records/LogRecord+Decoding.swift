// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension LogRecord {
  /// - Parameter bytes: one whole record whose check sum was right.
  /// - Returns: nil for what a newer version wrote.
  init?(encoded bytes: UnsafeRawBufferPointer) {
    var reader = RecordDecoder(bytes)
    reader.offset = RecordFormat.Offset.version
    guard reader.number(UInt8.self) == RecordFormat.version,
      let kindCode = reader.number(UInt8.self), let detail = reader.number(UInt8.self),
      let flags = reader.number(UInt8.self), let time = reader.number(Int64.self),
      let uptime = reader.number(Int64.self), let sequence = reader.number(UInt64.self),
      let thread = reader.number(UInt64.self), let activity = reader.number(UInt64.self),
      let number = reader.number(UInt64.self), let identifier = reader.number(Int32.self),
      let storeCategory = reader.number(UInt32.self),
      let process = reader.text(), let sender = reader.text(), let subsystem = reader.text(),
      let category = reader.text(), let name = reader.text(), let format = reader.text(),
      let message = reader.text(),
      let kind = Kind(code: kindCode, detail: detail, number: number, name: name),
      let components = reader.components()
    else { return nil }
    self.init(
      kind, time: time, uptime: uptime, threadIdentifier: thread, subsystem: subsystem,
      category: category, formatString: format, message: message, components: components,
      storeCategory: StoreCategory(rawValue: UInt8(truncatingIfNeeded: storeCategory))
        ?? .undefined)
    self.process = process
    self.sender = sender
    self.sequence = sequence
    processIdentifier = identifier
    activityIdentifier = activity
    isTruncated = flags & RecordFormat.truncatedFlag != 0
  }
}

extension LogRecord.Kind {
  fileprivate init?(code: UInt8, detail: UInt8, number: UInt64, name: String) {
    switch code {
    case RecordFormat.KindCode.log:
      guard let level = LogLevel(rawValue: detail) else { return nil }
      self = .log(level)
    case RecordFormat.KindCode.signpost:
      guard let phase = LogSignpost.Phase(rawValue: detail) else { return nil }
      self = .signpost(LogSignpost(phase, identifier: number, name: name))
    case RecordFormat.KindCode.loss:
      guard let reason = LogLoss.Reason(rawValue: detail) else { return nil }
      self = .loss(LogLoss(reason, count: number, owner: name))
    default: return nil
    }
  }
}

/// Reads numbers and texts, and never beyond the end.
private struct RecordDecoder {
  let bytes: UnsafeRawBufferPointer
  var offset = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    guard bytes.count - offset >= MemoryLayout<Number>.size else { return nil }
    defer { offset += MemoryLayout<Number>.size }
    return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: type))
  }

  mutating func data() -> UnsafeRawBufferPointer? {
    guard let count = number(UInt32.self), Int(count) <= bytes.count - offset else { return nil }
    defer { offset += Int(count) }
    return UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + Int(count))])
  }

  mutating func text() -> String? { data().map { String(decoding: $0, as: UTF8.self) } }

  mutating func components() -> [LogComponent]? {
    guard let count = number(UInt16.self) else { return nil }
    var result: [LogComponent] = []
    for _ in 0..<count {
      guard let literal = text(), let placeholder = text(), let argument = argument() else {
        return nil
      }
      result.append(LogComponent(literal: literal, placeholder: placeholder, argument: argument))
    }
    return result
  }

  private mutating func argument() -> LogComponent.Argument? {
    switch number(UInt8.self) {
    case RecordFormat.ArgumentCode.none: LogComponent.Argument.none
    case RecordFormat.ArgumentCode.string: text().map { .string($0) }
    case RecordFormat.ArgumentCode.signed: number(Int64.self).map { .signed($0) }
    case RecordFormat.ArgumentCode.unsigned: number(UInt64.self).map { .unsigned($0) }
    case RecordFormat.ArgumentCode.double:
      number(UInt64.self).map { .double(Double(bitPattern: $0)) }
    case RecordFormat.ArgumentCode.data: data().map { .data(Array($0)) }
    default: nil
    }
  }
}
