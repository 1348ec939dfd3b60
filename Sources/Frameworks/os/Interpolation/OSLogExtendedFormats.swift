// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The words of a truth value.
public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`
  case truth
  /// `YES` or `NO`
  case answer
}

/// What the number in an `Int32` means.
public enum OSLogInt32ExtendedFormat: Sendable {
  /// An address in the order of the network: `127.0.0.1`.
  case ipv4Address
  /// `2016-01-12 19:41:37`, in the time zone of the process.
  case secondsSince1970
  /// `[32: Broken pipe]`. The number and the words are this system's.
  case darwinErrno
  /// `drwxr-xr-x`
  case darwinMode
  /// `[sigsegv: Segmentation fault]`. The number and the words are this system's.
  case darwinSignal
  /// `[0x5: (os/kern) failure]`
  case machErrno
  /// `123 kbps`
  case bitrate
  /// `118 Kibps`
  case bitrateIEC
  /// `4.72 kB`
  case byteCount
  /// `4.61 KiB`
  case byteCountIEC
  /// `true` or `false`
  case truth
  /// `YES` or `NO`
  case answer

  var type: ValueType {
    switch self {
    case .ipv4Address: .ipv4Address
    case .secondsSince1970: .time
    case .darwinErrno: .error
    case .darwinMode: .mode
    case .darwinSignal: .signal
    case .machErrno: .machError
    case .bitrate: .bitrate
    case .bitrateIEC: .bitrateIEC
    case .byteCount: .byteCount
    case .byteCountIEC: .byteCountIEC
    case .truth: .truth
    case .answer: .answer
    }
  }
}

/// What the number in an `Int` means.
public enum OSLogIntExtendedFormat: Sendable {
  /// `123 kbps`
  case bitrate
  /// `118 Kibps`
  case bitrateIEC
  /// `4.72 kB`
  case byteCount
  /// `4.61 KiB`
  case byteCountIEC
  /// `2016-01-12 19:41:37`, in the time zone of the process.
  case secondsSince1970

  var type: ValueType {
    switch self {
    case .bitrate: .bitrate
    case .bitrateIEC: .bitrateIEC
    case .byteCount: .byteCount
    case .byteCountIEC: .byteCountIEC
    case .secondsSince1970: .time
    }
  }
}

/// What the bytes behind a pointer mean.
public enum OSLogPointerFormat: Sendable {
  /// `fe80::f:86ff:fee9:5c16`
  case ipv6Address
  /// `2016-01-12 19:41:37.774236`, in the time zone of the process.
  case timeval
  /// `2016-01-12 19:41:37.382382823`, in the time zone of the process.
  case timespec
  /// `10742E39-0657-41F8-AB99-878C5EC2DCAA`
  case uuid
  /// The address of a `sockaddr` of this system.
  case sockaddr
  /// The bytes themselves, in hexadecimal digits.
  case none

  var type: ValueType? {
    switch self {
    case .ipv6Address: .ipv6Address
    case .timeval: .timeval
    case .timespec: .timespec
    case .uuid: .uuid
    case .sockaddr: .socketAddress
    case .none: nil
    }
  }
}
