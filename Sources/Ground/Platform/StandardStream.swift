// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CPlatform
internal import Glibc

/// A standard stream of this process, unbuffered.
package enum StandardStream: Int32, Sendable {
  case input = 0
  case output = 1
  case error = 2

  /// Whether a person sits at the other end.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Another descriptor of the stream, which may be closed without closing it.
  package func duplicate() -> Descriptor? {
    let number = fcntl(rawValue, F_DUPFD_CLOEXEC, 3)
    return number < 0 ? nil : Descriptor(adopting: number)
  }

  /// Takes the numbers of streams that were closed when this process started; call it first.
  ///
  /// Otherwise the next file or socket would get such a number and be written to as output.
  package static func reserveAll() {
    for number in Self.input.rawValue...Self.error.rawValue where fcntl(number, F_GETFD) < 0 {
      // The lowest free number is this one. Reading finds the end, and writing is an error, as it
      // is for a closed stream.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// The columns of the terminal, nil when the stream is a pipe or a file.
  package var columns: Int? {
    let columns = Int(oai_terminal_columns(rawValue))
    return columns > 0 ? columns : nil
  }

  /// Writes all of the text.
  ///
  /// - Throws: an error with ``SystemError/isClosedPipe`` when the reader has gone away.
  package func write(_ text: String) throws(SystemError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(rawValue, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .last("the \(name) could not be written")
      }
    }
  }

  /// The next bytes that arrive, empty at the end of the stream.
  package func read(atMost limit: Int) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: limit)
    while true {
      let count = bytes.withUnsafeMutableBytes { Glibc.read(rawValue, $0.baseAddress, $0.count) }
      if count >= 0 { return Array(bytes.prefix(count)) }
      if errno != EINTR { throw .last("the \(name) could not be read") }
    }
  }

  private var name: String {
    switch self {
    case .input: "standard input"
    case .output: "standard output"
    case .error: "standard error"
    }
  }
}

extension SystemError {
  /// Whether nobody reads what was to be written.
  package var isClosedPipe: Bool { number == EPIPE }
}
