// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Parameters of an intent that a query or an options provider looks at.
///
/// `@unchecked`: `intent` is guarded by its lock, the key paths are written once.
@propertyWrapper public final class IntentParameterDependency<Intent>: @unchecked Sendable
where Intent: AppIntent {
  private let keyPaths: [PartialKeyPath<Intent>]
  private let intent = Mutex<Intent?>(nil)

  public init<each V: _IntentValue & Sendable>(
    _ keyPaths: repeat KeyPath<Intent, IntentParameter<each V>>
  ) {
    var all: [PartialKeyPath<Intent>] = []
    for keyPath in repeat each keyPaths { all.append(keyPath) }
    self.keyPaths = all
  }

  /// The intent with the values known so far; nil when one of the named parameters has none, or
  /// when the question comes from elsewhere.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = intent.withLock({ $0 }) else { return nil }
    let isKnown = keyPaths.allSatisfy { keyPath in
      (intent[keyPath: keyPath] as? any AnyParameterBox)?.hasValue == true
    }
    return isKnown ? IntentProjection(intent: intent) : nil
  }
}

extension IntentParameterDependency: AnyParameterDependencyBox {
  package func fill(from intent: any AppIntent) {
    guard let intent = intent as? Intent else { return }
    self.intent.withLock { $0 = intent }
  }
}

extension IntentParameterDependency: Hashable {
  /// Two dependencies are the same when they are one object.
  public static func == (lhs: IntentParameterDependency, rhs: IntentParameterDependency) -> Bool {
    lhs === rhs
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension IntentParameterDependency: CustomDebugStringConvertible {
  public var debugDescription: String { "IntentParameterDependency<\(Intent.self)>" }
}

/// The values of an intent's parameters.
@dynamicMemberLookup public final class IntentProjection<Intent> where Intent: AppIntent {
  private let intent: Intent

  init(intent: Intent) { self.intent = intent }

  public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value.UnwrappedType
  where Value: _IntentValue {
    guard let value = intent[keyPath: keyPath] as? Value.UnwrappedType else {
      fatalError(
        "a parameter of '\(Intent.self)' has no value; name it in @IntentParameterDependency to be asked only when it has one"
      )
    }
    return value
  }
}
