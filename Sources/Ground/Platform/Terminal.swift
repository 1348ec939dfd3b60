// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CPlatform
internal import Glibc

/// What the standard streams are connected to.
package enum Terminal {
  package enum Stream: Int32, Sendable {
    case input, output, error
  }

  /// Whether a person sits at this stream.
  package static func isInteractive(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

  /// The columns of the terminal, nil when the stream is a pipe or a file.
  package static func columns(of stream: Stream = .output) -> Int? {
    let columns = Int(oai_terminal_columns(stream.rawValue))
    return columns > 0 ? columns : nil
  }
}
