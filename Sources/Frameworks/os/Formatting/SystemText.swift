// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Texts that the system's C library makes.
enum SystemText {
  static func time(_ secondsSince1970: Int64) -> String {
    made { oai_text_of_time($0, $1, secondsSince1970) }
  }

  /// A `timeval` or a `timespec`.
  static func time(_ bytes: UnsafeRawBufferPointer, fractionDigits: Int) -> String? {
    guard bytes.count >= oai_size_of_time_pair(), let start = bytes.baseAddress else { return nil }
    var (seconds, fraction) = (Int64(0), Int64(0))
    oai_read_time_pair(start, &seconds, &fraction)
    let digits = String(fraction)
    return time(seconds) + "."
      + String(repeating: "0", count: max(0, fractionDigits - digits.count)) + digits
  }

  static func error(_ number: Int32) -> String { made { oai_text_of_error($0, $1, number) } }

  static func signal(_ number: Int32) -> String { made { oai_text_of_signal($0, $1, number) } }

  /// - Parameter address: in the order of the network.
  static func ipv4(_ address: UInt32) -> String {
    withUnsafeBytes(of: address) { bytes in
      made { oai_text_of_ipv4($0, $1, bytes.baseAddress) }
    }
  }

  static func ipv6(_ bytes: UnsafeRawBufferPointer) -> String? {
    guard bytes.count >= 16 else { return nil }
    return made { oai_text_of_ipv6($0, $1, bytes.baseAddress) }
  }

  static func socketAddress(_ bytes: UnsafeRawBufferPointer) -> String? {
    guard let start = bytes.baseAddress else { return nil }
    let text = made { oai_text_of_socket_address($0, $1, start, bytes.count) }
    return text.isEmpty ? nil : text
  }

  static func uuid(_ bytes: UnsafeRawBufferPointer) -> String? {
    guard bytes.count >= 16 else { return nil }
    var text = ""
    for (index, byte) in bytes.prefix(16).enumerated() {
      if [4, 6, 8, 10].contains(index) { text += "-" }
      text += hexadecimal(byte).uppercased()
    }
    return text
  }

  /// Bytes of no known meaning: `<0badcafe>`.
  static func bytes(_ bytes: UnsafeRawBufferPointer) -> String {
    "<" + bytes.map(hexadecimal).joined() + ">"
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }

  private static func made(_ make: (UnsafeMutablePointer<CChar>, Int) -> Int) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      return String(
        decoding: UnsafeRawBufferPointer(start: start, count: make(start, buffer.count)),
        as: UTF8.self)
    }
  }
}
