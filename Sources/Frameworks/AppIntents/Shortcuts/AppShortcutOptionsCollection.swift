// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Values of a shortcut's parameter, under a heading.
public struct AppShortcutOptionsCollection<Provider>: AppShortcutOptionsCollectionProtocol
where Provider: DynamicOptionsProvider {
  public let dynamicOptionsProvider: Provider
  public let title: LocalizedStringResource
  public let systemImageName: String?

  public init(
    _ dynamicOptionsProvider: Provider, title: LocalizedStringResource,
    systemImageName: String? = nil
  ) {
    self.dynamicOptionsProvider = dynamicOptionsProvider
    self.title = title
    self.systemImageName = systemImageName
  }
}

/// Values of a shortcut's parameter, under a heading.
public protocol AppShortcutOptionsCollectionProtocol {
  associatedtype Provider: DynamicOptionsProvider

  var dynamicOptionsProvider: Provider { get }
  var title: LocalizedStringResource { get }
  var systemImageName: String? { get }
}

/// Several collections.
public protocol AppShortcutOptionsCollectionSpecification<Value>: Sendable, Sequence
where Element == any AppShortcutOptionsCollectionProtocol {
  associatedtype Value: _IntentValue
}

/// Collects collections.
@resultBuilder public enum AppShortcutOptionsCollectionSpecificationBuilder<Value>
where Value: _IntentValue {
  public static func buildBlock<each Collection: AppShortcutOptionsCollectionProtocol>(
    _ collections: repeat each Collection
  ) -> some AppShortcutOptionsCollectionSpecification<Value> {
    var all: [any AppShortcutOptionsCollectionProtocol] = []
    for collection in repeat each collections { all.append(collection) }
    return CollectedOptions<Value>(collections: all)
  }
}

/// `@unchecked`: the collections are written once and their providers only read.
private struct CollectedOptions<Value: _IntentValue>: AppShortcutOptionsCollectionSpecification,
  @unchecked Sendable
{
  let collections: [any AppShortcutOptionsCollectionProtocol]

  func makeIterator() -> IndexingIterator<[any AppShortcutOptionsCollectionProtocol]> {
    collections.makeIterator()
  }
}
