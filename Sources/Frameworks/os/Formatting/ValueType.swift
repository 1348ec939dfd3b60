// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What a value means, as a format says it between braces: `%{darwin.errno}d`.
enum ValueType: String {
  case truth = "bool"
  case answer = "BOOL"
  case time = "time_t"
  case timeval
  case timespec
  case error = "darwin.errno"
  case mode = "darwin.mode"
  case signal = "darwin.signal"
  case machError = "mach.errno"
  case bitrate
  case bitrateIEC = "iec-bitrate"
  case byteCount = "bytes"
  case byteCountIEC = "iec-bytes"
  case uuid = "uuid_t"
  case ipv4Address = "network:in_addr"
  case ipv6Address = "network:in6_addr"
  case socketAddress = "network:sockaddr"

  /// The text of a number of this type; nil for a type whose values are bytes.
  func text(of number: Int64) -> String? {
    switch self {
    case .truth: number == 0 ? "false" : "true"
    case .answer: number == 0 ? "NO" : "YES"
    case .time: SystemText.time(number)
    case .error: SystemText.error(Int32(truncatingIfNeeded: number))
    case .mode: FileModeText.text(of: UInt32(truncatingIfNeeded: number))
    case .signal: SystemText.signal(Int32(truncatingIfNeeded: number))
    case .machError: MachErrorText.text(of: Int32(truncatingIfNeeded: number))
    case .bitrate: QuantityText.bitrate.text(of: number)
    case .bitrateIEC: QuantityText.bitrateIEC.text(of: number)
    case .byteCount: QuantityText.byteCount.text(of: number)
    case .byteCountIEC: QuantityText.byteCountIEC.text(of: number)
    case .ipv4Address: SystemText.ipv4(UInt32(truncatingIfNeeded: number))
    case .timeval, .timespec, .uuid, .ipv6Address, .socketAddress: nil
    }
  }

  /// The text of the bytes of this type; nil when they are too few or mean nothing.
  func text(of bytes: UnsafeRawBufferPointer) -> String? {
    switch self {
    case .uuid: SystemText.uuid(bytes)
    case .ipv6Address: SystemText.ipv6(bytes)
    case .socketAddress: SystemText.socketAddress(bytes)
    case .timeval: SystemText.time(bytes, fractionDigits: 6)
    case .timespec: SystemText.time(bytes, fractionDigits: 9)
    case .ipv4Address:
      bytes.count < 4
        ? nil : SystemText.ipv4(bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self))
    case .truth, .answer, .time, .error, .mode, .signal, .machError, .bitrate, .bitrateIEC,
      .byteCount, .byteCountIEC:
      nil
    }
  }
}
