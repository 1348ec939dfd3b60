// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CTelemetryAtomics
internal import Glibc

/// What writers say of themselves, in memory that outlives them and that the recorder knows
/// nothing of.
struct Scoreboard {
  /// Words of one writer.
  enum Word: Int {
    /// The number of the run that is about to begin.
    case begun = 0
    /// The number of the run that has begun: `begin` returned.
    case started
    /// The number of the run that was published: `end` returned.
    case published
    /// Set by the controller: stop after the run at hand.
    case stop
    /// Median nanoseconds of a pair, told at the end.
    case median
    /// Nanoseconds of the first pair.
    case first
  }

  private static let stride = 64

  private let base: UnsafeMutableRawPointer

  /// - Parameter count: of writers, to make the file; nil opens one that is there.
  init(_ path: String, count: Int? = nil) throws {
    let descriptor = open(path, count == nil ? O_RDWR : O_RDWR | O_CREAT | O_TRUNC, 0o600)
    guard descriptor >= 0 else { throw TortureError("cannot open the scoreboard") }
    defer { close(descriptor) }
    if let count { ftruncate(descriptor, off_t(count * Self.stride)) }
    let size = Int(lseek(descriptor, 0, SEEK_END))
    guard let base = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      base != MAP_FAILED
    else { throw TortureError("cannot map the scoreboard") }
    self.base = base
  }

  subscript(writer: Int, word: Word) -> UInt64 {
    @inline(__always) get { oai_word_load(base + writer * Self.stride + word.rawValue * 8) }
    @inline(__always) nonmutating set {
      oai_word_store(base + writer * Self.stride + word.rawValue * 8, newValue)
    }
  }
}

struct TortureError: Error, CustomStringConvertible {
  let description: String

  init(_ problem: String) { description = problem }
}
