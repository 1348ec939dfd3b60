// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// An interval that has begun. Whoever ends it hands it back.
///
/// It can be encoded and decoded, so that an interval may end in other code than began it.
public final class OSSignpostIntervalState: Codable, @unchecked Sendable {
  let id: OSSignpostID
  /// An atomic protects the one thing that changes.
  private let isOpen: Atomic<Bool>

  private init(id: OSSignpostID, isOpen: Bool) {
    self.id = id
    self.isOpen = Atomic(isOpen)
  }

  /// An interval that was begun by other means.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id, isOpen: true)
  }

  /// Whether this is the interval's identifier and its state.
  public func _hasValue(id: OSSignpostID, isOpen: Bool) -> Bool {
    self.id == id && self.isOpen.load(ordering: .acquiring) == isOpen
  }

  /// - Returns: whether it was open until now.
  func close() -> Bool { isOpen.exchange(false, ordering: .acquiringAndReleasing) }

  private enum CodingKeys: String, CodingKey { case id, isOpen }

  public convenience init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: OSSignpostID(try values.decode(UInt64.self, forKey: .id)),
      isOpen: try values.decode(Bool.self, forKey: .isOpen))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id.rawValue, forKey: .id)
    try values.encode(isOpen.load(ordering: .acquiring), forKey: .isOpen)
  }
}
