// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import FoundationEssentials

/// A message on the socket: its length in bytes as a big-endian `UInt32`, then its JSON.
public enum Frame {
  /// No message may be longer; a process that announces one is broken.
  public static let limit = 64 << 20

  public static let headerLength = 4

  /// The bytes of a message, header included.
  public static func encode(_ message: some Encodable) throws -> Data {
    let body = try JSONEncoder().encode(message)
    guard body.count <= limit else { throw FrameError.tooLong(body.count) }
    var frame = Data(capacity: headerLength + body.count)
    withUnsafeBytes(of: UInt32(body.count).bigEndian) { frame.append(contentsOf: $0) }
    frame.append(body)
    return frame
  }

  public static func decode<Message: Decodable>(_ type: Message.Type, from body: Data) throws
    -> Message
  {
    do {
      return try JSONDecoder().decode(type, from: body)
    } catch {
      throw FrameError.notAMessage
    }
  }
}

/// Collects bytes as they arrive and gives back whole frames.
public struct FrameReader: Sendable {
  private var buffer = Data()

  public init() {}

  public mutating func append(_ bytes: some Sequence<UInt8>) { buffer.append(contentsOf: bytes) }

  /// The body of the next whole frame, nil when more bytes are needed.
  ///
  /// - Throws: ``FrameError/tooLong(_:)`` for a length that no message can have, which is how
  ///   junk on the socket usually looks.
  public mutating func next() throws -> Data? {
    guard buffer.count >= Frame.headerLength else { return nil }
    let start = buffer.startIndex
    let length = buffer[start..<start + Frame.headerLength].reduce(0) { $0 << 8 | Int($1) }
    guard length <= Frame.limit else { throw FrameError.tooLong(length) }
    let end = start + Frame.headerLength + length
    guard buffer.endIndex >= end else { return nil }
    let body = Data(buffer[start + Frame.headerLength..<end])
    buffer.removeSubrange(start..<end)
    return body
  }

  /// Whether a frame has begun and not ended.
  public var isInsideFrame: Bool { !buffer.isEmpty }
}

/// Bytes that are not the protocol of this module.
public enum FrameError: Error, Hashable, Sendable, CustomStringConvertible {
  case tooLong(Int)
  case notAMessage

  public var description: String {
    switch self {
    case .tooLong(let length):
      "a frame of \(length) bytes is over the limit of \(Frame.limit); only messages of this protocol may be written to the socket"
    case .notAMessage:
      "the other side sent bytes that are not a message; rebuild the app with the same version as the host"
    }
  }
}
