// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NotificationCenter {
  /// The notifications of a name, as they are posted from the first call of `next()` on.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications that arrive over time.
  public final class Notifications: AsyncSequence {
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func makeAsyncIterator() -> Iterator {
      Iterator(center: center, name: name, object: object)
    }

    /// Receives while it lives.
    public struct Iterator: AsyncIteratorProtocol {
      private let observation: Observation
      private var posted: AsyncStream<Post>.Iterator

      fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
        let (stream, continuation) = AsyncStream<Post>.makeStream()
        posted = stream.makeAsyncIterator()
        observation = Observation(
          center: center,
          token: center.addObserver(forName: name, object: object, queue: nil) {
            continuation.yield(Post(notification: $0))
          })
      }

      public mutating func next() async -> Notification? {
        await posted.next(isolation: nil)?.notification
      }
    }
  }
}

/// `@unchecked Sendable`: a notification is not changed after it was posted; whoever receives it
/// shares its objects with the poster, as with a block observer.
private struct Post: @unchecked Sendable {
  var notification: Notification
}

/// Ends with its last owner.
private final class Observation {
  private let center: NotificationCenter
  private let token: any NSObjectProtocol

  init(center: NotificationCenter, token: any NSObjectProtocol) {
    self.center = center
    self.token = token
  }

  deinit { center.removeObserver(token) }
}
